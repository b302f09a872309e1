import { botRating } from '@saloon/catalog';
import type { TableId } from '@saloon/protocol';
import type { GameResult } from '@saloon/table';
import type { FinishedGame } from './finished-game.ts';

/** A finished game as it is stored, with the ratings of its bots. In a rated game, who left has the last place. */
export const finishedGame = (table: TableId, result: GameResult, endedAt: number): FinishedGame => ({
  table,
  game: result.game,
  pace: result.pace,
  isRated: result.isRated,
  endedAt,
  players: result.seats.map(({ level, ...seat }) => ({
    ...seat,
    ...(level === undefined ? {} : { level, bot: botRating(result.game, level) }),
    ...(result.isRated && seat.hasLeft === true ? { place: result.seats.length } : {}),
  })),
});
