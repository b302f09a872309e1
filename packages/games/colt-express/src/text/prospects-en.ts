import { dollars, oftenerThan, type ProspectWords, rarerThan } from '@saloon/kernel';
import type { Fact } from './prospects.ts';

const often = (own: number, other: number): string => oftenerThan('en', own, other);
const rarely = (own: number, other: number): string => rarerThan('en', own, other);
const usd = (own: number, other: number): string => dollars('en', 10 * Math.round(Math.abs(own - other) / 10));

export const prospectWords: ProspectWords<Fact> = {
  'gets-loot': (own, other) => `You end the round richer ${often(own, other)}.`,
  hits: (own, other) => `You hit someone this round ${often(own, other)}.`,
  gains: (own, other) => `Brings you ${usd(own, other)} more this round, on average.`,
  'is-robbed': (own, other) => `You end the round poorer ${rarely(own, other)}.`,
  'is-shot': (own, other) => `You catch a bullet this round ${rarely(own, other)}.`,
  'rivals-gain': (own, other) => `Each rival takes ${usd(own, other)} less this round, on average.`,
  'is-gunslinger': (own, other) => `You win the $1,000 for the most shots ${often(own, other)}.`,
  'ends-with': (own, other) => `You finish the game with ${usd(own, other)} more, on average.`,
  'rival-ends-with': (own, other) => `The richest rival finishes with ${usd(own, other)} less, on average.`,
};
