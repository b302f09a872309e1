import { actionsEach, turnOrder } from '@saloon/colt-express/wire';
import type { Seat } from '@saloon/kernel';
import type { PileCard, TurnKind, View } from '../wire.ts';

/** One action of a turn: a card on the pile, cards drawn, the one that is being chosen, or one still to come. */
export type Slot =
  | { readonly type: 'card'; readonly seat: Seat; readonly card: PileCard; readonly place: number }
  | { readonly type: 'drew' | 'now' | 'to-come'; readonly seat: Seat };

/** A box of the plan: the turn, and what was done in it in the order of playing. */
export type Turn = {
  readonly n: number;
  readonly kind: TurnKind;
  readonly state: 'done' | 'now' | 'next';
  readonly slots: readonly Slot[];
  /** How its cards stand: a turn of two cards each, and one that is over, take two rows. */
  readonly rows: 1 | 2;
};

export function planOf(view: View): readonly Turn[] {
  const { roundCard, phase } = view;
  if (roundCard === undefined) return [];
  const isHeist = phase === 'heist';
  const turn = isHeist ? turnOfCard(view) : phase === 'planning' ? view.turn : Number.POSITIVE_INFINITY;
  return roundCard.turns.map((kind, i) => {
    const n = i + 1;
    const state = n < turn ? 'done' : n === turn ? 'now' : 'next';
    const order =
      state === 'now' && view.order.length > 0 ? view.order : turnOrder(view.first, view.players.length, kind);
    const planned = isHeist ? 'done' : state;
    const slots = order.flatMap((one) => slotsOf(view, n, kind, planned, one, order));
    const rows = kind === 'speeding-up' || (state === 'done' && slots.length > 3) ? 2 : 1;
    return { n, kind, state, slots, rows };
  });
}

/** In the heist: the turn of the card that is being carried out. */
const turnOfCard = ({ pile, resolving = 0 }: View): number => pile[resolving]?.turn ?? Number.POSITIVE_INFINITY;

function slotsOf(
  view: View,
  n: number,
  kind: TurnKind,
  state: Turn['state'],
  by: Seat,
  order: readonly Seat[],
): readonly Slot[] {
  const all = actionsEach(kind);
  const done = state === 'done' ? all : state === 'next' ? 0 : doneBy(view, by, order, all);
  const cards = view.pile.flatMap((card, place): readonly Slot[] =>
    card.seat === by && card.turn === n ? [{ type: 'card', seat: by, card, place }] : [],
  );
  const played = cards.filter((slot) => slot.type === 'card' && !slot.card.isBonus).length;
  const isNow = state === 'now' && view.active === by && done < all;
  const waiting = all - done - (isNow ? 1 : 0);
  return [
    ...cards,
    ...repeat(done - played, { type: 'drew', seat: by }),
    ...(isNow ? [{ type: 'now', seat: by } as const] : []),
    ...repeat(waiting, { type: 'to-come', seat: by }),
  ];
}

/** How many of the turn's actions this seat has behind it. */
function doneBy(view: View, by: Seat, order: readonly Seat[], all: number): number {
  const active = view.active === undefined ? order.length : order.indexOf(view.active);
  const at = order.indexOf(by);
  if (at !== active) return at < active ? all : 0;
  return view.question?.type === 'plan' ? all - view.question.actionsLeft : 0;
}

const repeat = (n: number, slot: Slot): readonly Slot[] => Array.from({ length: Math.max(0, n) }, () => slot);
