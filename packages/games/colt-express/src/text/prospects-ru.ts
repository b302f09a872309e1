import { dollars, oftenerThan, type ProspectWords, rarerThan } from '@saloon/kernel';
import type { Fact } from './prospects.ts';

const often = (own: number, other: number): string => oftenerThan('ru', own, other);
const rarely = (own: number, other: number): string => rarerThan('ru', own, other);
const usd = (own: number, other: number): string => dollars('ru', 10 * Math.round(Math.abs(own - other) / 10));

export const prospectWords: ProspectWords<Fact> = {
  'gets-loot': (own, other) => `За раунд вы богатеете ${often(own, other)}.`,
  hits: (own, other) => `За раунд вы попадаете в\u00a0кого-нибудь ${often(own, other)}.`,
  gains: (own, other) => `За раунд приносит в\u00a0среднем на ${usd(own, other)} больше.`,
  'is-robbed': (own, other) => `За раунд вы беднеете ${rarely(own, other)}.`,
  'is-shot': (own, other) => `За раунд вы получаете пулю ${rarely(own, other)}.`,
  'rivals-gain': (own, other) => `Каждый соперник берёт за раунд в\u00a0среднем на ${usd(own, other)} меньше.`,
  'is-gunslinger': (own, other) => `$1\u00a0000 самого меткого стрелка достаётся вам ${often(own, other)}.`,
  'ends-with': (own, other) => `К\u00a0концу игры у\u00a0вас в\u00a0среднем на ${usd(own, other)} больше.`,
  'rival-ends-with': (own, other) =>
    `У\u00a0самого богатого соперника к\u00a0концу игры в\u00a0среднем на ${usd(own, other)} меньше.`,
};
