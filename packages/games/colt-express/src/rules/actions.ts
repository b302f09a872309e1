import type { Emit, Seat } from '@saloon/kernel';
import {
  type ChoiceCode,
  FIRST_PUNCH,
  FIRST_ROB,
  FIRST_SEND,
  FIRST_SHOOT,
  isPunchForward,
  KEPT_PURSE,
  punchLoss,
  punchTarget,
} from './choice-codes.ts';
import { LOOT, type LootKind } from './data.ts';
import { giveBullet } from './draw.ts';
import { meetMarshal, moveBandit } from './marshal.ts';
import type { Event, Why } from './moves.ts';
import { placeOf } from './public-ids.ts';
import { dollars, floorZone, sheetZone, takePurse } from './purses.ts';
import {
  addToken,
  type Bandit,
  carOf,
  characterOf,
  DJANGO,
  isRoof,
  lastCar,
  ONE_JEWEL,
  ONE_PURSE,
  ONE_STRONGBOX,
  ownerOf,
  playerAt,
  removeToken,
  type State,
  spotAt,
  spotOf,
} from './state.ts';

/** Kinds of loot by their place in `LOOT`. A third kind is a strongbox. */
export const PURSE = 0;
const JEWEL = 1;

/** Performs a choice that `codesFor` offers. */
export function perform(state: State, by: Seat, bandit: Bandit, code: ChoiceCode, why: Why, emit?: Emit<Event>): void {
  if (code < FIRST_SHOOT) return go(state, bandit, code, why, emit);
  if (code < FIRST_ROB) return shoot(state, bandit, code - FIRST_SHOOT, why, emit);
  if (code < FIRST_SEND) return rob(state, bandit, code - FIRST_ROB, 'robbery', why, emit);
  if (code < FIRST_PUNCH) return sendMarshal(state, by, code === FIRST_SEND ? -1 : 1, why, emit);
  punch(state, bandit, code, why, emit);
}

/** CE-MOVE-1, CE-MOVE-2, CE-MOVE-5. */
function go(state: State, bandit: Bandit, car: number, why: Why, emit?: Emit<Event>): void {
  moveBandit(state, bandit, spotOf(car, isRoof(spotAt(state, bandit))), 'move', why, emit);
  meetMarshal(state, emit);
}

/** CE-LADDER-1, CE-LADDER-2. */
export function climb(state: State, bandit: Bandit, emit?: Emit<Event>): void {
  moveBandit(state, bandit, spotAt(state, bandit) ^ 1, 'ladder', 'forced', emit);
  meetMarshal(state, emit);
}

/** CE-FIRE-1: the top bullet of the revolver goes to the target's player. */
function shoot(state: State, bandit: Bandit, target: Bandit, why: Why, emit?: Emit<Event>): void {
  const seat = ownerOf(state, bandit);
  const targetSeat = ownerOf(state, target);
  const bullet = state.revolver[bandit] as number;
  state.revolver[bandit] = bullet - 1;
  giveBullet(state, targetSeat, bandit);
  if (seat !== targetSeat) playerAt(state, seat).fired += 1;
  if (emit !== undefined) emitShot(state, bandit, target, bullet, why, emit);
  if (bandit === DJANGO && state.options.abilities) push(state, bandit, target, emit);
}

function emitShot(state: State, bandit: Bandit, target: Bandit, bullet: number, why: Why, emit: Emit<Event>): void {
  emit({
    type: 'shot',
    bandit: characterOf(bandit),
    seat: ownerOf(state, bandit),
    target: characterOf(target),
    targetSeat: ownerOf(state, target),
    from: placeOf(spotAt(state, bandit)),
    to: placeOf(spotAt(state, target)),
    bullet,
    bulletsLeft: bullet - 1,
    why,
  });
}

/** CE-DJANGO-1..4: pushes the target one car away on its level, unless the train ends there. */
function push(state: State, shooter: Bandit, target: Bandit, emit?: Emit<Event>): void {
  const spot = spotAt(state, target);
  const car = carOf(spot) + (carOf(spot) < carOf(spotAt(state, shooter)) ? -1 : 1);
  if (car < 0 || car > lastCar(state)) return;
  moveBandit(state, target, spotOf(car, isRoof(spot)), 'pushed', 'forced', emit);
  meetMarshal(state, emit);
}

/**
 * CE-ROB-1, CE-ROB-2: one token from the bandit's location to its sheet, by its index in `LOOT`. A purse is taken at
 * random.
 */
export function rob(
  state: State,
  bandit: Bandit,
  kind: number,
  cause: 'robbery' | 'pickpocketing',
  why: Why,
  emit?: Emit<Event>,
): void {
  const spot = spotAt(state, bandit);
  const seat = ownerOf(state, bandit);
  const value = kind === PURSE ? dollars(takePurse(state, floorZone(spot), sheetZone(bandit), 1 << seat)) : undefined;
  state.loot[spot] = removeToken(state.loot[spot] as number, tokenOf(kind));
  state.sheet[bandit] = addToken(state.sheet[bandit] as number, tokenOf(kind));
  if (emit === undefined) return;
  const loot = LOOT[kind] as LootKind;
  emit({ type: 'robbed', bandit: characterOf(bandit), seat, place: placeOf(spot), loot, value, cause, why });
}

const tokenOf = (kind: number): number => (kind === PURSE ? ONE_PURSE : kind === JEWEL ? ONE_JEWEL : ONE_STRONGBOX);

/** CE-MARSHAL-1..3. */
function sendMarshal(state: State, by: Seat, cars: number, why: Why, emit?: Emit<Event>): void {
  const from = state.marshal;
  state.marshal = from + cars;
  emit?.({ type: 'marshal-moved', from, to: state.marshal, cause: 'card', seat: by, why });
  meetMarshal(state, emit);
}

/** CE-PUNCH-7: the loot drops, the target moves, then it meets the Marshal. */
function punch(state: State, bandit: Bandit, code: ChoiceCode, why: Why, emit?: Emit<Event>): void {
  const target = punchTarget(code);
  const spot = spotAt(state, bandit);
  const value = lose(state, target, bandit, punchLoss(code));
  if (emit !== undefined) emitPunch(state, bandit, code, value, why, emit);
  moveBandit(state, target, spot + (isPunchForward(code) ? -2 : 2), 'punched', 'forced', emit);
  meetMarshal(state, emit);
}

function emitPunch(
  state: State,
  bandit: Bandit,
  code: ChoiceCode,
  value: number | undefined,
  why: Why,
  emit: Emit<Event>,
): void {
  const target = punchTarget(code);
  const loss = punchLoss(code);
  emit({
    type: 'punched',
    bandit: characterOf(bandit),
    seat: ownerOf(state, bandit),
    target: characterOf(target),
    targetSeat: ownerOf(state, target),
    place: placeOf(spotAt(state, bandit)),
    loot: lootLost(loss),
    value,
    isKept: loss === KEPT_PURSE,
    why,
  });
}

const lootLost = (loss: number): LootKind | undefined =>
  loss === 0 ? undefined : loss === KEPT_PURSE ? 'purse' : LOOT[loss - 1];

/**
 * CE-PUNCH-3, CE-CHEY-1: the target's loot drops where it was punched, or Cheyenne keeps it. Returns a purse's value.
 */
function lose(state: State, target: Bandit, puncher: Bandit, loss: number): number | undefined {
  if (loss === 0) return undefined;
  const isKept = loss === KEPT_PURSE;
  const kind = isKept ? PURSE : loss - 1;
  const spot = spotAt(state, puncher);
  const token = tokenOf(kind);
  let value: number | undefined;
  if (kind === PURSE) {
    const victim = 1 << ownerOf(state, target);
    value = isKept
      ? takePurse(state, sheetZone(target), sheetZone(puncher), victim | (1 << ownerOf(state, puncher)))
      : takePurse(state, sheetZone(target), floorZone(spot), victim);
  }
  state.sheet[target] = removeToken(state.sheet[target] as number, token);
  if (isKept) state.sheet[puncher] = addToken(state.sheet[puncher] as number, token);
  else state.loot[spot] = addToken(state.loot[spot] as number, token);
  return value === undefined ? undefined : dollars(value);
}
