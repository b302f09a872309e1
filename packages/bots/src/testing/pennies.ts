import { type Game, gameId, type Seat, seat, seatsOf } from '@saloon/kernel';

/**
 * A small game for tests: both seats lay a coin at the same time, face down. The even seat wins if the coins match, the
 * odd seat if they don't. Heads pays `heads` points instead of one.
 */
export type State = { now: number; laid: (Move | undefined)[]; readonly heads: number };
export type Move = 'heads' | 'tails';
export type Options = { readonly heads: number };

const isOver = ({ laid }: State): boolean => laid.every((coin) => coin !== undefined);

function scores({ laid: [even, odd], heads }: State): readonly number[] {
  const prize = even === 'heads' ? heads : 1;
  return even === odd ? [prize, -prize] : [-prize, prize];
}

const text = {
  title: 'Pennies',
  pitch: 'A stand-in for tests',
  options: { heads: { name: 'heads', help: 'what heads pay' } },
  refusals: { 'illegal-move': 'You cannot do that now' },
  describeMove: (move: Move) => move,
  tell: () => undefined,
};

const parseMove = (input: unknown): Move | undefined => (input === 'heads' || input === 'tails' ? input : undefined);

export const pennies: Game<State, Move, never, readonly boolean[], Options> = {
  id: gameId('pennies'),
  rulesVersion: 1,
  options: { heads: { type: 'integer', default: 1, min: 1, max: 9 } },
  seats: () => ({ min: 2, max: 2 }),
  setup: ({ heads }) => ({ now: 0, laid: [undefined, undefined], heads }),
  seatCount: () => 2,
  toAct: (state) => seatsOf(2).filter((by) => state.laid[by] === undefined),
  legalMoves: (state, by) => (state.laid[by] === undefined ? ['heads', 'tails'] : []),
  reflexes: [],
  question: () => undefined,
  apply: (state, input) => {
    state.now = input.at;
    if (input.type === 'move') state.laid[input.seat] = input.move;
  },
  deadline: () => undefined,
  outcome: (state) =>
    isOver(state) ? { scores: scores(state), ranks: scores(state).map((score) => (score > 0 ? 1 : 2)) } : undefined,
  now: (state) => state.now,
  clone: (state) => ({ ...state, laid: state.laid.slice() }),
  view: (state) => state.laid.map((coin) => coin !== undefined),
  redact: (event) => event,
  redeal: (state, me, rng) => ({
    ...state,
    laid: state.laid.map((coin, by) => (by === me || coin === undefined ? coin : guess(rng))),
  }),
  refuse: () => 'illegal-move',
  formatMove: (move) => move,
  parseMove,
  text: { en: text, ru: text },
  knowledge: { evaluate: (state, by) => worth(state, by), lead: 1, tempo: () => 100, slip: () => undefined },
};

const worth = (state: State, by: Seat): number => (isOver(state) ? (scores(state)[by] ?? 0) : 0);
const guess = (rng: readonly number[]): Move => ((rng[0] ?? 0) % 2 === 0 ? 'heads' : 'tails');

export const [even, odd] = [seat(0), seat(1)];
