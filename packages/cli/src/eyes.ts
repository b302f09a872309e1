import { type AnyGame, type Lang, seat, type Viewer } from '@saloon/kernel';
import { namesIn } from './names.ts';
import { UsageError } from './usage-error.ts';

/** Whose eyes a story is told through: a viewer's, or everybody's at once. */
export type Eyes = Viewer | 'all';

export function readEyes(text: string, seats: number): Eyes {
  if (text === 'all' || text === 'spectator') return text;
  if (/^[0-9]$/.test(text) && Number(text) < seats) return seat(Number(text));
  throw new UsageError(`--eyes is ${JSON.stringify(text)}, allowed: all, spectator, or a seat from 0 to ${seats - 1}`);
}

/** One event in words, as those eyes saw it; nothing for what they did not see or what needs no telling. */
export function tellEvent(game: AnyGame, event: unknown, lang: Lang, eyes: Eyes): string | undefined {
  const seen = eyes === 'all' ? event : game.redact(event, eyes);
  return seen === undefined ? undefined : game.text[lang].tell(seen, namesIn(lang));
}
