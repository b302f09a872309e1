import { FIRE, MARSHAL, MOVE, PUNCH, ROBBERY } from './cards.ts';
import {
  type ChoiceCode,
  choiceOf,
  DIRECTIONS,
  FIRST_PUNCH,
  FIRST_ROB,
  FIRST_SEND,
  FIRST_SHOOT,
  KEPT_PURSE,
  punchCode,
} from './choice-codes.ts';
import type { Choice, Direction, Fizzle } from './moves.ts';
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

/** Choices as codes and as moves. */
type List = { readonly codes: readonly ChoiceCode[]; readonly choices: readonly Choice[] };

const listOf = (codes: readonly ChoiceCode[]): List => ({
  codes,
  choices: codes.map((code) => choiceOf(code) as Choice),
});
const NO_CHOICES = listOf([]);

/** Every possible list of choices between two codes, by a bit for each choice. */
const listsOf = (first: ChoiceCode, end: ChoiceCode): readonly List[] =>
  Array.from({ length: 1 << (end - first) }, (_, group) =>
    listOf(Array.from({ length: end - first }, (_code, i) => first + i).filter((_code, i) => (group & (1 << i)) !== 0)),
  );
const GOING = listsOf(0, FIRST_SHOOT);
const SHOOTING = listsOf(FIRST_SHOOT, FIRST_ROB);
const ROBBING = listsOf(FIRST_ROB, FIRST_SEND);
const SENDING = listsOf(FIRST_SEND, FIRST_PUNCH);
const inGroup = (lists: readonly List[], group: number): List => lists[group] ?? NO_CHOICES;

/** One bit for each kind of loot there is, in the order of `LOOT`. */
export const lootKinds = (loot: Loot): number =>
  (pursesIn(loot) > 0 ? 1 : 0) | (jewelsIn(loot) > 0 ? 2 : 0) | (strongboxesIn(loot) > 0 ? 4 : 0);

/** CE-MARSHAL-1, CE-PUNCH-4: the ways out of a car, one bit each in the order of `DIRECTIONS`. */
const exitsFrom = (state: State, car: number): number => (car > 0 ? 1 : 0) | (car < lastCar(state) ? 2 : 0);
export const directionsFrom = (state: State, car: number): readonly Direction[] =>
  DIRECTIONS.filter((_, i) => (exitsFrom(state, car) & (1 << i)) !== 0);

/** CE-CHEY-1. */
export const canKeep = (state: State, puncher: Bandit): boolean => puncher === CHEYENNE && state.options.abilities;

/** Section 5, DP-10..16: every legal choice for an action, or none if it has no effect. A ladder leaves no choice. */
function listFor(state: State, bandit: Bandit, action: number): List {
  switch (action) {
    case MOVE:
      return inGroup(GOING, reach(state, bandit));
    case FIRE:
      return (state.revolver[bandit] as number) > 0 ? inGroup(SHOOTING, fireTargets(state, bandit)) : NO_CHOICES;
    case ROBBERY:
      return inGroup(ROBBING, lootKinds(lootAt(state, spotAt(state, bandit))));
    case MARSHAL:
      return inGroup(SENDING, exitsFrom(state, state.marshal));
    case PUNCH:
      return punches(state, bandit);
    default:
      return NO_CHOICES;
  }
}
export const codesFor = (state: State, bandit: Bandit, action: number): readonly ChoiceCode[] =>
  listFor(state, bandit, action).codes;
export const choicesFor = (state: State, bandit: Bandit, action: number): readonly Choice[] =>
  listFor(state, bandit, action).choices;

/** CE-PUNCH-2, CE-PUNCH-4, CE-CHEY-1: target, loss and direction in one order (DP-15). */
function punches(state: State, puncher: Bandit): List {
  const targets = punchTargets(state, puncher);
  if (targets === 0) return NO_CHOICES;
  const exits = exitsFrom(state, spotAt(state, puncher) >> 1);
  const keeps = canKeep(state, puncher);
  let list = NO_CHOICES;
  for (let target = 0; target < BANDITS; target++) {
    if ((targets & (1 << target)) === 0) continue;
    const kinds = lootKinds(sheetOf(state, target));
    const losses = kinds === 0 ? 1 : (kinds << 1) | (keeps && (kinds & 1) !== 0 ? 1 << KEPT_PURSE : 0);
    const more = punchesOf(target, losses, exits);
    list = list === NO_CHOICES ? more : both(list, more);
  }
  return list;
}

/** Lists for one target, by a bit for each loss and each exit. */
const punchesOf = (target: Bandit, losses: number, exits: number): List =>
  PUNCHES[(target << LOSS_BITS) | (losses << 2) | exits] ?? NO_CHOICES;
const LOSS_BITS = KEPT_PURSE + 3;
const PUNCHES: readonly List[] = Array.from({ length: BANDITS << LOSS_BITS }, (_, bits) =>
  listOf(
    Array.from({ length: 2 * (KEPT_PURSE + 1) }, (_code, i) => i)
      .filter((i) => (bits & (1 << (2 + (i >> 1)))) !== 0 && (bits & (1 << (i & 1))) !== 0)
      .map((i) => punchCode(bits >> LOSS_BITS, i >> 1, i & 1)),
  ),
);
const both = (some: List, more: List): List => ({
  codes: some.codes.concat(more.codes),
  choices: some.choices.concat(more.choices),
});

/** CE-EXEC-5: why an action has no effect. */
export function fizzleOf(state: State, bandit: Bandit, action: number): Fizzle {
  if (action === ROBBERY) return 'no-loot';
  return action === FIRE && state.revolver[bandit] === 0 ? 'empty-revolver' : 'no-target';
}
