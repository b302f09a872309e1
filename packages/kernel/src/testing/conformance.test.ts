import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { type Seat, seat } from '../ids.ts';
import { defaultOptions } from '../options.ts';
import { itemAt } from '../pick.ts';
import { below, cloneRng, next16, type Rng, shuffle } from '../rng.ts';
import { tryLaw } from './conformance.ts';
import { LAWS } from './laws/index.ts';
import {
  bound,
  census,
  type Event,
  encoding,
  type Move,
  nim,
  type Options,
  type State,
  type View,
} from './nim/index.ts';
import type { Subject } from './subject.ts';

type Nim = Game<State, Move, Event, View, Options>;
type Broken = readonly [law: keyof typeof LAWS, says: RegExp, how: string, game: Nim, table?: object];

const options = defaultOptions(nim.options);
const table = { name: 'three seats', seats: 3, options };

const subjectOf = (game: Nim, other: object = {}): Subject =>
  ({ game, table: { ...table, ...other }, census, bound: bound(3, options.heap) }) as Subject;

/** The first violation of the law in forty random games, as its message. */
function firstBreach(law: keyof typeof LAWS, subject: Subject): string {
  for (let number = 0; number < 40; number++) {
    try {
      LAWS[law].check(subject, number);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }
  return 'kept';
}

/** A game that does this after every input. */
const spoiledBy = (spoil: (state: State, input: Parameters<Nim['apply']>[1]) => void): Nim => ({
  ...nim,
  apply: (state, input, emit) => {
    nim.apply(state, input, emit);
    spoil(state, input);
  },
});

const redealt = (change: (dealt: State, state: State, me: Seat, rng: Rng) => void): Nim => ({
  ...nim,
  redeal: (state, me, rng) => {
    const dealt = nim.redeal(state, me, rng);
    if (me !== undefined) change(dealt, state, me, rng);
    return dealt;
  },
});

const encodedBy = (change: Partial<typeof encoding>): Nim => ({
  ...nim,
  knowledge: { ...nim.knowledge, encoding: { ...encoding, ...change } },
});

const broken: readonly Broken[] = [
  [
    'encodingKeepsSecrets',
    /The features of seat \d/,
    'features that show the card of the next seat',
    encodedBy({ encode: (s, by, features) => void features.set([itemAt(s.cards, (by + 1) % 3)]) }),
  ],
  [
    'encodingTellsMovesApart',
    /have the same parts/,
    'two moves with the same parts',
    encodedBy({
      partsOf: (_s, _by, _move, parts) => {
        parts[0] = 0;
        return 1;
      },
    }),
  ],
  ['encodingTellsMovesApart', /without a name/, 'a part that has no name', encodedBy({ parts: ['take 1'] })],
  [
    'redealLooksTheSame',
    /sees/,
    'a view with every card',
    { ...nim, view: (s) => nim.view({ ...s, heap: 0 }, seat(0)) },
  ],
  [
    'redealLooksTheSame',
    /spectator sees/,
    'a view that shows a spectator the first card',
    { ...nim, view: (s, viewer) => nim.view(s, viewer === 'spectator' ? seat(0) : viewer) },
  ],
  [
    'redealLooksTheSame',
    /is answered/,
    'a refusal that depends on a hidden card',
    {
      ...nim,
      refuse: (s, by, move, n) => (itemAt(s.cards, (by + 1) % 3) > 3 ? 'stale-turn' : nim.refuse(s, by, move, n)),
    },
  ],
  [
    'redealLooksTheSame',
    /owes a move/,
    'a question that is asked only of those who hold a high card',
    { ...nim, toAct: (s) => nim.toAct(s).filter((by) => itemAt(s.cards, by) > 3) },
  ],
  [
    'commonPartsArePublic',
    /have in common when seat . deals again/,
    'views that have a hidden card in common',
    { ...nim, views: (s) => ({ shared: {}, own: (viewer) => nim.view(s, viewer), common: [s.cards] }) },
  ],
  [
    'commonPartsArePublic',
    /Fields that all see alike and 0 has of their own/,
    'a field that everybody sees alike and each has as well',
    {
      ...nim,
      views: (s) => ({ shared: { heap: s.heap }, own: (viewer) => nim.view(s, viewer), common: [] }),
    },
  ],
  [
    'commonPartsArePublic',
    /One of all views, of 1/,
    'a card that only one may know among what everybody sees alike',
    { ...nim, views: (s) => ({ shared: nim.view(s, seat(0)), own: () => ({}), common: [] }) },
  ],
  [
    'commonPartsArePublic',
    /One of all views, of spectator/,
    'views that are others than one by one',
    {
      ...nim,
      views: (s) => ({
        shared: {},
        own: (v) => nim.view(v === 'spectator' ? { ...s, heap: 0 } : s, v),
        common: [],
      }),
    },
  ],
  ['eventsLeakNothing', /is told of/, 'an event that shows a drawn card', { ...nim, redact: (event) => event }],
  [
    'eventsLeakNothing',
    /What spectator is told/,
    'an event that shows a spectator a drawn card',
    { ...nim, redact: (event, viewer) => (viewer === 'spectator' ? event : nim.redact(event, viewer)) },
  ],
  [
    'viewsLeakNothing',
    /What spectator sees after being told/,
    'a view by which a spectator can tell what luck has brought, of which nothing is told',
    {
      ...nim,
      redact: (event, viewer) =>
        event.type === 'grabbed' && viewer === 'spectator' ? { ...event, pebbles: 0 } : nim.redact(event, viewer),
    },
  ],
  [
    'viewsLeakNothing',
    /What \d sees after being told/,
    'a view with a card that came out of a hand, of which nothing is told',
    {
      ...nim,
      redact: (event, viewer) =>
        event.type === 'swapped' && event.seat !== viewer
          ? { ...event, old: 0, card: 'face-down' }
          : nim.redact(event, viewer),
    },
  ],
  [
    'dealLeaksNothing',
    /is told of the deal/,
    'a deal that is shown to spectators',
    { ...nim, redact: (event, viewer) => (event.type === 'dealt' ? event : nim.redact(event, viewer)) },
  ],
  [
    'redealReadsNoSecret',
    /after another/,
    'a re-deal that shuffles the cards in the order they had',
    redealt((dealt, state, me, rng) => {
      dealt.deck = state.deck.slice();
      dealt.cards = state.cards.slice();
      const held = itemAt(dealt.cards, (me + 1) % 3);
      const i = state.deck.length === 0 ? -1 : below(rng, state.deck.length);
      if (i < 0 || state.heap === 0) return;
      dealt.cards[(me + 1) % 3] = itemAt(dealt.deck, i);
      dealt.deck[i] = held;
    }),
  ],
  [
    'redealReadsNoSecret',
    /keeps a generator/,
    'a re-deal that keeps the generator',
    redealt((dealt, state) => {
      dealt.rng = cloneRng(state.rng);
    }),
  ],
  [
    'redealForSpectatorsIsPublic',
    /after one for seat/,
    'a re-deal for spectators that keeps what the first seat holds',
    { ...nim, redeal: (state, me, rng) => nim.redeal(state, me ?? seat(0), rng) },
  ],
  [
    'redealKeepsNoSecret',
    /A re-deal for seat/,
    'a number that is drawn unseen, and that a re-deal leaves where it is',
    spoiledBy((state, input) => {
      if (input.type === 'move' && input.move.type === 'take') state.roundTrips[input.seat] = next16(state.rng);
    }),
  ],
  [
    'redealCanBePlayed',
    /changed what it should leave alone/,
    'a re-deal that shares the scores',
    redealt((dealt, state) => {
      dealt.taken = state.taken;
    }),
  ],
  [
    'redealCanBePlayed',
    /census/,
    'a re-deal that makes a card',
    redealt((dealt) => {
      dealt.deck.push(6);
    }),
  ],
  [
    'redealLooksTheSame',
    /changed what it should leave alone/,
    'a re-deal in place',
    {
      ...nim,
      redeal: (state, me, rng) => {
        shuffle(rng, state.deck);
        return nim.redeal(state, me, rng);
      },
    },
  ],
  [
    'clonesAreIndependent',
    /changed what it should leave alone/,
    'a clone that shares the deck',
    { ...nim, clone: (state) => ({ ...nim.clone(state), deck: state.deck }) },
  ],
  [
    'clonesAreIndependent',
    /The clone/,
    'a clone that forgets who grabbed',
    { ...nim, clone: (state) => ({ ...nim.clone(state), grabbed: state.grabbed.map(() => false) }) },
  ],
  [
    'answersStay',
    /A view or an offer shares data with the state/,
    'a view that hands out the discard pile itself',
    { ...nim, view: (state, viewer) => ({ ...nim.view(state, viewer), discard: state.discard }) },
  ],
  [
    'otherMovesAreRefused',
    /not offered this move, but it is accepted/,
    'a move that is taken for a legal one',
    {
      ...nim,
      parseMove: (input) =>
        typeof input === 'object' && input !== null && 'pebbles' in input && typeof input.pebbles === 'number'
          ? { type: 'take', pebbles: input.pebbles }
          : nim.parseMove(input),
      formatMove: (move) => (move.type === 'take' ? `take ${Math.min(3, Math.max(1, move.pebbles))}` : move.type),
    },
  ],
  ['otherMovesAreRefused', /has no text/, 'a refusal without words', { ...nim, refuse: () => 'because' }],
  [
    'otherMovesAreRefused',
    /changed what it should leave alone/,
    'a refusal that draws a number',
    {
      ...nim,
      refuse: (state, by, move, answers) => {
        next16(state.rng);
        return nim.refuse(state, by, move, answers);
      },
    },
  ],
  [
    'legalMovesAreAccepted',
    /but it is refused/,
    'a legal move that cannot be read',
    { ...nim, parseMove: (input) => (input === 'grab' ? undefined : nim.parseMove(input)) },
  ],
  [
    'legalMovesAreAccepted',
    /but it is refused/,
    'a reflex that cannot be read',
    { ...nim, reflexes: [{ type: 'fidget' }, { type: 'take', pebbles: 9 }] },
  ],
  [
    'legalMovesAreListedOnce',
    /offered a move twice/,
    'a move listed twice',
    { ...nim, legalMoves: (state, by) => nim.legalMoves(state, by).flatMap((move) => [move, move]) },
  ],
  [
    'somebodyCanAct',
    /census/,
    'a swap that loses the old card',
    spoiledBy((state, input) => {
      if (input.type === 'move' && input.move.type === 'swap') state.discard.pop();
    }),
  ],
  [
    'somebodyCanAct',
    /Nobody owes a move and no timer runs/,
    'a game that is stuck',
    { ...nim, toAct: (s) => (s.turn > 2 ? [] : nim.toAct(s)), deadline: () => undefined },
  ],
  [
    'somebodyCanAct',
    /owes a move but has none/,
    'a question without an answer',
    { ...nim, legalMoves: (s, by) => (s.turn > 2 ? [] : nim.legalMoves(s, by)) },
  ],
  [
    'somebodyCanAct',
    /The clock/,
    'a clock that runs ahead',
    spoiledBy((state) => {
      state.now += 1;
    }),
  ],
  [
    'gamesEnd',
    /is not over after/,
    'a game that never ends',
    spoiledBy((state) => {
      state.heap = Math.max(1, state.heap);
    }),
  ],
  [
    'gamesEnd',
    /Nobody is first/,
    'a game that nobody wins',
    { ...nim, outcome: (s) => (s.heap > 0 ? undefined : { ranks: [2, 3, 2], scores: [1, 0, 1] }) },
  ],
  [
    'outdatedTimersAreIgnored',
    /does not run/,
    'a timer that always runs',
    {
      ...nim,
      apply: (s, input, emit) =>
        nim.apply(s, input.type === 'timer' ? { ...input, id: s.heap > 0 ? s.timer : -1 } : input, emit),
    },
  ],
  [
    'statesSurviveJson',
    /not a plain object/,
    'a state with a Map in it',
    { ...nim, setup: (...all) => Object.assign(nim.setup(...all), { seen: new Map() }) },
  ],
  [
    'askingChangesNothing',
    /changed what it should leave alone/,
    'a view that draws a number',
    {
      ...nim,
      view: (state, viewer) => {
        next16(state.rng);
        return nim.view(state, viewer);
      },
    },
  ],
  [
    'gamesRepeat',
    /without anybody told/,
    'a state that knows whether anybody listens',
    {
      ...nim,
      apply: (state, input, emit) => {
        nim.apply(state, input, emit);
        if (emit !== undefined) next16(state.rng);
      },
    },
  ],
  [
    'gamesRepeat',
    /changed after it was told/,
    'an event that shares data with the state',
    {
      ...nim,
      apply: (state, input, emit) => {
        nim.apply(state, input, emit);
        emit?.({ type: 'revealed', cards: state.cards });
      },
    },
  ],
  [
    'movesSurviveNotation',
    /read from take/,
    'a notation that loses the number',
    { ...nim, formatMove: (move) => (move.type === 'take' ? 'take 1' : move.type) },
  ],
  [
    'everythingHasWords',
    /are no words/,
    'a sentence with a hole',
    {
      ...nim,
      text: { ...nim.text, ru: { ...nim.text.ru, tell: (event) => (event.type === 'left' ? `${undefined}` : 'да') } },
    },
  ],
  ['tableIsAllowed', /has 2 to 4 seats/, 'a table with too many seats', nim, { seats: 5 }],
  [
    'allowedTablesAreDealt',
    /too high/,
    'a game that cannot be set up with some of its options',
    {
      ...nim,
      setup: (given, seats, seed, emit) => {
        if (given.heap > options.heap) throw new RangeError('The heap is too high');
        return nim.setup(given, seats, seed, emit);
      },
    },
  ],
  [
    'allowedTablesAreDealt',
    /names no option/,
    'a problem with an option that is not there',
    { ...nim, problemWith: () => ({ option: 'heat', text: { en: 'too hot', ru: 'жарко' } }) },
  ],
  [
    'allowedTablesAreDealt',
    /no ru words/,
    'a problem without words',
    { ...nim, problemWith: () => ({ option: 'heap', text: { en: 'too high', ru: '' } }) },
  ],
  [
    'tableIsAllowed',
    /wrong with the table/,
    'a table that its game would not open',
    { ...nim, problemWith: () => ({ option: 'heap', text: { en: 'too high', ru: 'много' } }) },
  ],
  ['tableIsAllowed', /not allowed/, 'a table with strange options', nim, { options: { ...options, heap: 99 } }],
];

const cases = broken.map(([law, says, how, game, other]) => ({ law, says, how, game, other }));

test.each(cases)('$law catches $how', ({ law, says, game, other }) => {
  expect(firstBreach(law, subjectOf(game, other))).toMatch(says);
});

test.each(Object.keys(LAWS) as (keyof typeof LAWS)[])('%s is kept by a sound game', (law) => {
  expect(firstBreach(law, subjectOf(nim))).toBe('kept');
});

test('every law has a broken game that it catches', () => {
  expect(new Set(broken.map(([law]) => law))).toEqual(new Set(Object.keys(LAWS)));
});

test('a failure prints the seed, the number of the game and the reason', () => {
  const stuck = subjectOf({ ...nim, outcome: () => undefined });
  expect(() => tryLaw(LAWS.gamesEnd, stuck, 10)).toThrow(/seed: -?\d+[\s\S]*Counterexample: \[\d+\]/);
});
