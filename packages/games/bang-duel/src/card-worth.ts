import { CARDS, printOf } from './card-ids.ts';
import type { CardName, EquipmentName } from './data.ts';
import { GEAR_KINDS, GEAR_SETS } from './gear.ts';
import type { Gear } from './state.ts';

/** What a card in hand is worth to its owner, where a health is worth one. Tuned by matches in the arena. */
const IN_HAND: Readonly<Record<CardName, number>> = {
  bank: 0.6,
  barrel: 0.75,
  winchester: 0.7,
  water: 0.35,
  gatling: 0.75,
  robbery: 0.7,
  'hail-of-bullets': 0.5,
  rattlesnake: 0.6,
  derringer: 0.75,
  dynamite: 0.2,
  shotgun: 0.7,
  duel: 0.6,
  indians: 0.7,
  carbine: 0.7,
  holster: 0.45,
  colt: 0.65,
  'strong-ale': 0.45,
  'general-store': 0.5,
  missed: 0.85,
  peacemaker: 0.75,
  knife: 0.8,
  'return-fire': 1.2,
  beer: 0.8,
  sight: 0.35,
  remington: 0.75,
  schofield: 0.75,
  herd: 0.15,
  schoolmarm: 0.55,
  wagon: 0.9,
  'pocket-watch': 0.4,
  hat: 0.65,
};

/** What equipment is worth to its bearer's owner: on the AP, and on the PP, where most of it sleeps. */
const ON_AP: Readonly<Record<EquipmentName, number>> = {
  bank: 1.3,
  barrel: 1.1,
  rattlesnake: -1.1,
  dynamite: -0.8,
  holster: 0.9,
  sight: 0.6,
  herd: -0.1,
  'pocket-watch': 0.7,
  hat: 0.9,
};
const ON_PP: Readonly<Record<EquipmentName, number>> = {
  bank: 0.8,
  barrel: 0.9,
  rattlesnake: -1.1,
  dynamite: -0.8,
  holster: 0.6,
  sight: 0.45,
  herd: -0.1,
  'pocket-watch': 0.5,
  hat: 0.8,
};

/** By kind. */
export const HAND_WORTH: Float64Array = Float64Array.from(CARDS, (id) => IN_HAND[printOf(id).name]);

const gearWorth = (on: Readonly<Record<string, number>>): Float64Array => {
  const each = GEAR_KINDS.map((kind) => on[printOf(CARDS[kind] ?? 'hat:law:horseshoe').name] ?? 0);
  return Float64Array.from({ length: GEAR_SETS }, (_, gear) =>
    each.reduce((sum, worth, bit) => ((gear & (1 << bit)) === 0 ? sum : sum + worth), 0),
  );
};
const AP_WORTH = gearWorth(ON_AP);
const PP_WORTH = gearWorth(ON_PP);
export const worthOfGear = (gear: Gear, isAp: boolean): number => (isAp ? AP_WORTH[gear] : PP_WORTH[gear]) ?? 0;
