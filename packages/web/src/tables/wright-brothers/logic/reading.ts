import type { CardId, Cards } from '../wire.ts';

/** The best set in a revolver: `size` cards of one number, `jokers` of them Jokers that count as it. */
export type Reading = { readonly size: number; readonly value: number; readonly jokers: number };

export const numberOn = (card: CardId): number => Number.parseInt(card, 10) || 0;

/**
 * The caption under a revolver (WB-JOKER-3). It tells an owner what is already there to see and decides nothing: places
 * and shares come from the table.
 */
export function bestReading(revolver: Cards, cancelled: Cards = []): Reading {
  const live = without(revolver, cancelled);
  const jokers = live.filter((card) => card === 'joker').length;
  let best: Reading = { size: 0, value: 0, jokers: 0 };
  for (const value of new Set(live.map(numberOn))) {
    if (value === 0) continue;
    const size = live.filter((card) => numberOn(card) === value).length + jokers;
    if (size > best.size || (size === best.size && value > best.value)) best = { size, value, jokers };
  }
  return best;
}

/** The cards less those of `gone`, copy by copy. */
function without(cards: Cards, gone: Cards): Cards {
  const left = [...gone];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** `3 + 4 = 7` where the chosen numbers are a sum, for the question; nothing for anything else. */
export function sumIn(cards: Cards): string | undefined {
  const values = cards.map(numberOn).sort((a, b) => a - b);
  const parts = values.slice(0, -1);
  const total = parts.reduce((sum, value) => sum + value, 0);
  return parts.length > 1 && values.at(-1) === total && !values.includes(0)
    ? `${parts.join(' + ')} = ${total}`
    : undefined;
}
