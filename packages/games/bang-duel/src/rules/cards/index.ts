import { CARDS, type Kind, NAME_OF } from '../card-ids.ts';
import { CARD_NAMES, type CardName } from '../data.ts';
import { GEAR_KINDS, GEAR_SETS } from '../gear.ts';
import type { Gear } from '../state.ts';
import type { Traits } from '../traits.ts';
import { AIMINGS } from './aimings.ts';
import { bank } from './bank.ts';
import { barrel } from './barrel.ts';
import { beer } from './beer.ts';
import { carbine } from './carbine.ts';
import type { Card } from './card.ts';
import { colt } from './colt.ts';
import { derringer } from './derringer.ts';
import { duel } from './duel.ts';
import { dynamite } from './dynamite.ts';
import { gatling } from './gatling.ts';
import { generalStore } from './general-store.ts';
import { hailOfBullets } from './hail-of-bullets.ts';
import { hat } from './hat.ts';
import { herd } from './herd.ts';
import { holster } from './holster.ts';
import { indians } from './indians.ts';
import { knife } from './knife.ts';
import { missed } from './missed.ts';
import { peacemaker } from './peacemaker.ts';
import { pocketWatch } from './pocket-watch.ts';
import { rattlesnake } from './rattlesnake.ts';
import { remington } from './remington.ts';
import { returnFire } from './return-fire.ts';
import { robbery } from './robbery.ts';
import { schofield } from './schofield.ts';
import { schoolmarm } from './schoolmarm.ts';
import { shotgun } from './shotgun.ts';
import { sight } from './sight.ts';
import { strongAle } from './strong-ale.ts';
import { wagon } from './wagon.ts';
import { water } from './water.ts';
import { winchester } from './winchester.ts';

/** Every card, in the order of section 2.3. */
export const cards = {
  bank,
  barrel,
  winchester,
  water,
  gatling,
  robbery,
  'hail-of-bullets': hailOfBullets,
  rattlesnake,
  derringer,
  dynamite,
  shotgun,
  duel,
  indians,
  carbine,
  holster,
  colt,
  'strong-ale': strongAle,
  'general-store': generalStore,
  missed,
  peacemaker,
  knife,
  'return-fire': returnFire,
  beer,
  sight,
  remington,
  schofield,
  herd,
  schoolmarm,
  wagon,
  'pocket-watch': pocketWatch,
  hat,
} as const satisfies Record<CardName, Card>;

const BY_NAME: readonly Card[] = CARD_NAMES.map((name) => cards[name]);

export const cardNamed = (name: number): Card => BY_NAME[name] ?? noCard(name);
const noCard = (name: number): never => {
  throw new RangeError(`Cannot find card ${name}: there are ${BY_NAME.length}`);
};
export const cardOf = (kind: Kind): Card => cardNamed(NAME_OF[kind] ?? -1);

const flags = (test: (card: Card) => boolean): readonly number[] =>
  CARDS.map((_, kind) => (test(cardOf(kind)) ? 1 : 0));
/** By kind: 1 or 0. */
export const IS_BANG = flags((card) => card.frame === 'bang');
export const IS_HIT = flags((card) => card.isHit);
export const IS_MISS = flags((card) => card.isMiss);
export const IS_RELOAD = flags((card) => card.isReload);
/** By kind: the place in `AIMINGS`. */
export const AIMING_OF: readonly number[] = CARDS.map((_, kind) => AIMINGS.indexOf(cardOf(kind).aiming));

/** All that a set of equipment lets its bearer do. */
const GEAR_TRAITS: readonly Traits[] = Array.from({ length: GEAR_SETS }, (_, gear) =>
  GEAR_KINDS.reduce((traits, kind, bit) => ((gear & (1 << bit)) === 0 ? traits : traits | cardOf(kind).traits), 0),
);
export const gearTraits = (gear: Gear): Traits => GEAR_TRAITS[gear] ?? 0;

const gearWith = (test: (card: Card) => boolean): Gear =>
  GEAR_KINDS.reduce((gear, kind, bit) => (test(cardOf(kind)) ? gear | (1 << bit) : gear), 0);
/** Equipment with the reload symbol, and equipment that is always active. */
export const RELOAD_GEAR: Gear = gearWith((card) => card.isReload);
export const ALWAYS_ACTIVE_GEAR: Gear = gearWith((card) => card.isAlwaysActive);
