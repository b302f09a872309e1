import type { PlayedRound, PlayedTable } from '@saloon/people/tournaments';
import type { RoundTable } from './tournament.ts';

/** The rounds as the pairing and the standings read them. Tables without a result yet are left out. */
export function historyOf(tables: readonly RoundTable[], rounds: number): readonly PlayedRound[] {
  return Array.from({ length: rounds }, (_, i) => {
    const own = tables.filter(({ round }) => round === i + 1);
    return {
      tables: own.flatMap(playedTable),
      byes: own.filter(({ table }) => table === undefined).flatMap(({ people }) => people),
    };
  });
}

function playedTable({ table, people, result }: RoundTable): readonly PlayedTable[] {
  if (table === undefined || result === undefined) return [];
  if (result === 'void') return [{ seats: people.map((id) => ({ id, place: 1 })), isVoid: true }];
  return [{ seats: result }];
}
