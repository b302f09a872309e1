import type { Seat } from '@saloon/kernel';
import type { Occupant } from '../fields/occupant.ts';

/** Does this seat play against bots only? Then it takes moves back without asking, with the bots' answers to them. */
export const isAlone = ({ occupants }: { readonly occupants: readonly Occupant[] }, by: Seat): boolean =>
  occupants.every(({ type }, at) => at === by || type === 'bot');
