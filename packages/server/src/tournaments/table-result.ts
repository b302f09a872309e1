import type { PlayedSeat } from '@saloon/people/tournaments';
import type { FinishedPlayer } from '../store/finished-game.ts';
import type { RoundTable } from './tournament.ts';

/** The result of a finished table, in seat order. A player for whom a bot played at the end has missed the game. */
export const resultOf = ({ people }: RoundTable, players: readonly FinishedPlayer[]): readonly PlayedSeat[] =>
  people.map((id, i): PlayedSeat => {
    const player = players[i];
    return {
      id,
      place: player?.place ?? people.length,
      ...(player?.team === undefined ? {} : { team: player.team }),
      ...(player === undefined || player.hasLeft === true ? { hasMissed: true } : {}),
    };
  });
