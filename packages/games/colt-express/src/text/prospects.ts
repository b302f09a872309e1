import { happened, type Prospects, type Seat, seatsOf } from '@saloon/kernel';
import { isGunslinger, lootOf, receivedBy, scoreNow } from '../rules/outcome.ts';
import { playerAt, type State } from '../rules/state.ts';

/** What may follow a move: by the end of the round, then by the end of the game. */
export type Fact =
  | 'gets-loot'
  | 'hits'
  | 'gains'
  | 'is-robbed'
  | 'is-shot'
  | 'rivals-gain'
  | 'is-gunslinger'
  | 'ends-with'
  | 'rival-ends-with';

const rivalsOf = (state: State, seat: Seat): readonly Seat[] =>
  seatsOf(state.players.length).filter((by) => by !== seat);

export const prospects: Prospects<State, Fact> = {
  spans: [
    {
      isOver: (start, { round }) => round !== start.round,
      facts: (start, state, seat) => {
        const gained = lootOf(state, seat) - lootOf(start, seat);
        const rivals = rivalsOf(state, seat);
        const theirs = rivals.reduce((sum, by) => sum + lootOf(state, by) - lootOf(start, by), 0);
        return {
          'gets-loot': happened(gained > 0),
          gains: gained,
          'is-robbed': happened(gained < 0),
          'is-shot': happened(receivedBy(state, seat) > receivedBy(start, seat)),
          hits: happened(playerAt(state, seat).fired > playerAt(start, seat).fired),
          'rivals-gain': theirs / rivals.length,
        };
      },
    },
    {
      isFar: true,
      isOver: () => false,
      facts: (_start, state, seat) => ({
        'is-gunslinger': happened(isGunslinger(state, seat)),
        'ends-with': scoreNow(state, seat),
        'rival-ends-with': Math.max(...rivalsOf(state, seat).map((by) => scoreNow(state, by))),
      }),
    },
  ],
  least: {
    'gets-loot': 8,
    hits: 8,
    gains: 60,
    'is-robbed': -8,
    'is-shot': -8,
    'rivals-gain': -40,
    'is-gunslinger': 6,
    'ends-with': 60,
    'rival-ends-with': -60,
  },
};
