import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useCutRef } from '../../kit/motion/cut.ts';
import { cardsOf, type HandCard, keepKeys, stillHeld } from '../../table/hand/hand-cards.ts';
import type { Draft, Intent } from './logic/answers.ts';
import { momentOf } from './logic/moment.ts';
import { leadsTo, offers } from './logic/offered.ts';
import { type Situation, type Why, whyNoSealedLoad, whyNotCard } from './logic/why.ts';
import type { CardId, Cards } from './wire.ts';

/** Which slot of a sealed choice a pressed card goes to. */
export type Slot = 'quick' | 'load';

export type Drafting = {
  readonly hand: readonly HandCard<CardId>[];
  readonly chosen: ReadonlySet<number>;
  readonly quick: number | undefined;
  readonly slot: Slot;
  readonly draft: Draft;
  /** Chooses or takes back; answers why it cannot be chosen. */
  toggle(key: number): Why | undefined;
  setSlot(slot: Slot): void;
  setIntent(intent: Intent | undefined): void;
  /** One step back: the intent first, then the cards. Answers whether there was anything. */
  back(): boolean;
  clear(): void;
  /** Lays out these cards and no others. */
  choose(keys: ReadonlySet<number>): void;
  /** Tells that the chosen cards, or these, are on their way, so that these copies leave the hand. */
  send(keys?: ReadonlySet<number>): void;
};

const NONE: ReadonlySet<number> = new Set();
const NO_CARDS: Cards = [];
const NO_HAND: readonly HandCard<CardId>[] = [];

/** What the player has laid out and not sent. It outlives steps that leave its cards in the hand. */
export function useDraft(situation: Situation): Drafting {
  const { view, moves, you } = situation;
  const cards = (you === undefined ? undefined : view.players[you]?.hand) ?? NO_CARDS;
  const before = useCutRef<readonly HandCard<CardId>[]>(NO_HAND);
  const going = useRef<ReadonlySet<number>>(NONE);
  const hand = keepKeys(before.current, cards, going.current);
  before.current = hand;

  const [picked, setPicked] = useState<ReadonlySet<number>>(NONE);
  const [quickKey, setQuick] = useState<number | undefined>();
  const [wanted, setIntent] = useState<Intent | undefined>();
  const [slot, setSlot] = useState<Slot>('quick');
  const isSealed = offers(moves, 'sealed-choice');

  const chosen = stillHeld(hand, picked);
  const quick = isSealed && hand.some(({ key }) => key === quickKey) ? quickKey : undefined;
  const intent = isOffered(wanted, situation) ? wanted : undefined;
  // A choice doesn't outlive its phase: cards chosen for a throw are not chosen for a sealed race.
  useEffect(() => {
    setQuick(undefined);
    setSlot('quick');
    setIntent(undefined);
    if (view.division !== undefined || isSealed) setPicked(NONE);
  }, [view.phase, view.turn, isSealed]);

  // With the question a draft is another one, though it looks the same: nothing that was armed for the last one stays.
  const moment = momentOf(view);
  const draft = useMemo<Draft>(
    () => ({ chosen: cardsOf(hand, chosen), quick: hand.find(({ key }) => key === quick)?.card, intent }),
    [hand, chosen, quick, intent, moment],
  );

  function toggle(key: number): Why | undefined {
    const card = hand.find((one) => one.key === key)?.card;
    if (card === undefined) return undefined;
    if (key === quick) setQuick(undefined);
    else if (chosen.has(key)) setPicked(new Set([...chosen].filter((one) => one !== key)));
    else if (isSealed) return toggleSealed(key);
    else {
      const why = whyNotCard(situation, draft.chosen, card);
      if (why !== undefined) return why;
      setPicked(new Set([...chosen, key]));
    }
    setIntent(undefined);
    return undefined;
  }

  function toggleSealed(key: number): Why | undefined {
    const card = hand.find((one) => one.key === key)?.card;
    if (card === undefined) return undefined;
    if (slot === 'quick') {
      setQuick(key);
      setSlot('load');
      return undefined;
    }
    const used = draft.quick === undefined ? [] : [draft.quick];
    const fits = moves.some(
      (move) =>
        move.type === 'sealed-choice' &&
        move.quick === draft.quick &&
        leadsTo([move], ['sealed-choice'], [...used, ...draft.chosen, card]) &&
        move.load.includes(card),
    );
    if (!fits) return whyNoSealedLoad(moves, [...draft.chosen, card]);
    setPicked(new Set([...chosen, key]));
    return undefined;
  }

  function clear(): void {
    setPicked(NONE);
    setQuick(undefined);
    setIntent(undefined);
  }

  return {
    hand,
    chosen,
    quick,
    slot,
    draft,
    toggle,
    setSlot,
    setIntent,
    clear,
    back() {
      const had = intent !== undefined || chosen.size > 0 || quick !== undefined;
      if (intent !== undefined) setIntent(undefined);
      else clear();
      return had;
    },
    choose(keys) {
      setPicked(keys);
      setIntent(undefined);
    },
    send(keys = new Set([...chosen, ...(quick === undefined ? [] : [quick])])) {
      going.current = keys;
    },
  };
}

const isOffered = (intent: Intent | undefined, { moves }: Situation): boolean =>
  intent?.type === 'aim'
    ? moves.some((move) => move.type === 'play-event' && move.card === intent.card)
    : intent?.type === 'start' && (offers(moves, 'start-shootout') || offers(moves, 'call-duel'));
