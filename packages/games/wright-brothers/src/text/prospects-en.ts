import { differenceOf, oftenerThan, type ProspectWords, rarerThan } from '@saloon/kernel';
import type { Fact } from './prospects.ts';

const often = (own: number, other: number): string => oftenerThan('en', own, other);

function cards(own: number, other: number): string {
  const n = differenceOf('en', own, other);
  return `${n} ${n === '1' ? 'card' : 'cards'} on average`;
}

export const prospectWords: ProspectWords<Fact> = {
  'comes-first': (own, other) => `You come first in this round’s split ${often(own, other)}.`,
  takes: (own, other) => `Brings you more loot this round: ${cards(own, other)}.`,
  'is-shut-out': (own, other) => `You’re shut out of this round’s split ${rarerThan('en', own, other)}.`,
  'set-size': (own, other) => `Your set in the shootout is bigger by ${cards(own, other)}.`,
  'best-rival-takes': (own, other) => `The best rival takes less loot this round: ${cards(own, other)}.`,
};
