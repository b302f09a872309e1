/** The kinds of cards, by the color of their picture. */
export const PLATES = ['travel', 'harm', 'gain', 'law', 'trick', 'guard', 'gear', 'dead'] as const;
export type Plate = (typeof PLATES)[number];
