import { useMemo, useState } from 'preact/hooks';
import { useHotkeys } from '../../kit/hotkeys.ts';
import { announce } from '../../kit/live.tsx';
import type { SharedWords } from '../text/index.ts';
import { type HandCard, type HandOrder, inOrder } from './hand-cards.ts';

/** The hand as it lies before its owner: `U` sorts it by kind, or lays it as it came. */
export function useHandOrder<Kind extends string>(
  hand: readonly HandCard<Kind>[],
  words: SharedWords,
  rank?: (card: Kind) => number,
): readonly HandCard<Kind>[] {
  const [order, setOrder] = useState<HandOrder>('by-kind');
  useHotkeys({
    u: () => {
      const next = order === 'by-kind' ? 'as-it-came' : 'by-kind';
      setOrder(next);
      announce(words.sorted[next]);
    },
  });
  return useMemo(() => inOrder(hand, order, rank), [hand, order]);
}
