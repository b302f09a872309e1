import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useCutRef } from '../../kit/motion/cut.ts';
import { type HandCard, keepKeys } from '../../table/hand/hand-cards.ts';
import type { Punching } from './logic/answer.ts';
import { type Kind, kindOf } from './logic/kinds.ts';
import { picksAfter, standingOf } from './logic/pick.ts';
import { actionsLeft, laidOut, type Situation } from './logic/situation.ts';
import type { Why } from './logic/why.ts';

export type Drafting = {
  readonly hand: readonly HandCard<Kind>[];
  /** In the order in which they were picked. */
  readonly picked: readonly HandCard<Kind>[];
  readonly kinds: readonly Kind[];
  readonly punching: Punching;
  /** Selects or deselects a card. Returns why it can't be selected. */
  toggle(key: number): Why | undefined;
  pickAll(): void;
  pick(key: number): void;
  setPunching(part: Punching): void;
  /** Goes one step back. Returns whether there was one. */
  back(): boolean;
  clear(): void;
  /** The selected cards are being sent, so these copies leave the hand. */
  send(): void;
};

const NO_KEYS: readonly number[] = [];
const NO_HAND: readonly HandCard<Kind>[] = [];
const NO_PUNCH: Punching = {};

/** The player's unsent selection. A new question clears it. */
export function useDraft(situation: Situation): Drafting {
  const { view } = situation;
  const cards = laidOut(situation).map(kindOf);
  const before = useCutRef<readonly HandCard<Kind>[]>(NO_HAND);
  const going = useRef<ReadonlySet<number>>(new Set());
  const hand = keepKeys(before.current, cards, going.current);
  before.current = hand;

  const [keys, setKeys] = useState(NO_KEYS);
  const [punching, setPunching] = useState<Punching>(NO_PUNCH);
  const moment = `${view.phase} ${view.round} ${view.turn} ${view.resolving ?? ''} ${view.pile.length}`;
  const asked = useRef(moment);
  useEffect(() => {
    if (asked.current === moment) return;
    asked.current = moment;
    setPunching(NO_PUNCH);
  }, [moment]);
  useEffect(() => setKeys(NO_KEYS), [view.phase, view.round, view.turn, actionsLeft(view)]);

  const picked = useMemo(() => keys.flatMap((key) => hand.find((one) => one.key === key) ?? []), [hand, keys]);
  const kinds = useMemo(() => picked.map(({ card }) => card), [picked]);

  return {
    hand,
    picked,
    kinds,
    punching,
    toggle(key) {
      const card = hand.find((one) => one.key === key)?.card;
      if (card === undefined) return undefined;
      const standing = standingOf(situation, kinds, card);
      if (standing.type !== 'can' && !keys.includes(key)) return standing.why;
      setKeys(
        picksAfter(
          situation,
          picked.map(({ key: one, card: kind }) => ({ key: one, kind })),
          { key, kind: card },
        ),
      );
      return undefined;
    },
    pickAll: () => setKeys(hand.filter(({ card }) => !card.startsWith('bullet')).map(({ key }) => key)),
    pick: (key) => setKeys([key]),
    setPunching,
    back() {
      const had = picked.length > 0 || punching !== NO_PUNCH;
      setKeys(NO_KEYS);
      setPunching(NO_PUNCH);
      return had;
    },
    clear() {
      setKeys(NO_KEYS);
      setPunching(NO_PUNCH);
    },
    send() {
      going.current = new Set(keys);
    },
  };
}
