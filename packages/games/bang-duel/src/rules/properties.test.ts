import { choose, hashOf, parseOptions, rngFrom, type Seat, seat, seedOf, tryPlay } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { census } from '../testing/index.ts';
import { BACK_OF, CARDS, printOf } from './card-ids.ts';
import { CHARACTERS, type CharacterId, HEALTH } from './data.ts';
import type { Event } from './events.ts';
import { kindsInGear } from './gear.ts';
import { gainHidden, isSeen, kindOfHeld, lose } from './hand.ts';
import type { State } from './state.ts';

/** Section 10 in random games of 4 to 12 characters a side; seeds are the numbers from 0. */
const GAMES = 18;
const SEATS = [seat(0), seat(1)] as const;
const other = (by: Seat): Seat => seat(1 - by);
const spotOf = (state: State, id: CharacterId): number => state.chars.indexOf(CHARACTERS.indexOf(id));
const isAlive = (state: State, id: CharacterId): boolean => (state.health[spotOf(state, id)] ?? 0) > 0;
const inPlay = (state: State, by: Seat): number => [0, 1].filter((place) => state.chars[2 * by + place] !== -1).length;
const isBuried = (state: State): boolean => state.stack.some(({ type }) => type === 'death');
const isUnderway = (state: State): boolean => state.phase !== 'setup' && bangDuel.outcome(state) === undefined;

type Check = (state: State, before: State) => boolean;
/** Invariants after every input; `before` is the state before it. */
const CHECKS: Readonly<Record<number, Check>> = {
  1: (state) => census(state).startsWith('80 cards ,'),
  2: (state, before) =>
    SEATS.every((side) => {
      const deck = state.decks[side] ?? [];
      return deck.length <= (before.decks[side]?.length ?? 0) && deck.every((kind) => BACK_OF[kind] === side);
    }),
  3: (state) =>
    SEATS.every((by) => {
      const reserve = state.reserve[by]?.length ?? 0;
      const all = inPlay(state, by) + reserve + (state.removed[by]?.length ?? 0);
      const isSeated = inPlay(state, by) > 0 || !isUnderway(state);
      return (
        all === state.options.charactersPerSide &&
        isSeated &&
        (reserve === 0 || inPlay(state, by) === 2 || isBuried(state))
      );
    }),
  4: (state) => {
    if (!isUnderway(state)) return true;
    const healths = state.chars.map((char, spot) => (char === -1 ? 0 : (state.health[spot] ?? 0)));
    const isFair = state.chars.every((char, spot) => {
      const id = CHARACTERS[char];
      const health = healths[spot] ?? 0;
      if (id === undefined) return true;
      const isFalling =
        state.dying.includes(char) || state.stack.some(({ type, subject }) => type === 'death' && subject === char);
      return health <= HEALTH[id] && health >= 0 && (health > 0 || isFalling);
    });
    return isFair && healths.reduce((sum, health) => sum + health, 0) <= 20;
  },
  5: (state) =>
    !isUnderway(state) || isBuried(state) || SEATS.every((by) => state.chars[2 * by + (state.token[by] ?? -1)] !== -1),
  6: (state) => {
    const worn = state.gear.map((gear) =>
      kindsInGear(gear).map((kind) => printOf(CARDS[kind] ?? 'bank:law:barrel').name),
    );
    return worn.every((names) => new Set(names).size === names.length);
  },
  7: (state) =>
    state.decision !== 'play/main' ||
    (state.stack.length + state.queue.length + state.dying.length === 0 && state.decider === state.active),
};

/** Invariants that an event violates, by number; `state` is the state at that moment. */
function brokenBy(state: State, event: Event): number | undefined {
  switch (event.type) {
    case 'played': {
      const limit = event.seat === state.law && isAlive(state, 'stranger') ? 2 : 1;
      return event.isCounted && state.bangs > limit ? 8 : undefined;
    }
    case 'turn-started': {
      const last = other(event.seat);
      const limit = Math.max(2, state.health[2 * last + (state.token[last] ?? 0)] ?? 0);
      return event.turn > 1 && (state.hands[last]?.length ?? 0) > limit ? 9 : undefined;
    }
    case 'phase-ended':
      return state.stack.length + state.queue.length + state.dying.length > 0 ? 7 : undefined;
    case 'waits':
    case 'begins':
      return event.waiting.by !== 'card' && !isAlive(state, event.waiting.from) ? 12 : undefined;
    default:
      return undefined;
  }
}

/** The same state, but this seat holds another unseen card with the same back; only before the common deck exists. */
function otherHand(state: State, by: Seat): State {
  const dealt = bangDuel.clone(state);
  const hand = dealt.hands[by] ?? [];
  const isKnown = (kind: number): boolean => hand.some((held) => isSeen(held) && kindOfHeld(held) === kind);
  const held = hand.find((one) => !isKnown(kindOfHeld(one)));
  if (held === undefined || state.reshuffles > 0) return dealt;
  const kind = kindOfHeld(held);
  const deck = dealt.decks[BACK_OF[kind] ?? 0] ?? [];
  const [instead] = deck;
  if (instead === undefined) return dealt;
  deck[0] = kind;
  lose(dealt, by, kind);
  gainHidden(dealt, by, instead, false);
  return dealt;
}

/** Checks too slow for every step: re-deals, and moves of the other seat. */
function brokenNow(state: State, n: number): number | undefined {
  for (const by of SEATS) {
    for (const dealt of [bangDuel.redeal(state, by, rngFrom(seedOf(n))), otherHand(state, other(by))]) {
      if (JSON.stringify(bangDuel.view(dealt, by)) !== JSON.stringify(bangDuel.view(state, by))) return 10;
      if (JSON.stringify(bangDuel.legalMoves(dealt, by)) !== JSON.stringify(bangDuel.legalMoves(state, by))) return 10;
    }
  }
  const [by] = bangDuel.toAct(state);
  const [move] = by === undefined ? [] : bangDuel.legalMoves(state, by);
  if (by === undefined || move === undefined || state.phase === 'setup') return undefined;
  const text = JSON.stringify(state);
  const stranger = tryPlay(bangDuel, state, { at: state.at, seat: other(by), move, answers: state.question });
  const late = tryPlay(bangDuel, state, { at: state.at, seat: by, move, answers: state.question - 1 });
  return stranger.ok || late.ok || JSON.stringify(state) !== text ? 13 : undefined;
}

type Found = {
  readonly broken: Readonly<Record<number, string>>;
  readonly seen: Readonly<Partial<Record<Event['type'], number>>>;
};
let found: Found | undefined;
function findings(): Found {
  if (found !== undefined) return found;
  const broken: Record<number, string> = {};
  const seen: Partial<Record<Event['type'], number>> = {};
  for (let seed = 0; seed < GAMES; seed++) playThrough(seed, broken, seen);
  found = { broken, seen };
  return found;
}

function playThrough(seed: number, broken: Record<number, string>, seen: Partial<Record<Event['type'], number>>): void {
  const parsed = parseOptions(bangDuel.options, { charactersPerSide: 4 + (seed % 9) });
  if (!parsed.ok) throw new Error('Cannot lay the table');
  const state = bangDuel.setup(parsed.options, 2, seedOf(seed));
  // A second table gets the same inputs and is restored from JSON in the middle of a decision.
  let twin = bangDuel.setup(parsed.options, 2, seedOf(seed));
  const rng = rngFrom(seedOf(seed + 7000));
  for (let n = 0; n < 1000 && bangDuel.outcome(state) === undefined; n++) {
    const where = `seed ${seed}, input ${n}`;
    const note = (number: number | undefined) => {
      if (number !== undefined) broken[number] ??= where;
    };
    const by = choose(rng, bangDuel.toAct(state));
    const move = choose(rng, bangDuel.legalMoves(state, by));
    const before = bangDuel.clone(state);
    const input = { type: 'move', at: n, seat: by, move, answers: state.question } as const;
    bangDuel.apply(state, input, (event) => {
      seen[event.type] = (seen[event.type] ?? 0) + 1;
      note(brokenBy(state, event));
    });
    for (const [number, holds] of Object.entries(CHECKS)) if (!holds(state, before)) note(Number(number));
    bangDuel.apply(twin, input);
    if (n % 20 !== 0) continue; // A field that was undefined is gone in JSON, and comes back as the last one.
    if (hashOf(twin) !== hashOf(state)) note(11);
    twin = JSON.parse(JSON.stringify(state));
    note(brokenNow(state, n));
  }
}

const holds = (number: number): void => expect(findings().broken[number]).toBeUndefined();

test('[BD-INV-1] the 80 cards are always all there', () => holds(1));
test('[BD-INV-2] a personal deck has its own backs alone and never grows', () => holds(2));
test('[BD-INV-3] one or two characters in play, and a reserve only beside two', () => holds(3));
test('[BD-INV-4, BD-HEAL-1] health is between 0 and the printed number, and 0 only for the dying', () => holds(4));
test('[BD-INV-5] each player has an AP', () => holds(5));
test('[BD-INV-6, BD-PLAY-4] no character has two cards of one name', () => holds(6));
test('[BD-INV-7, BD-RES-10] phase 2 asks the active player, and phases end, only while nothing is being resolved', () =>
  holds(7));
test('[BD-INV-8, BD-PLAY-6] Bang! cards within the limit at the moment each is played', () => holds(8));
test('[BD-INV-9, BD-TURN-7] the hand within its limit when the next turn starts', () => holds(9));
test('[BD-INV-10] a re-deal changes neither the seat’s view nor its legal moves', () => holds(10));
test('[BD-INV-11] the same inputs give the same state, even after a JSON round trip in the middle of a decision', () =>
  holds(11));
test('[BD-INV-12, BD-RES-7, BD-ACT-8] nothing is set off by, or resolved for, the dying and the dead', () => holds(12));
test('[BD-INV-13] moves that aren’t asked for or come late are refused and change nothing', () => holds(13));

test('these games have seen all of that happen', () => {
  for (const type of ['turn-started', 'phase-ended', 'played', 'waits', 'begins', 'died', 'game-ended'] as const)
    expect(findings().seen[type], type).toBeGreaterThanOrEqual(GAMES);
});
