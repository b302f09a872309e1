import { happened, type Prospects, type Seat, type Span } from '@saloon/kernel';
import { sumOf } from '../rules/cards.ts';
import { dollars, hasCowboy, type Phase, type Player, playerAt, type State, totalOf } from '../rules/state.ts';

/** What may follow a move: in this robbery or the next one, over two robberies, and by the end of the game. */
export type Fact =
  | 'takes-loot'
  | 'rivals-take'
  | 'loses-cowboy'
  | 'rival-loses-cowboy'
  | 'bullets-left'
  | 'next-takes-loot'
  | 'next-rivals-take'
  | 'next-loses-cowboy'
  | 'two-gains'
  | 'two-rivals-gain';

const BETWEEN: readonly Phase[] = ['arming', 'hire', 'call'];

const gainOf = (start: State, state: State, team: number): number =>
  dollars(totalOf(state, team) - totalOf(start, team));

/** What the other teams gained, the best of them. */
function rivalGain(start: State, state: State, seat: Seat): number {
  const { team } = playerAt(start, seat);
  const others = new Set(start.players.map((player) => player.team).filter((one) => one !== team));
  return Math.max(...[...others].map((one) => gainOf(start, state, one)));
}

const hasLost = (before: Player, after: Player): boolean => hasCowboy(before) && after.cowboy !== before.cowboy;

function rivalHasLost(start: State, state: State, seat: Seat): boolean {
  const { team } = playerAt(start, seat);
  return start.players.some((before, i) => before.team !== team && hasLost(before, state.players[i] ?? before));
}

const robbery: Span<State, Fact> = {
  isOver: (start, { robberies }) => robberies > start.robberies,
  facts: (start, state, seat) => {
    const [before, after] = [playerAt(start, seat), playerAt(state, seat)];
    const takes = happened(gainOf(start, state, before.team) > 0);
    const theirs = happened(rivalGain(start, state, seat) > 0);
    const loses = happened(hasLost(before, after));
    if (BETWEEN.includes(start.phase)) {
      return { 'next-takes-loot': takes, 'next-rivals-take': theirs, 'next-loses-cowboy': loses };
    }
    return {
      'takes-loot': takes,
      'rivals-take': theirs,
      'loses-cowboy': loses,
      'rival-loses-cowboy': happened(rivalHasLost(start, state, seat)),
      'bullets-left': sumOf(after.hand),
    };
  },
};

const twoRobberies: Span<State, Fact> = {
  isFar: true,
  isOver: (start, { robberies }) => robberies > start.robberies + 1,
  facts: (start, state, seat) => ({
    'two-gains': gainOf(start, state, playerAt(start, seat).team),
    'two-rivals-gain': rivalGain(start, state, seat),
  }),
};

export const prospects: Prospects<State, Fact> = {
  spans: [robbery, twoRobberies],
  least: {
    'takes-loot': 8,
    'rivals-take': -8,
    'loses-cowboy': -8,
    'rival-loses-cowboy': 8,
    'bullets-left': 1,
    'next-takes-loot': 8,
    'next-rivals-take': -8,
    'next-loses-cowboy': -8,
    'two-gains': 10_000,
    'two-rivals-gain': -10_000,
  },
};
