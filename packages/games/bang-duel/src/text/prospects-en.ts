import { differenceOf, oftenerThan, type ProspectWords, rarerThan } from '@saloon/kernel';
import type { Fact } from './prospects.ts';

const often = (own: number, other: number): string => oftenerThan('en', own, other);
const rarely = (own: number, other: number): string => rarerThan('en', own, other);
const by = (own: number, other: number): string => differenceOf('en', own, other);

export const prospectWords: ProspectWords<Fact> = {
  kills: (own, other) => `Your opponent loses a character before your next turn ${often(own, other)}.`,
  loses: (own, other) => `You lose a character before your next turn ${rarely(own, other)}.`,
  harms: (own, other) => `Costs your opponent ${by(own, other)} more health before your next turn, on average.`,
  suffers: (own, other) => `You lose ${by(own, other)} less health before your next turn, on average.`,
  'can-answer': (own, other) => `You hold a Missed! or a Return Fire on your opponent’s turn ${often(own, other)}.`,
  hand: (own, other) => `You start your next turn with more cards in hand: ${by(own, other)} on average.`,
  'rival-hand': (own, other) => `Leaves your opponent fewer cards in hand: ${by(own, other)} on average.`,
  'later-kills': (own, other) => `Over two turns each, your opponent loses a character ${often(own, other)}.`,
  'later-loses': (own, other) => `Over two turns each, you lose a character ${rarely(own, other)}.`,
  'later-harms': (own, other) =>
    `Over two turns each, it costs your opponent ${by(own, other)} more health on average.`,
  'later-suffers': (own, other) => `Over two turns each, you lose ${by(own, other)} less health on average.`,
  'ends-with': (own, other) => `You have more characters left at the end: ${by(own, other)} on average.`,
  'rival-ends-with': (own, other) =>
    `Your opponent has fewer characters left at the end: ${by(own, other)} on average.`,
};
