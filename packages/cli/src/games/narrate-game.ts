import { botOf, type PlayedGame, playGame } from '@saloon/arena';
import { itemAt, type Lang, seatsOf } from '@saloon/kernel';
import { type PointOfView, tellEvent } from './point-of-view.ts';
import type { TableSetup } from './table-flags.ts';

export type Story = { readonly played: PlayedGame<unknown, unknown, unknown>; readonly lines: readonly string[] };

/** Plays one game between bots, who take the seats in turn, and describes it. Bots from files must be loaded before. */
export function narrateGame(table: TableSetup, bots: readonly string[], lang: Lang, eyes: PointOfView): Story {
  const { game, options, seats, seed } = table;
  const lines: string[] = [];
  const emit = (event: unknown) => {
    const line = tellEvent(game, event, lang, eyes);
    if (line !== undefined) lines.push(line);
  };
  const seated = seatsOf(seats).map((seat) => botOf(itemAt(bots, seat % bots.length)));
  return { played: playGame(game, seated, { options, seats, seed, emit, record: true }), lines };
}
