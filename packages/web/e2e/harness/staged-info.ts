import { type AnyGame, defaultOptions, seat, seatsOf } from '@saloon/kernel';
import type { TableId, TableInfo } from '@saloon/protocol';

/** The info of a staged table with these people in its seats. */
export const stagedInfo = (id: TableId, game: AnyGame, state: unknown, names: readonly string[]): TableInfo => ({
  id,
  game: game.id,
  title: '',
  options: { ...(defaultOptions(game.options) as object) },
  seats: seatsOf(game.seatCount(state)).map((at) => ({
    type: 'person',
    name: names[at] ?? '',
    isHere: true,
    isReady: true,
    standIn: undefined,
  })),
  host: seat(0),
  isPrivate: true,
  watching: { isAllowed: true, delay: 0 },
  spectators: 0,
  seedHash: undefined,
  phase: 'playing',
  dealtAt: 0,
  undo: undefined,
});
