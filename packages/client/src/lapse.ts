import type { Millis } from '@saloon/kernel';
import type { Offer } from '@saloon/protocol';

/** For this long after a question went away, a press is taken to be meant for it. */
export const LAPSE: Millis = 500;

/** Did a question go away that this person hasn't answered? Time ran out, or other players settled it. */
export function hasLapsed(before: Offer, after: Offer, answered: number | undefined): boolean {
  const asked = Object.values(before.questions);
  if (answered !== undefined && asked.includes(answered)) return false;
  const still = Object.values(after.questions);
  return asked.some((question) => !still.includes(question));
}
