import { happened, type Prospects } from '@saloon/kernel';
import { countOf, JOKER, ordinaryPart } from '../rules/cards.ts';
import { bestReading, sizeOfSet } from '../rules/showdown.ts';
import { playerAt, type State } from '../rules/state.ts';

/** What may follow a move by the end of the round. */
export type Fact = 'comes-first' | 'takes' | 'is-shut-out' | 'set-size' | 'best-rival-takes';

export const prospects: Prospects<State, Fact> = {
  spans: [
    {
      isOver: (_start, { phase }) => phase === 'round-over',
      facts: (start, state, seat) => {
        const { division } = state;
        if (division === undefined) return {};
        const { revolver } = playerAt(state, seat);
        const gained = state.players.map(({ score }, by) => score - (start.players[by]?.score ?? 0));
        return {
          'comes-first': happened(division.ranking[0] === seat),
          takes: gained[seat] ?? 0,
          'is-shut-out': happened(division.excluded.includes(seat)),
          'set-size': sizeOfSet(bestReading(ordinaryPart(revolver), countOf(revolver, JOKER))),
          'best-rival-takes': Math.max(...gained.filter((_, by) => by !== seat)),
        };
      },
    },
  ],
  least: { 'comes-first': 8, takes: 0.4, 'is-shut-out': -8, 'set-size': 0.3, 'best-rival-takes': -0.4 },
};
