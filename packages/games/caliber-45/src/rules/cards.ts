import { itemAt } from '@saloon/kernel';

/** Every kind of weapon card. Copies are identical, so a card is named by its kind. */
export const WEAPONS = [
  'bullet-1',
  'bullet-2',
  'bullet-3',
  'bullet-4',
  'bullet-5',
  'bullet-6',
  'mustang',
  'cactus',
  'coyote',
] as const;
export type WeaponId = (typeof WEAPONS)[number];

/** Every kind of money card; those up to Fort Knox are loot. */
export const MONEY_KINDS = [
  'stagecoach',
  'mail-car',
  'gold-train',
  'fort-knox',
  'sheriff',
  'indians',
  'dynamite',
] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];
export const LOOT_KINDS = MONEY_KINDS.slice(0, 4);

/** A money card as printed. Editions have different cards, so a card carries all its data. */
export type MoneyCard = {
  readonly kind: MoneyKind;
  /** In dollars; 0 for a sheriff, Indians and dynamite. */
  readonly value: number;
  /** Guards of a loot card, or attackers of an Indians card. */
  readonly guards: number;
};

/** The cowboys that our texts name. Other editions may add more, with names of their own. */
export const COWBOYS = [
  'belle-starr',
  'doc-holliday',
  'calamity-jane',
  'john-wesley-hardin',
  'billy-the-kid',
  'jesse-james',
  'butch-cassidy',
  'sundance-kid',
  'pat-garrett',
  'wyatt-earp',
  'cole-younger',
  'wild-bill-hickok',
] as const;
export type CowboyId = (typeof COWBOYS)[number];
export type Named = { readonly en: string; readonly ru: string };
export type CowboyCard = {
  /** One of `COWBOYS`, or a cowboy of another edition, who then has a `name`. */
  readonly id: string;
  readonly cap: number;
  readonly name: Named | undefined;
};

/** A weapon card inside a state: its place in `WEAPONS`. */
export type Weapon = number;
export const BULLET_KINDS = 6;
export const MUSTANG: Weapon = WEAPONS.indexOf('mustang');
export const CACTUS: Weapon = WEAPONS.indexOf('cactus');
export const COYOTE: Weapon = WEAPONS.indexOf('coyote');

const WEAPON_OF = Object.fromEntries(WEAPONS.map((id, weapon) => [id, weapon])) as Record<WeaponId, Weapon>;
export const weaponOf = (id: WeaponId): Weapon => WEAPON_OF[id];
export const idOf = (weapon: Weapon): WeaponId => itemAt(WEAPONS, weapon);
export const isWeaponId = (value: unknown): value is WeaponId =>
  typeof value === 'string' && Object.hasOwn(WEAPON_OF, value);
/** How many bullets a weapon card carries. */
export const bulletsOf = (weapon: Weapon): number => (weapon < BULLET_KINDS ? weapon + 1 : 0);
export const bulletsOn = (card: WeaponId): number => bulletsOf(weaponOf(card));
export const bulletsTogether = (cards: readonly WeaponId[]): number =>
  cards.reduce((sum, card) => sum + bulletsOn(card), 0);
/** C45-COW-2, C45-COW-3: bullets above the cowboy's cap are lost. */
export const strengthUnder = (cap: number, bullets: number): number => Math.min(bullets, cap);

declare const brand: unique symbol;
/** Up to six weapon cards as one integer, with three bits for the count of each kind. */
export type Pack = number & { readonly [brand]: 'Pack' };
export const NO_CARDS = 0 as Pack;
const BULLETS = 0x3_ffff;

export const countOf = (pack: Pack, weapon: Weapon): number => (pack >>> (3 * weapon)) & 7;
export const plus = (pack: Pack, weapon: Weapon): Pack => (pack + (1 << (3 * weapon))) as Pack;
export const without = (pack: Pack, part: Pack): Pack => (pack - part) as Pack;
/** The bullet cards of a pack. */
export const bulletsIn = (pack: Pack): Pack => (pack & BULLETS) as Pack;

const digits = (bits: number): readonly number[] => [bits & 7, (bits >>> 3) & 7, (bits >>> 6) & 7];
const total = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0);
/** For three kinds at a time: the number of cards, and of bullets for the first and the last three bullet kinds. */
const SIZE = Uint8Array.from({ length: 512 }, (_, bits) => total(digits(bits)));
const LOW_SUM = Uint8Array.from({ length: 512 }, (_, bits) => total(digits(bits).map((n, i) => n * (i + 1))));
const HIGH_SUM = Uint8Array.from({ length: 512 }, (_, bits) => total(digits(bits).map((n, i) => n * (i + 4))));

/** The number of cards in the pack. */
export const sizeOf = (pack: Pack): number =>
  (SIZE[pack & 511] as number) + (SIZE[(pack >>> 9) & 511] as number) + (SIZE[(pack >>> 18) & 511] as number);
/** The number of bullets on the cards of the pack. */
export const sumOf = (pack: Pack): number => (LOW_SUM[pack & 511] as number) + (HIGH_SUM[(pack >>> 9) & 511] as number);

/** The kinds in the pack, one for each card, in the order of `WEAPONS`. */
export function weaponsIn(pack: Pack): Weapon[] {
  const kinds: Weapon[] = [];
  layOnto(kinds, pack);
  return kinds;
}

/** Lays the pack onto a pile, in the order of `WEAPONS`. */
export function layOnto(pile: Weapon[], pack: Pack): void {
  let weapon = 0;
  for (let left: number = pack; left !== 0; left >>>= 3) {
    for (let n = left & 7; n > 0; n--) pile.push(weapon);
    weapon += 1;
  }
}

export const cardsIn = (pack: Pack): WeaponId[] => weaponsIn(pack).map(idOf);

export function packOf(cards: readonly WeaponId[]): Pack {
  let pack = NO_CARDS;
  for (let i = 0; i < cards.length; i++) pack = plus(pack, WEAPON_OF[cards[i] as WeaponId]);
  return pack;
}

/** Every sub-pack, the empty one first. */
export function partsOf(pack: Pack): Pack[] {
  const parts: Pack[] = [NO_CARDS];
  for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
    let from = 0;
    for (let n = countOf(pack, weapon); n > 0; n--) {
      const end = parts.length;
      for (let i = from; i < end; i++) parts.push(plus(itemAt(parts, i), weapon));
      from = end;
    }
  }
  return parts;
}

/** Counts of up to 63 of each kind, six bits each, in two integers: the first five kinds and the other four. */
export type TallyLow = number & { readonly [brand]: 'TallyLow' };
export type TallyHigh = number & { readonly [brand]: 'TallyHigh' };
export const NONE_LOW = 0 as TallyLow;
export const NONE_HIGH = 0 as TallyHigh;
const LOW_KINDS = 5;

export const tallyLow = (low: TallyLow, weapon: Weapon): TallyLow =>
  (weapon < LOW_KINDS ? low + (1 << (6 * weapon)) : low) as TallyLow;
export const tallyHigh = (high: TallyHigh, weapon: Weapon): TallyHigh =>
  (weapon < LOW_KINDS ? high : high + (1 << (6 * (weapon - LOW_KINDS)))) as TallyHigh;
export const tallied = (low: TallyLow, high: TallyHigh, weapon: Weapon): number =>
  (weapon < LOW_KINDS ? low >>> (6 * weapon) : high >>> (6 * (weapon - LOW_KINDS))) & 63;

/** `packOf` for bullet cards only. It reads the digit at the end of their ids, which is faster than looking them up. */
export function bulletPackOf(cards: readonly WeaponId[]): Pack {
  let pack = 0;
  for (let i = 0; i < cards.length; i++) pack += 1 << (3 * ((cards[i] as WeaponId).charCodeAt(DIGIT) - ONE));
  return pack as Pack;
}
const DIGIT = 'bullet-'.length;
const ONE = '1'.charCodeAt(0);
