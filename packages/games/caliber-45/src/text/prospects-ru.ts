import { differenceOf, oftenerThan, type ProspectWords, rarerThan } from '@saloon/kernel';
import type { Fact } from './prospects.ts';
import { usd } from './ru-labels.ts';

const often = (own: number, other: number): string => oftenerThan('ru', own, other);
const rarely = (own: number, other: number): string => rarerThan('ru', own, other);
const money = (own: number, other: number): string => usd(1000 * Math.round(Math.abs(own - other) / 1000));

export const prospectWords: ProspectWords<Fact> = {
  'takes-loot': (own, other) => `Добычу этого дела забирает ваша команда ${often(own, other)}.`,
  'rivals-take': (own, other) => `Добычу этого дела забирают соперники ${rarely(own, other)}.`,
  'loses-cowboy': (own, other) => `В\u00a0этом деле вы теряете ковбоя ${rarely(own, other)}.`,
  'rival-loses-cowboy': (own, other) => `В\u00a0этом деле кто-то из соперников теряет ковбоя ${often(own, other)}.`,
  'bullets-left': (own, other) =>
    `После дела патронов у\u00a0вас остаётся в\u00a0среднем на ${differenceOf('ru', own, other)} больше.`,
  'next-takes-loot': (own, other) => `Добычу следующего дела забирает ваша команда ${often(own, other)}.`,
  'next-rivals-take': (own, other) => `Добычу следующего дела забирают соперники ${rarely(own, other)}.`,
  'next-loses-cowboy': (own, other) => `В\u00a0следующем деле вы теряете ковбоя ${rarely(own, other)}.`,
  'two-gains': (own, other) =>
    `Ещё через одно дело у\u00a0вашей команды в\u00a0среднем на ${money(own, other)} больше.`,
  'two-rivals-gain': (own, other) =>
    `Ещё через одно дело у\u00a0лучшей чужой команды в\u00a0среднем на ${money(own, other)} меньше.`,
};
