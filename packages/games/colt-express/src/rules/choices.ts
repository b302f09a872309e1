import { FIRE, MARSHAL, MOVE, PUNCH, ROBBERY } from './cards.ts';
import type { Choice, Direction, Fizzle, Move } from './moves.ts';
import {
  BANDITS,
  type Bandit,
  CHEYENNE,
  jewelsIn,
  type Loot,
  lastCar,
  lootAt,
  pursesIn,
  type State,
  sheetOf,
  spotAt,
  strongboxesIn,
} from './state.ts';
import { fireTargets, punchTargets, reach } from './targets.ts';
import { BLOWS, blow, choiceAt, DIRECTIONS, PURSE_KEPT, ROBBERIES, SENDINGS, SHOTS, type Way } from './ways.ts';

/** Some ways, and the same in words. */
type List = { readonly ways: readonly Way[]; readonly choices: readonly Choice[] };

const listOf = (ways: readonly Way[]): List => ({
  ways,
  choices: ways.map((way) => choiceAt(way) as Choice),
});
const NO_WAY = listOf([]);

/** Every list of the ways from the first to the last of a kind, made once for each group (one bit a way). */
const listsOf = (first: Way, end: Way): readonly List[] =>
  Array.from({ length: 1 << (end - first) }, (_, group) =>
    listOf(Array.from({ length: end - first }, (_way, i) => first + i).filter((_way, i) => (group & (1 << i)) !== 0)),
  );
const GOING = listsOf(0, SHOTS);
const SHOOTING = listsOf(SHOTS, ROBBERIES);
const ROBBING = listsOf(ROBBERIES, SENDINGS);
const SENDING = listsOf(SENDINGS, BLOWS);
const inGroup = (lists: readonly List[], group: number): List => lists[group] ?? NO_WAY;

/** One bit for each kind of loot there is, in the order of `LOOT`. */
export const lootKinds = (loot: Loot): number =>
  (pursesIn(loot) > 0 ? 1 : 0) | (jewelsIn(loot) > 0 ? 2 : 0) | (strongboxesIn(loot) > 0 ? 4 : 0);

/** CE-MARSHAL-1, CE-PUNCH-4: the ways out of a car, one bit each in the order of `DIRECTIONS`. */
const exitsFrom = (state: State, car: number): number => (car > 0 ? 1 : 0) | (car < lastCar(state) ? 2 : 0);
export const directionsFrom = (state: State, car: number): readonly Direction[] =>
  DIRECTIONS.filter((_, i) => (exitsFrom(state, car) & (1 << i)) !== 0);

/** CE-CHEY-1. */
export const canKeep = (state: State, puncher: Bandit): boolean => puncher === CHEYENNE && state.options.abilities;

/** Section 5, DP-10..16: every legal way to perform an action; none when it has no effect. A ladder asks for nothing. */
function listFor(state: State, bandit: Bandit, action: number): List {
  switch (action) {
    case MOVE:
      return inGroup(GOING, reach(state, bandit));
    case FIRE:
      return (state.revolver[bandit] as number) > 0 ? inGroup(SHOOTING, fireTargets(state, bandit)) : NO_WAY;
    case ROBBERY:
      return inGroup(ROBBING, lootKinds(lootAt(state, spotAt(state, bandit))));
    case MARSHAL:
      return inGroup(SENDING, exitsFrom(state, state.marshal));
    case PUNCH:
      return punches(state, bandit);
    default:
      return NO_WAY;
  }
}
export const waysFor = (state: State, bandit: Bandit, action: number): readonly Way[] =>
  listFor(state, bandit, action).ways;
export function choicesFor(state: State, bandit: Bandit, action: number): readonly Choice[] {
  latest = listFor(state, bandit, action);
  return latest.choices;
}

/** The list in words that was made last: whoever asks for one mostly looks at what its choices are worth next. */
let latest = NO_WAY;
/** The same choices as numbers, if they are those of the list that was made last. */
export const waysOf = (choices: readonly Move[]): readonly Way[] | undefined =>
  choices === latest.choices ? latest.ways : undefined;

/** CE-PUNCH-2, CE-PUNCH-4, CE-CHEY-1: target, loss and direction in one order (DP-15). */
function punches(state: State, puncher: Bandit): List {
  const targets = punchTargets(state, puncher);
  if (targets === 0) return NO_WAY;
  const exits = exitsFrom(state, spotAt(state, puncher) >> 1);
  const keeps = canKeep(state, puncher);
  let list = NO_WAY;
  for (let target = 0; target < BANDITS; target++) {
    if ((targets & (1 << target)) === 0) continue;
    const kinds = lootKinds(sheetOf(state, target));
    const losses = kinds === 0 ? 1 : (kinds << 1) | (keeps && (kinds & 1) !== 0 ? 1 << PURSE_KEPT : 0);
    const more = punchesOf(target, losses, exits);
    list = list === NO_WAY ? more : both(list, more);
  }
  return list;
}

/** Mostly there is one target: such lists are made once. One bit for each loss, and for each exit. */
const punchesOf = (target: Bandit, losses: number, exits: number): List =>
  PUNCHES[(target << LOSS_BITS) | (losses << 2) | exits] ?? NO_WAY;
const LOSS_BITS = PURSE_KEPT + 3;
const PUNCHES: readonly List[] = Array.from({ length: BANDITS << LOSS_BITS }, (_, bits) =>
  listOf(
    Array.from({ length: 2 * (PURSE_KEPT + 1) }, (_way, i) => i)
      .filter((i) => (bits & (1 << (2 + (i >> 1)))) !== 0 && (bits & (1 << (i & 1))) !== 0)
      .map((i) => blow(bits >> LOSS_BITS, i >> 1, i & 1)),
  ),
);
const both = (some: List, more: List): List => ({
  ways: some.ways.concat(more.ways),
  choices: some.choices.concat(more.choices),
});

/** CE-EXEC-5: why an action without a legal way has none. */
export function fizzleOf(state: State, bandit: Bandit, action: number): Fizzle {
  if (action === ROBBERY) return 'no-loot';
  return action === FIRE && state.revolver[bandit] === 0 ? 'empty-revolver' : 'no-target';
}
