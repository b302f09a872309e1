import type { Seat } from '@saloon/kernel';
import { type AimCode, bearerIn, gearIn, isBack, targetOf, tokenOf } from '../rules/aims.ts';
import { cards, IS_HIT } from '../rules/cards/index.ts';
import { CARD_NAMES, type CardName, EQUIPMENT } from '../rules/data.ts';
import { gearCount, namedGear } from '../rules/gear.ts';
import { handOf, kindOfHeld } from '../rules/hand.ts';
import { apOf, charAt, gearAt, healthAt, isSole, ppOf, spotOf } from '../rules/spots.ts';
import { MAX_HEALTH, opponentOf, type Spot, type State, seatOfSide, spotOwner } from '../rules/state.ts';
import { worthOfGearNamed } from './card-worth.ts';

/** For moves that hardly anyone would make. */
export const UNLIKELY = 0.02;

type CardAppeal = (state: State, by: Seat, aim: AimCode) => number;

/** Prefers targets with little health. */
export function shotAppeal(state: State, aim: AimCode): number {
  const health = healthAt(state, spotOf(state, targetOf(aim)));
  return health <= 1 ? 6 : health === 2 ? 3.5 : 3;
}
const shot: CardAppeal = (state, _by, aim) => shotAppeal(state, aim);

/** BD-CARD-HAIL: nothing without equipment. */
const hail: CardAppeal = (state, _by, aim) => {
  const hits = gearCount(gearAt(state, spotOf(state, targetOf(aim))));
  return hits === 0 ? UNLIKELY : hits * shotAppeal(state, aim);
};

/** Good equipment for the player's side, bad equipment for the opponent's, and no second copy. */
const equipment = (place: number): CardAppeal => {
  const worth = worthOfGearNamed(place);
  return (state, by, aim) => {
    const spot = spotOf(state, targetOf(aim));
    if (spotOwner(spot) === by ? worth < 0 : worth > 0) return UNLIKELY;
    return (gearAt(state, spot) & namedGear(place)) === 0 ? 4 * Math.abs(worth) : UNLIKELY;
  };
};

/** A card from the hand, the opponent's good equipment, or bad equipment on the player's side. */
const taking: CardAppeal = (state, by, aim) => {
  if (isBack(aim)) return 2;
  const worth = worthOfGearNamed(gearIn(aim));
  return Math.max(UNLIKELY, 2 * (spotOwner(spotOf(state, bearerIn(aim))) === by ? -worth : worth));
};

const beer: CardAppeal = (state, by) => {
  const ap = apOf(state, by);
  return 0.1 + 2.5 * (lacking(state, ap) + lacking(state, ap ^ 1));
};
const lacking = (state: State, spot: Spot): number => {
  const health = healthAt(state, spot);
  return health > 0 && health < (MAX_HEALTH[charAt(state, spot)] ?? 0) ? 1 : 0;
};

/** BD-CARD-ALE. */
const ale: CardAppeal = (state, by, aim) => {
  const spot = spotOf(state, targetOf(aim));
  const gain = spotOwner(spot) === by ? 3 - healthAt(state, spot) : healthAt(state, spot) - 3;
  return gain > 0 ? 3 * gain : UNLIKELY;
};

/** Cards that hit everyone except the player's AP: the PP should survive it. */
const everybody: CardAppeal = (state, by) => {
  if (!isSole(state, by) && healthAt(state, ppOf(state, by)) === 1) return 0.15;
  return isSole(state, opponentOf(by)) ? 1 : 2.5;
};

/** The player with more hit cards wins; a third of all cards are hit cards. */
const duel: CardAppeal = (state, by) => (hitCards(state, by) * 3 >= handOf(state, opponentOf(by)).length ? 2 : 0.3);

function hitCards(state: State, by: Seat): number {
  const hand = handOf(state, by);
  let hits = 0;
  for (let i = 0; i < hand.length; i++) if (IS_HIT[kindOfHeld(hand[i] ?? 0)]) hits += 1;
  return hits;
}

/** Brings a nearly dead opponent to the front if the player can shoot. */
const water: CardAppeal = (state, by, aim) => {
  const whose = seatOfSide(state, tokenOf(aim));
  const usual = 0.7 * tokenAppeal(state, by, whose);
  if (whose === by || healthAt(state, ppOf(state, whose)) > 1) return usual;
  return healthAt(state, apOf(state, whose)) > 1 && hitCards(state, by) > 0 ? 8 : usual;
};

/** The player's stronger character or the opponent's weaker one to the front. */
export function tokenAppeal(state: State, by: Seat, whose: Seat): number {
  const ap = apOf(state, whose);
  const gain = healthAt(state, ap ^ 1) - healthAt(state, ap);
  const good = whose === by ? gain : -gain;
  return good > 1 ? 2 : good === 1 ? 1 : good === 0 ? 0.4 : 0.15;
}

const always =
  (appeal: number): CardAppeal =>
  () =>
    appeal;

const APPEALS: Readonly<Partial<Record<CardName, CardAppeal>>> = {
  wagon: always(8),
  'general-store': always(1.2),
  robbery: taking,
  schoolmarm: taking,
  beer,
  'strong-ale': ale,
  gatling: everybody,
  indians: everybody,
  duel,
  water,
  'hail-of-bullets': hail,
};

const GEAR_NAMES: readonly CardName[] = EQUIPMENT;
const appealFor = (name: CardName): CardAppeal =>
  APPEALS[name] ?? (cards[name].frame === 'equip' ? equipment(GEAR_NAMES.indexOf(name)) : shot);
/** By the place in `CARD_NAMES`. */
const APPEAL_OF: readonly CardAppeal[] = CARD_NAMES.map(appealFor);

/** A card that is played, or repeated by Pearl Hart. */
export const playAppeal = (state: State, by: Seat, name: number, aim: AimCode): number =>
  (APPEAL_OF[name] ?? shot)(state, by, aim);
