import { itemAt } from '@saloon/kernel';
import { CARDS, printOf } from '../rules/card-ids.ts';
import { type CardName, EQUIPMENT, type EquipmentName } from '../rules/data.ts';
import { GEAR_KINDS, GEAR_SETS } from '../rules/gear.ts';
import type { Gear } from '../rules/state.ts';

/** The value of a card in hand, in health, fitted to who won 1500 games between bots. */
const IN_HAND: Readonly<Record<CardName, number>> = {
  bank: 0.65,
  barrel: 0.55,
  winchester: 0.65,
  water: 0.35,
  gatling: 0.7,
  robbery: 0.8,
  'hail-of-bullets': 0.45,
  rattlesnake: 0.6,
  derringer: 0.65,
  dynamite: 0.2,
  shotgun: 0.65,
  duel: 0.65,
  indians: 0.75,
  carbine: 0.6,
  holster: 0.4,
  colt: 0.65,
  'strong-ale': 0.55,
  'general-store': 0.4,
  missed: 0.65,
  peacemaker: 0.6,
  knife: 0.8,
  'return-fire': 1.1,
  beer: 0.85,
  sight: 0.25,
  remington: 0.65,
  schofield: 0.65,
  herd: 0.25,
  schoolmarm: 0.5,
  wagon: 1.1,
  'pocket-watch': 0.4,
  hat: 0.5,
};

/** The value of equipment to its bearer's owner, on the AP and on the PP, where most of it is inactive. */
const ON_AP: Readonly<Record<EquipmentName, number>> = {
  bank: 1.0,
  barrel: 0.75,
  rattlesnake: -0.9,
  dynamite: -0.3,
  holster: 0.55,
  sight: 0.3,
  herd: -0.2,
  'pocket-watch': 0.55,
  hat: 0.65,
};
const ON_PP: Readonly<Record<EquipmentName, number>> = {
  bank: 0.8,
  barrel: 0.65,
  rattlesnake: -0.8,
  dynamite: -0.3,
  holster: 0.45,
  sight: 0.27,
  herd: -0.2,
  'pocket-watch': 0.5,
  hat: 0.57,
};

/** `ON_PP` by the place in `EQUIPMENT`. */
const WORTH_OF_NAME: Float64Array = Float64Array.from(EQUIPMENT, (name) => ON_PP[name]);
export const worthOfGearNamed = (place: number): number => WORTH_OF_NAME[place] ?? 0;

/** By kind. */
export const HAND_WORTH: Float64Array = Float64Array.from(CARDS, (id) => IN_HAND[printOf(id).name]);

const gearWorth = (on: Readonly<Record<string, number>>): Float64Array => {
  const each = GEAR_KINDS.map((kind) => on[printOf(itemAt(CARDS, kind)).name] ?? 0);
  return Float64Array.from({ length: GEAR_SETS }, (_, gear) =>
    each.reduce((sum, worth, bit) => ((gear & (1 << bit)) === 0 ? sum : sum + worth), 0),
  );
};
const AP_WORTH = gearWorth(ON_AP);
const PP_WORTH = gearWorth(ON_PP);
export const worthOfGear = (gear: Gear, isAp: boolean): number => (isAp ? AP_WORTH[gear] : PP_WORTH[gear]) ?? 0;
