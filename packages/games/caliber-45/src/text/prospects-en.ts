import { differenceOf, oftenerThan, type ProspectWords, rarerThan } from '@saloon/kernel';
import { usd } from './en-labels.ts';
import type { Fact } from './prospects.ts';

const often = (own: number, other: number): string => oftenerThan('en', own, other);
const rarely = (own: number, other: number): string => rarerThan('en', own, other);
const money = (own: number, other: number): string => usd(1000 * Math.round(Math.abs(own - other) / 1000));

export const prospectWords: ProspectWords<Fact> = {
  'takes-loot': (own, other) => `Your team takes the loot of this robbery ${often(own, other)}.`,
  'rivals-take': (own, other) => `A rival team takes the loot of this robbery ${rarely(own, other)}.`,
  'loses-cowboy': (own, other) => `You lose your cowboy in this robbery ${rarely(own, other)}.`,
  'rival-loses-cowboy': (own, other) => `A rival loses a cowboy in this robbery ${often(own, other)}.`,
  'bullets-left': (own, other) =>
    `Leaves you ${differenceOf('en', own, other)} more bullets after this robbery, on average.`,
  'next-takes-loot': (own, other) => `Your team takes the loot of the next robbery ${often(own, other)}.`,
  'next-rivals-take': (own, other) => `A rival team takes the loot of the next robbery ${rarely(own, other)}.`,
  'next-loses-cowboy': (own, other) => `You lose your cowboy in the next robbery ${rarely(own, other)}.`,
  'two-gains': (own, other) =>
    `By the end of the robbery after that, your team has ${money(own, other)} more on average.`,
  'two-rivals-gain': (own, other) =>
    `By the end of the robbery after that, the best rival team has ${money(own, other)} less on average.`,
};
