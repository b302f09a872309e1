import { FIRE, MARSHAL, MOVE, PUNCH, ROBBERY } from './cards.ts';
import { CHARACTERS, LOOT, type LootKind } from './data.ts';
import type { Choice, Direction, Fizzle } from './moves.ts';
import {
  BANDITS,
  type Bandit,
  banditOf,
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

const DIRECTIONS: readonly Direction[] = ['forward', 'backward'];
const NO_MOVES: readonly Choice[] = Object.freeze([]);

/** Every list of a small set of moves, made once for each group (one bit a move). */
function listsOf(moves: readonly Choice[]): (group: number) => readonly Choice[] {
  const lists: (readonly Choice[])[] = Array.from({ length: 1 << moves.length }, (_, group) =>
    Object.freeze(moves.filter((_move, i) => (group & (1 << i)) !== 0)),
  );
  return (group) => lists[group] ?? NO_MOVES;
}

const MOST_CARS = 7;
const GO: readonly Choice[] = Array.from({ length: MOST_CARS }, (_, car) => Object.freeze({ type: 'go', car }));
const SHOOT: readonly Choice[] = CHARACTERS.map((target) => Object.freeze({ type: 'shoot', target }));
const ROB: readonly Choice[] = LOOT.map((loot) => Object.freeze({ type: 'rob', loot }));
const SEND: readonly Choice[] = DIRECTIONS.map((direction) => Object.freeze({ type: 'send-marshal', direction }));
const goTo = listsOf(GO);
const shootAt = listsOf(SHOOT);
const rob = listsOf(ROB);
const sendMarshal = listsOf(SEND);

/** Every way to punch: by target, by what it loses (nothing, a kind of loot, a purse that is kept), by direction. */
const PURSE_KEPT = 1 + LOOT.length;
const PUNCHES: readonly Choice[] = CHARACTERS.flatMap((target) =>
  Array.from({ length: PURSE_KEPT + 1 }, (_, loss) =>
    DIRECTIONS.map((direction): Choice => {
      if (loss === 0) return Object.freeze({ type: 'punch', target, direction });
      if (loss === PURSE_KEPT) return Object.freeze({ type: 'punch', target, direction, loot: 'purse', keep: true });
      return Object.freeze({ type: 'punch', target, direction, loot: LOOT[loss - 1] as LootKind });
    }),
  ).flat(),
);
const placeOfPunch = (target: Bandit, loss: number, direction: number): number =>
  (target * (PURSE_KEPT + 1) + loss) * 2 + direction;
const punch = (target: Bandit, loss: number, direction: number): Choice =>
  PUNCHES[placeOfPunch(target, loss, direction)] as Choice;

/** Every choice a card can leave, by its number. */
const CHOICES: readonly Choice[] = [...GO, ...SHOOT, ...ROB, ...SEND, ...PUNCHES];
const SHOTS = GO.length;
const ROBBERIES = SHOTS + SHOOT.length;
const SENDINGS = ROBBERIES + ROB.length;
const BLOWS = SENDINGS + SEND.length;
export const choiceAt = (number: number): Choice | undefined => CHOICES[number];

export function numberOfChoice(choice: Choice): number {
  switch (choice.type) {
    case 'go':
      return choice.car;
    case 'shoot':
      return SHOTS + banditOf(choice.target);
    case 'rob':
      return ROBBERIES + LOOT.indexOf(choice.loot);
    case 'send-marshal':
      return SENDINGS + (choice.direction === 'forward' ? 0 : 1);
    case 'punch': {
      const loss = choice.keep === true ? PURSE_KEPT : choice.loot === undefined ? 0 : 1 + LOOT.indexOf(choice.loot);
      return BLOWS + placeOfPunch(banditOf(choice.target), loss, choice.direction === 'forward' ? 0 : 1);
    }
  }
}

/** One bit for each kind of loot there is, in the order of `LOOT`. */
export const lootKinds = (loot: Loot): number =>
  (pursesIn(loot) > 0 ? 1 : 0) | (jewelsIn(loot) > 0 ? 2 : 0) | (strongboxesIn(loot) > 0 ? 4 : 0);

/** CE-MARSHAL-1, CE-PUNCH-4: the ways out of a car, one bit each in the order of `DIRECTIONS`. */
const waysFrom = (state: State, car: number): number => (car > 0 ? 1 : 0) | (car < lastCar(state) ? 2 : 0);
export const directionsFrom = (state: State, car: number): readonly Direction[] =>
  DIRECTIONS.filter((_, i) => (waysFrom(state, car) & (1 << i)) !== 0);

/** CE-CHEY-1. */
export const canKeep = (state: State, puncher: Bandit): boolean => puncher === CHEYENNE && state.options.abilities;

/** Section 5, DP-10..16: every legal way to perform an action; none when it has no effect. A ladder asks for nothing. */
export function choicesFor(state: State, bandit: Bandit, action: number): readonly Choice[] {
  switch (action) {
    case MOVE:
      return goTo(reach(state, bandit));
    case FIRE:
      return (state.revolver[bandit] as number) > 0 ? shootAt(fireTargets(state, bandit)) : NO_MOVES;
    case ROBBERY:
      return rob(lootKinds(lootAt(state, spotAt(state, bandit))));
    case MARSHAL:
      return sendMarshal(waysFrom(state, state.marshal));
    case PUNCH:
      return punches(state, bandit);
    default:
      return NO_MOVES;
  }
}

/** CE-PUNCH-2, CE-PUNCH-4, CE-CHEY-1: target, loss and direction in one order (DP-15). */
function punches(state: State, puncher: Bandit): readonly Choice[] {
  const targets = punchTargets(state, puncher);
  if (targets === 0) return NO_MOVES;
  const ways = waysFrom(state, spotAt(state, puncher) >> 1);
  const keeps = canKeep(state, puncher);
  const list: Choice[] = [];
  for (let target = 0; target < BANDITS; target++) {
    if ((targets & (1 << target)) === 0) continue;
    const kinds = lootKinds(sheetOf(state, target));
    const losses = kinds === 0 ? 1 : (kinds << 1) | (keeps && (kinds & 1) !== 0 ? 1 << PURSE_KEPT : 0);
    for (let loss = 0; loss <= PURSE_KEPT; loss++) {
      if ((losses & (1 << loss)) === 0) continue;
      if ((ways & 1) !== 0) list.push(punch(target, loss, 0));
      if ((ways & 2) !== 0) list.push(punch(target, loss, 1));
    }
  }
  return list;
}

/** CE-EXEC-5: why an action without a legal way has none. */
export function fizzleOf(state: State, bandit: Bandit, action: number): Fizzle {
  if (action === ROBBERY) return 'no-loot';
  return action === FIRE && state.revolver[bandit] === 0 ? 'empty-revolver' : 'no-target';
}
