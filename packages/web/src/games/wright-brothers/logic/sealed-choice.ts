import type { Drafting } from '../use-draft.ts';
import type { View } from '../wire.ts';

export type SealedChoice = NonNullable<NonNullable<View['race']>['choice']>;

/** A player's sealed choice, or the one being laid out. Undefined for the player who started the shootout, and before a choice is known. */
export function sealedChoice(
  { phase, race }: Pick<View, 'phase' | 'race'>,
  { quick, chosen }: Pick<Drafting['draft'], 'quick' | 'chosen'>,
  isOpen: boolean,
): SealedChoice | undefined {
  if (phase !== 'sealed') return undefined;
  return isOpen ? { quick, load: chosen } : race?.choice;
}
