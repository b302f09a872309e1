import { differenceOf, oftenerThan, type ProspectWords, rarerThan } from '@saloon/kernel';
import type { Fact } from './prospects.ts';

const often = (own: number, other: number): string => oftenerThan('ru', own, other);
const rarely = (own: number, other: number): string => rarerThan('ru', own, other);
const by = (own: number, other: number): string => `в\u00a0среднем на ${differenceOf('ru', own, other)}`;

export const prospectWords: ProspectWords<Fact> = {
  'comes-first': (own, other) => `В\u00a0дележе этого раунда вы первый ${often(own, other)}.`,
  takes: (own, other) => `За раунд приносит карт добычи ${by(own, other)} больше.`,
  'is-shut-out': (own, other) => `Вне дележа этого раунда вы остаётесь ${rarely(own, other)}.`,
  'set-size': (own, other) => `Карт в\u00a0вашем наборе к\u00a0перестрелке ${by(own, other)} больше.`,
  'best-rival-takes': (own, other) => `Лучший из соперников берёт карт за раунд ${by(own, other)} меньше.`,
};
