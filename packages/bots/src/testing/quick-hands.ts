import {
  cloneRng,
  type Emit,
  forkRng,
  type Game,
  gameId,
  type Input,
  itemAt,
  type Rng,
  rankByScore,
  rngFrom,
  type Seat,
  seat,
  seatsOf,
  shuffle,
} from '@saloon/kernel';

/**
 * A small game for tests, with everything that makes a game hard to run: secret hands, a secret deck, unasked moves and
 * a race. Each seat in turn plays three of its five cards for points. Anyone may swap a card for the top of the deck at
 * any time. At the end, the first to slap the table gets five points.
 */
export type State = {
  rng: Rng;
  now: number;
  deck: number[];
  hands: number[][];
  scores: number[];
  active: number;
  left: number;
  slapped: number[];
  prize: number;
  timer: number;
  since: number;
};
export type Move =
  | { readonly type: 'play'; readonly card: number }
  | { readonly type: 'swap'; readonly card: number }
  | { readonly type: 'slap' };
export type Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'swapped'; readonly seat: Seat; readonly drawn: number | 'face-down' }
  | { readonly type: 'slapped'; readonly seat: Seat }
  | { readonly type: 'timed-out' };
export type Options = { readonly prize: number };
export type View = { readonly scores: readonly number[]; readonly hand: readonly number[] | undefined };

const HAND = 5;
const PLAYS = 3;
const TURN = 4000;
const CARDS = Array.from({ length: 40 }, (_, i) => i + 1);

const isRace = (state: State) => state.left === 0;
const isOver = (state: State) => state.slapped.length === state.hands.length;

function setup(options: Options, seats: number, seed: Parameters<typeof rngFrom>[0]): State {
  const rng = rngFrom(seed);
  const deck = [...CARDS];
  shuffle(rng, deck);
  return {
    rng,
    now: 0,
    hands: seatsOf(seats).map(() => deck.splice(0, HAND)),
    deck,
    scores: seatsOf(seats).map(() => 0),
    active: 0,
    left: PLAYS * seats,
    slapped: [],
    prize: options.prize,
    timer: 1,
    since: 0,
  };
}

function toAct(state: State): readonly Seat[] {
  if (isOver(state)) return [];
  return isRace(state) ? seatsOf(state.hands.length).filter((s) => !state.slapped.includes(s)) : [seat(state.active)];
}

function legalMoves(state: State, by: Seat): Move[] {
  if (isOver(state)) return [];
  if (isRace(state)) return state.slapped.includes(by) ? [] : [{ type: 'slap' }];
  const hand = itemAt(state.hands, by);
  const swaps: Move[] = state.deck.length > 0 ? hand.map((card) => ({ type: 'swap', card })) : [];
  return by === state.active ? [...hand.map((card): Move => ({ type: 'play', card })), ...swaps] : swaps;
}

function apply(state: State, input: Input<Move>, emit?: Emit<Event>): void {
  state.now = input.at;
  if (input.type === 'timer' && input.id === state.timer) {
    emit?.({ type: 'timed-out' });
    if (isRace(state)) state.slapped = [...state.slapped, ...toAct(state)];
    else play(state, itemAt(itemAt(state.hands, state.active), 0));
  } else if (input.type === 'move') {
    move(state, input.seat, input.move, emit);
  }
}

function move(state: State, by: Seat, made: Move, emit?: Emit<Event>): void {
  switch (made.type) {
    case 'play':
      emit?.({ type: 'played', seat: by, card: made.card });
      play(state, made.card);
      break;
    case 'swap': {
      const hand = itemAt(state.hands, by);
      const drawn = itemAt(state.deck, 0);
      state.deck.shift();
      hand[hand.indexOf(made.card)] = drawn;
      emit?.({ type: 'swapped', seat: by, drawn });
      break;
    }
    case 'slap':
      if (state.slapped.length === 0) state.scores[by] = itemAt(state.scores, by) + state.prize;
      state.slapped.push(by);
      emit?.({ type: 'slapped', seat: by });
  }
}

function play(state: State, card: number): void {
  const hand = itemAt(state.hands, state.active);
  hand.splice(hand.indexOf(card), 1);
  state.scores[state.active] = itemAt(state.scores, state.active) + card;
  state.active = (state.active + 1) % state.hands.length;
  state.left -= 1;
  state.timer += 1;
  state.since = state.now;
}

function redeal(state: State, viewer: Seat | undefined, rng: Rng): State {
  const next = clone(state);
  const unseen = [...next.deck, ...next.hands.flatMap((hand, s) => (s === viewer ? [] : hand))].sort((a, b) => a - b);
  next.rng = forkRng(rng);
  shuffle(next.rng, unseen);
  next.hands = next.hands.map((hand, s) => (s === viewer ? hand : unseen.splice(0, hand.length)));
  next.deck = unseen;
  return next;
}

const clone = (state: State): State => ({
  ...state,
  rng: cloneRng(state.rng),
  deck: [...state.deck],
  hands: state.hands.map((hand) => [...hand]),
  scores: [...state.scores],
  slapped: [...state.slapped],
});

const formatMove = (made: Move): string => (made.type === 'slap' ? 'slap' : `${made.type} ${made.card}`);

function parseMove(input: unknown): Move | undefined {
  const isObject = typeof input === 'object' && input !== null && 'type' in input;
  const notation = isObject ? `${input.type}${'card' in input ? ` ${input.card}` : ''}` : String(input);
  if (notation === 'slap') return { type: 'slap' };
  const [, type, card] = /^(play|swap) ([0-9]+)$/.exec(notation) ?? [];
  return type === 'play' || type === 'swap' ? { type, card: Number(card) } : undefined;
}

/** The cards that can still be played, best first, count in full. */
function evaluate(state: State, by: Seat): number {
  const n = state.hands.length;
  const turns = Math.floor((state.left + n - 1 - ((by - state.active + n) % n)) / n);
  const best = [...itemAt(state.hands, by)].sort((a, b) => b - a).slice(0, turns);
  return best.reduce((sum, card) => sum + card, itemAt(state.scores, by));
}

const text = {
  title: 'Quick Hands',
  pitch: 'A stand-in for tests',
  options: { prize: { name: 'prize', help: 'points for the first hand' } },
  refusals: { 'illegal-move': 'You cannot do that now' },
  describeMove: formatMove,
  tell: (event: Event, names: (s: Seat) => string) =>
    'seat' in event ? `${names(event.seat)} ${event.type}` : undefined,
};

export const quickHands: Game<State, Move, Event, View, Options> = {
  id: gameId('quick-hands'),
  rulesVersion: 1,
  options: { prize: { type: 'integer', default: 5, min: 0, max: 50 } },
  seats: () => ({ min: 2, max: 6 }),
  setup,
  seatCount: (state) => state.hands.length,
  toAct,
  legalMoves,
  reflexes: [],
  question: (state, made) => (made.type === 'play' ? state.left : undefined),
  apply,
  deadline: (state) => (isOver(state) ? undefined : { id: state.timer, at: state.since + TURN }),
  outcome: (state) => (isOver(state) ? { ranks: rankByScore(state.scores), scores: state.scores } : undefined),
  now: (state) => state.now,
  clone,
  view: (state, viewer) => ({
    scores: state.scores,
    hand: viewer === 'spectator' ? undefined : state.hands[viewer],
  }),
  redact: (event, viewer) =>
    event.type === 'swapped' && event.seat !== viewer ? { ...event, drawn: 'face-down' } : event,
  redeal,
  refuse: () => 'illegal-move',
  formatMove,
  parseMove,
  text: { en: text, ru: text },
  knowledge: {
    evaluate,
    tempo: () => 300,
    slip: () => undefined,
  },
};
