/** What characters and equipment do automatically. Each trait is one clause of a card's text, so that no rule has to name a card. */
const TRAITS = [
  /** Cards may be played on any character (BD-CHAR-JACK). */
  'reaches-anyone',
  /** Hit cards reach the opponent's PP (BD-CARD-SIGHT). */
  'hits-reach-cover',
  /** Bang! cards are neither limited nor counted (BD-PLAY-6). */
  'free-bangs',
  'extra-bang',
  'draws-three',
  'draws-extra',
  'shows-second-card',
  /** A miss against a Bang! card costs a second card (BD-HIT-10). */
  'surcharge',
  'reveals-two',
  'takes-partner-losses',
  'hits-as-misses',
  'missed-as-colt',
  'anything-as-colt',
  /** Reveals from the player's or from the opponent's deck: barrel is a miss. */
  'reveals-to-dodge',
  'reveals-theirs-to-dodge',
  'discards-to-dodge',
  'loots-the-dead',
  'draws-at-deaths',
  'shoots-when-hurt',
  'draws-when-hurt',
  'takes-when-hurt',
  'draws-when-dodged',
  'shoots-when-robbed',
  'shoots-on-taking-over',
  'draws-at-token-moves',
] as const;
export type Trait = (typeof TRAITS)[number];

/** A set of traits as bits. */
export type Traits = number;
export const NO_TRAITS: Traits = 0;

const BIT = Object.fromEntries(TRAITS.map((trait, i) => [trait, 1 << i])) as Readonly<Record<Trait, Traits>>;
export const traitBit = (trait: Trait): Traits => BIT[trait];
export const traitBits = (traits: readonly Trait[]): Traits => traits.reduce((bits, trait) => bits | BIT[trait], 0);
