import type { Personality } from '@saloon/kernel';

/** The names of bots with a personality. Clients show them in the player's language. */
export const CHARACTER_NAMES = {
  bold: 'Kate',
  careful: 'Ezra',
  vengeful: 'Mercy',
  greedy: 'Midas',
  bluffing: 'Reynard',
  friendly: 'Gus',
} as const satisfies Record<Personality, string>;
export type CharacterName = (typeof CHARACTER_NAMES)[Personality];
