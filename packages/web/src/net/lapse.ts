import type { Millis } from '@saloon/kernel';
import type { Offer } from '@saloon/protocol';

/** Whoever is about to press cannot stop any more: so long after a question went away nothing is played. */
export const LAPSE: Millis = 500;

/**
 * Is something asked no more that this person has not answered? Time has run out, or others have settled it. A press that was on its way
 * would hit whatever stands in that place now.
 */
export function hasLapsed(before: Offer, after: Offer, answered: number | undefined): boolean {
  const asked = Object.values(before.questions);
  if (answered !== undefined && asked.includes(answered)) return false;
  const still = Object.values(after.questions);
  return asked.some((question) => !still.includes(question));
}
