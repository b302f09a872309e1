import { useMemo, useRef, useState } from 'preact/hooks';
import { useCutRef } from '../../kit/motion/cut.ts';
import { type HandCard, keepKeys } from '../../table/hand/hand-cards.ts';
import { type Draft, NO_DRAFT, narrow } from './logic/narrow.ts';
import { momentOf, own, type Situation } from './logic/situation.ts';
import type { CardId } from './wire.ts';

export type Drafting = {
  readonly hand: readonly HandCard<CardId>[];
  readonly draft: Draft;
  set(draft: Draft): void;
  /** Goes one step back. Returns whether there was one. */
  back(): boolean;
  /** The picked cards, or these, are on their way, so that these copies leave the hand. */
  send(keys?: readonly number[]): void;
};

const NO_CARDS: readonly CardId[] = [];
const NO_HAND: readonly HandCard<CardId>[] = [];

/** What the player has pressed and not sent. It is forgotten when another question comes. */
export function useDraft(situation: Situation): Drafting {
  const before = useCutRef<readonly HandCard<CardId>[]>(NO_HAND);
  const going = useRef<ReadonlySet<number>>(new Set());
  const hand = keepKeys(before.current, own(situation)?.hand ?? NO_CARDS, going.current);
  before.current = hand;

  const moment = momentOf(situation.view);
  const [kept, keep] = useState({ moment, draft: NO_DRAFT });
  const draft = useMemo(() => {
    const isHeld = kept.draft.picks.every(({ key }) => key === undefined || hand.some((one) => one.key === key));
    const isOpen = kept.moment === moment && isHeld && narrow(situation, kept.draft).left.length > 0;
    return isOpen ? kept.draft : NO_DRAFT;
  }, [kept, moment, hand, situation]);
  const set = (next: Draft) => keep({ moment, draft: next });

  return {
    hand,
    draft,
    set,
    back() {
      const { picks, way } = draft;
      if (picks.length === 0) return false;
      set(way === undefined ? { picks: picks.slice(0, -1), way } : { picks, way: undefined });
      return true;
    },
    send(keys = draft.picks.flatMap(({ key }) => key ?? [])) {
      going.current = new Set(keys);
    },
  };
}
