import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useCutRef } from '../../kit/motion/cut.ts';
import { cardsOf, type HandCard, keepKeys, stillHeld } from '../../table/hand/hand-cards.ts';
import type { Draft } from './logic/answers.ts';
import { chosenWith, type Situation } from './logic/choice.ts';
import { leadsTo, shotsWith, slotsIn } from './logic/offered.ts';
import type { Cards, Refusal, WeaponId } from './wire.ts';

export type Drafting = {
  readonly hand: readonly HandCard<WeaponId>[];
  readonly chosen: ReadonlySet<number>;
  readonly draft: Draft;
  /** Chooses or takes back; answers why it cannot be chosen. */
  toggle(key: number): Refusal | undefined;
  setSlot(slot: number | undefined): void;
  setAiming(isAiming: boolean): void;
  /** One step back: the aim first, then cards and slot. Answers whether there was anything. */
  back(): boolean;
  clear(): void;
  /** Tells that the chosen cards are on their way, so that these copies leave the hand. */
  send(): void;
};

const NONE: ReadonlySet<number> = new Set();
const NO_CARDS: Cards = [];
const NO_HAND: readonly HandCard<WeaponId>[] = [];

/** What the player has laid out and not sent. It lasts as long as the question does. */
export function useDraft({ view, moves, you }: Situation): Drafting {
  const cards = (you === undefined ? undefined : view.players[you]?.hand) ?? NO_CARDS;
  const before = useCutRef<readonly HandCard<WeaponId>[]>(NO_HAND);
  const going = useRef<ReadonlySet<number>>(NONE);
  const hand = keepKeys(before.current, cards, going.current);
  before.current = hand;

  const [picked, setPicked] = useState<ReadonlySet<number>>(NONE);
  const [wanted, setSlot] = useState<number | undefined>();
  const [wasAiming, setAiming] = useState(false);
  useEffect(() => clear(), [view.question]);

  // Cards chosen for a question that is over stand for nothing.
  const held = stillHeld(hand, picked);
  const chosen = leadsTo(moves, cardsOf(hand, held)) ? held : NONE;
  const slot = slotsIn(moves).includes(wanted ?? -1) ? wanted : undefined;
  const kinds = useMemo(() => cardsOf(hand, chosen), [hand, chosen]);
  const isAiming = wasAiming && shotsWith(moves, kinds).length > 0;
  // With the question a draft is another one, though it looks the same: nothing that was armed for the last one stays.
  const draft = useMemo<Draft>(() => ({ chosen: kinds, slot, isAiming }), [kinds, slot, isAiming, view.question]);

  function clear(): void {
    setPicked(NONE);
    setSlot(undefined);
    setAiming(false);
  }

  return {
    hand,
    chosen,
    draft,
    setSlot,
    setAiming,
    clear,
    toggle(key) {
      const card = hand.find((one) => one.key === key)?.card;
      if (card === undefined) return undefined;
      setAiming(false);
      if (chosen.has(key)) {
        setPicked(new Set([...chosen].filter((one) => one !== key)));
        return undefined;
      }
      const what = chosenWith({ view, moves, you }, kinds, card);
      if (what.type === 'refused') return what.why;
      setPicked(what.type === 'joins' ? new Set([...chosen, key]) : new Set([key]));
      return undefined;
    },
    back() {
      const had = isAiming || chosen.size > 0 || slot !== undefined;
      if (isAiming) setAiming(false);
      else clear();
      return had;
    },
    send() {
      going.current = chosen;
    },
  };
}
