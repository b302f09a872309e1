import { differenceOf, oftenerThan, type ProspectWords, rarerThan } from '@saloon/kernel';
import type { Fact } from './prospects.ts';

const often = (own: number, other: number): string => oftenerThan('ru', own, other);
const rarely = (own: number, other: number): string => rarerThan('ru', own, other);
const by = (own: number, other: number): string => `в\u00a0среднем на ${differenceOf('ru', own, other)}`;

export const prospectWords: ProspectWords<Fact> = {
  kills: (own, other) => `До вашего следующего хода соперник теряет персонажа ${often(own, other)}.`,
  loses: (own, other) => `До вашего следующего хода вы теряете персонажа ${rarely(own, other)}.`,
  harms: (own, other) => `До вашего следующего хода соперник теряет здоровья ${by(own, other)} больше.`,
  suffers: (own, other) => `До вашего следующего хода вы теряете здоровья ${by(own, other)} меньше.`,
  'can-answer': (own, other) => `В\u00a0ход соперника вам есть чем ответить на выстрел ${often(own, other)}.`,
  hand: (own, other) => `К\u00a0вашему следующему ходу карт на руке ${by(own, other)} больше.`,
  'rival-hand': (own, other) => `У\u00a0соперника остаётся карт ${by(own, other)} меньше.`,
  'later-kills': (own, other) => `За два хода соперник теряет персонажа ${often(own, other)}.`,
  'later-loses': (own, other) => `За два хода вы теряете персонажа ${rarely(own, other)}.`,
  'later-harms': (own, other) => `За два хода соперник теряет здоровья ${by(own, other)} больше.`,
  'later-suffers': (own, other) => `За два хода вы теряете здоровья ${by(own, other)} меньше.`,
  'ends-with': (own, other) => `К\u00a0концу партии персонажей у\u00a0вас остаётся ${by(own, other)} больше.`,
  'rival-ends-with': (own, other) =>
    `К\u00a0концу партии персонажей у\u00a0соперника остаётся ${by(own, other)} меньше.`,
};
