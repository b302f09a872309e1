import { seat } from '@saloon/kernel';
import type { Owner } from '../../../kit/figures/brand.tsx';
import type { CharacterId, Colour } from '../wire.ts';

/** A bandit keeps its color and mark whoever plays it: those of the seat with the same color. */
const OWNERS: Readonly<Record<CharacterId, Owner>> = {
  tuco: seat(0),
  doc: seat(1),
  cheyenne: seat(2),
  belle: seat(3),
  ghost: seat(4),
  django: seat(5),
};
export const ownerOf = (bandit: Colour): Owner => (bandit === 'neutral' ? 'neutral' : OWNERS[bandit]);
