import { type AnyGame, type Lang, seat, type Viewer } from '@saloon/kernel';
import { UsageError } from '../terminal/usage-error.ts';
import { namesIn } from './names.ts';

/** Whose view of the game to narrate: a viewer's, or everything. */
export type PointOfView = Viewer | 'all';

export function readPointOfView(text: string, seats: number): PointOfView {
  if (text === 'all' || text === 'spectator') return text;
  if (/^[0-9]$/.test(text) && Number(text) < seats) return seat(Number(text));
  throw new UsageError(`--eyes is ${JSON.stringify(text)}, allowed: all, spectator, or a seat from 0 to ${seats - 1}`);
}

/** Describes an event as seen from there. Returns undefined if it is hidden, or if the game has no text for it. */
export function tellEvent(game: AnyGame, event: unknown, lang: Lang, eyes: PointOfView): string | undefined {
  const seen = eyes === 'all' ? event : game.redact(event, eyes);
  return seen === undefined ? undefined : game.text[lang].tell(seen, namesIn(lang));
}
