import type { PlayedSeat } from '@saloon/people/tournaments';
import type { FinishedPlayer } from '../../core/store/finished-game.ts';
import type { RoundTable } from './tournament.ts';

/**
 * The result of a finished table, in seat order. A player for whom a bot played at the end has missed the game; the places
 * are those among the people who came, and a player who missed it shares the last one.
 */
export function resultOf({ people }: RoundTable, players: readonly FinishedPlayer[]): readonly PlayedSeat[] {
  const came = players.filter((player, i) => i < people.length && player.hasLeft !== true);
  return people.map((id, i): PlayedSeat => {
    const player = players[i];
    const team = player?.team === undefined ? {} : { team: player.team };
    if (player === undefined || player.hasLeft === true) {
      return { id, place: came.length + 1, ...team, hasMissed: true };
    }
    return { id, place: 1 + came.filter(({ place }) => place < player.place).length, ...team };
  });
}
