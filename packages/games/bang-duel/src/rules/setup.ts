import { below, type Emit, type Rng, rngFrom, type Seat, type Seed, seat } from '@saloon/kernel';
import { ask, startSetupTimer } from './ask.ts';
import { FULL_DECKS } from './card-ids.ts';
import { CHARACTERS_OF_A_SIDE, FIRST_HAND } from './data.ts';
import { drawCards } from './draw.ts';
import type { Event, Why } from './events.ts';
import { removeAt } from './lists.ts';
import type { Options } from './options.ts';
import { pump } from './pump.ts';
import { apOf, charAt } from './spots.ts';
import { backOf, type Char, characterId, MAX_HEALTH, NOBODY, opponentOf, type State } from './state.ts';
import { startTurn } from './turn.ts';

export const seats = () => ({ min: 2, max: 2 }) as const;

/** State fields for rules that have changed since version 1. */
type Version = Pick<State, 'hidesTaken' | 'pearlReloads'>;
const VERSION_1: Version = { hidesTaken: undefined, pearlReloads: undefined };
const VERSION_2: Version = { ...VERSION_1, hidesTaken: true };
const VERSION_3: Version = { ...VERSION_2, pearlReloads: 'actions' };

const setupOf =
  (version: Version) =>
  (options: Options, count: number, seed: Seed, emit?: Emit<Event>): State =>
    deal(options, count, seed, version, emit);

export const setup = setupOf(VERSION_3);
/** Version 1, which showed a spectator too much. Its recordings still end in the same states. */
export const setupV1 = setupOf(VERSION_1);
/** Version 2, where Pearl Hart could reload equipment. */
export const setupV2 = setupOf(VERSION_2);

function deal(
  options: Options,
  count: number,
  seed: Seed,
  { hidesTaken, pearlReloads }: Version,
  emit: Emit<Event> | undefined,
): State {
  if (count !== 2) throw new RangeError(`Cannot seat ${count}: the game takes 2`);
  const rng = rngFrom(seed);
  const law = seat(options.sides === 'random' ? below(rng, 2) : options.sides === 'host-law' ? 0 : 1);
  const state: State = {
    options,
    rng,
    at: 0,
    law,
    phase: 'setup',
    turn: 0,
    idleTurns: 0,
    active: law,
    decks: [FULL_DECKS[0]?.slice() ?? [], FULL_DECKS[1]?.slice() ?? [], []],
    settled: [0, 0, 0],
    reshuffles: 0,
    discard: [],
    hands: [[], []],
    mixed: [0, 0],
    chars: [NOBODY, NOBODY, NOBODY, NOBODY],
    health: [0, 0, 0, 0],
    gear: [0, 0, 0, 0],
    token: [-1, -1],
    reserve: [[], []],
    removed: [[], []],
    bangs: 0,
    used: 0,
    actions: 0,
    frames: 0,
    stack: [],
    queue: [],
    dying: [],
    decision: undefined,
    decider: law,
    question: 0,
    timerId: 0,
    timerAt: undefined,
    away: [false, false],
    conceding: [false, false],
    ending: undefined,
    chain: [],
    links: 0,
    hidesTaken,
    pearlReloads,
  };
  emit?.({ type: 'sides-taken', law });
  dealCharacters(state, seat(0), emit);
  dealCharacters(state, seat(1), emit);
  ask(state, 'setup/choose-ap', law);
  startSetupTimer(state);
  return state;
}

/** BD-SETUP-2..4: takes `charactersPerSide` of the twelve and draws two. The rest is drawn when needed. */
function dealCharacters(state: State, by: Seat, emit: Emit<Event> | undefined): void {
  const reserve = takenCharacters(state.rng, backOf(state, by), state.options.charactersPerSide);
  const characters = emit === undefined ? [] : reserve.map(characterId);
  for (let spot = 2 * by; spot < 2 * by + 2; spot++) {
    state.chars[spot] = removeAt(reserve, below(state.rng, reserve.length));
  }
  state.reserve[by] = reserve;
  const drawn = emit === undefined ? [] : [characterId(charAt(state, 2 * by)), characterId(charAt(state, 2 * by + 1))];
  emit?.({ type: 'characters-dealt', seat: by, characters, drawn, count: characters.length });
}

/** A random set of one side's characters, in the order of `CHARACTERS`. */
function takenCharacters(rng: Rng, side: number, count: number): Char[] {
  const taken: Char[] = [];
  for (let i = 0; i < CHARACTERS_OF_A_SIDE; i++) {
    if (below(rng, CHARACTERS_OF_A_SIDE - i) < count - taken.length) taken.push(side * CHARACTERS_OF_A_SIDE + i);
  }
  return taken;
}

/** BD-SETUP-4, BD-SETUP-5: a secret choice. When both players have chosen, both APs are shown and the game begins. */
export function chooseAp(state: State, by: Seat, char: Char, why: Why, emit: Emit<Event> | undefined): void {
  state.token[by] = charAt(state, 2 * by) === char ? 0 : 1;
  emit?.({ type: 'ap-chosen', seat: by, why });
  if (state.token[opponentOf(by)] === -1) return startSetupTimer(state);
  state.decision = undefined;
  state.timerAt = undefined;
  for (let spot = 0; spot < 4; spot++) state.health[spot] = MAX_HEALTH[charAt(state, spot)] ?? 0;
  show(state, seat(0), emit);
  show(state, seat(1), emit);
  // BD-SETUP-7: cards are dealt after the choice.
  drawCards(state, opponentOf(state.law), FIRST_HAND.outlaw, 'deal', emit);
  drawCards(state, state.law, FIRST_HAND.law, 'deal', emit);
  startTurn(state, state.law, emit);
  pump(state, emit);
}

function show(state: State, by: Seat, emit: Emit<Event> | undefined): void {
  const [left, right] = [characterId(charAt(state, 2 * by)), characterId(charAt(state, 2 * by + 1))];
  emit?.({ type: 'characters-shown', seat: by, left, right, ap: characterId(charAt(state, apOf(state, by))) });
}
