import { happened, type Prospects, type Seat, type Span } from '@saloon/kernel';
import { CARDS, printOf } from '../rules/card-ids.ts';
import { handOf, handSize, kindOfHeld } from '../rules/hand.ts';
import { MAX_HEALTH, NOBODY, opponentOf, type State } from '../rules/state.ts';

/** What may follow a move: on the opponent's next turn, before your next one, over two turns each, and by the end. */
export type Fact =
  | 'kills'
  | 'loses'
  | 'harms'
  | 'suffers'
  | 'can-answer'
  | 'hand'
  | 'rival-hand'
  | 'later-kills'
  | 'later-loses'
  | 'later-harms'
  | 'later-suffers'
  | 'ends-with'
  | 'rival-ends-with';

/** The health of a side, its reserve included. */
function lifeOf(state: State, seat: Seat): number {
  const reserve = (state.reserve[seat] ?? []).reduce((sum, char) => sum + (MAX_HEALTH[char] ?? 0), 0);
  return reserve + (state.health[2 * seat] ?? 0) + (state.health[2 * seat + 1] ?? 0);
}

const lostBy = (start: State, state: State, seat: Seat): number => lifeOf(start, seat) - lifeOf(state, seat);
const hasDied = (start: State, state: State, seat: Seat): boolean =>
  (state.removed[seat] ?? []).length > (start.removed[seat] ?? []).length;

/** Missed! or Return Fire in hand. */
const canAnswer = (state: State, seat: Seat): boolean =>
  handOf(state, seat).some((held) => {
    const [card] = CARDS.slice(kindOfHeld(held), kindOfHeld(held) + 1);
    return card !== undefined && ['missed', 'return-fire'].includes(printOf(card).name);
  });

const isTurnOf = (start: State, { turn, active }: State, seat: Seat, after: number): boolean =>
  turn > start.turn + after && active === seat;

const toOpponent: Span<State, Fact> = {
  isOver: (start, state, seat) => isTurnOf(start, state, opponentOf(seat), 0),
  facts: (_start, state, seat) => (state.phase === 'over' ? {} : { 'can-answer': happened(canAnswer(state, seat)) }),
};

const toOwnTurn: Span<State, Fact> = {
  isOver: (start, state, seat) => isTurnOf(start, state, seat, 0),
  facts: (start, state, seat) => {
    const rival = opponentOf(seat);
    return {
      kills: happened(hasDied(start, state, rival)),
      loses: happened(hasDied(start, state, seat)),
      harms: lostBy(start, state, rival),
      suffers: lostBy(start, state, seat),
      hand: handSize(state, seat),
      'rival-hand': handSize(state, rival),
    };
  },
};

const twoTurns: Span<State, Fact> = {
  isFar: true,
  isOver: (start, state, seat) => isTurnOf(start, state, seat, 2),
  facts: (start, state, seat) => {
    const rival = opponentOf(seat);
    return {
      'later-kills': happened(hasDied(start, state, rival)),
      'later-loses': happened(hasDied(start, state, seat)),
      'later-harms': lostBy(start, state, rival),
      'later-suffers': lostBy(start, state, seat),
    };
  },
};

/** Characters that were not lost. */
const leftOf = ({ chars, reserve }: State, seat: Seat): number =>
  (reserve[seat] ?? []).length + chars.filter((char, spot) => char !== NOBODY && spot >> 1 === seat).length;

const wholeGame: Span<State, Fact> = {
  isFar: true,
  isOver: () => false,
  facts: (_start, state, seat) => ({
    'ends-with': leftOf(state, seat),
    'rival-ends-with': leftOf(state, opponentOf(seat)),
  }),
};

export const prospects: Prospects<State, Fact> = {
  spans: [toOpponent, toOwnTurn, twoTurns, wholeGame],
  least: {
    kills: 8,
    loses: -8,
    harms: 0.3,
    suffers: -0.3,
    'can-answer': 25,
    hand: 0.5,
    'rival-hand': -0.5,
    'later-kills': 8,
    'later-loses': -8,
    'later-harms': 0.3,
    'later-suffers': -0.3,
    'ends-with': 0.15,
    'rival-ends-with': -0.15,
  },
};
