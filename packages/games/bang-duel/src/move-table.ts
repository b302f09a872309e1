import { itemAt, type Seat } from '@saloon/kernel';
import { AIMS, type AimCode, NO_AIM, PLAIN_AIMS, readAim } from './aims.ts';
import { CARDS, type CardId, idOf, KINDS, type Kind } from './card-ids.ts';
import { CARD_NAMES, CHARACTERS, EQUIPMENT, SIDES } from './data.ts';
import { handOf } from './hand.ts';
import type { Move } from './moves.ts';
import { offer, offerMove, type Row } from './offers.ts';
import { aimed, orderIn, pack, shared } from './order.ts';
import type { State } from './state.ts';

const rowOf = (moves: readonly Move[]): Row => ({
  moves: moves.map(shared),
  codes: moves.map((move) => pack(orderIn(move))),
});
const alone = (move: Move): Row => rowOf([move]);

export const DECLINE = alone({ type: 'decline' });
export const TAKE_HIT = alone({ type: 'take-hit' });
export const TRY_BARREL = alone({ type: 'try-barrel' });
export const TRY_KID = alone({ type: 'try-kid' });
export const USE_HAT = alone({ type: 'use-hat' });
export const MOVE_TOKEN = alone({ type: 'move-token' });
export const END_PHASE = alone({ type: 'end-phase' });
export const KITTY = alone({ type: 'kitty' });
export const CONCEDE = alone({ type: 'concede' });

/** One move for each kind of card. */
const forKinds = (make: (card: CardId) => Move): Row => rowOf(CARDS.map(make));
export const DISCARDS = forKinds((card) => ({ type: 'discard', card }));
export const DODGES = forKinds((card) => ({ type: 'dodge', card }));
export const HATS_WITH = forKinds((extra) => ({ type: 'use-hat', extra }));
export const PICKS = forKinds((card) => ({ type: 'pick', card }));
export const CHOICES = forKinds((card) => ({ type: 'choose-revealed', card }));
export const SUNDANCE = forKinds((cost) => ({ type: 'sundance', cost }));
export const RELOADS = forKinds((card) => ({ type: 'reload', card, from: 'hand' }));
export const RELOADS_IN_PLAY = forKinds((card) => ({ type: 'reload', card, from: 'play' }));

export const SWAPS = rowOf(SIDES.map((token) => ({ type: 'swap', token })));
export const BLIND = rowOf(SIDES.map((back) => ({ type: 'draw-blind', back })));
export const REDIRECTS = rowOf(Array.from({ length: 8 }, (_, units) => ({ type: 'redirect', units })));
export const LOOTS = rowOf(EQUIPMENT.map((take) => ({ type: 'loot', take })));
export const KATES = rowOf(EQUIPMENT.map((take) => ({ type: 'kate', take })));
export const CHOOSE_AP = rowOf(CHARACTERS.map((character) => ({ type: 'choose-ap', character })));

/** Moves that are made when they are first wanted: most of those there could be never are. */
type Lazy = (Move | undefined)[];
const lazyMoves = (length: number): Lazy => Array.from({ length }, () => undefined);

type Make = (place: number) => Move;
/** What makes them, by number: V8 would copy what it knows to be called, making and all, to where the moves are looked up. */
const makers: Make[] = [];
const makerOf = (make: Make): number => makers.push(make) - 1;

const madeAt = (moves: Lazy, place: number, maker: number): Move => {
  const move = shared(itemAt(makers, maker)(place));
  moves[place] = move;
  return move;
};

const lazily = (length: number, make: Make): Make => {
  const moves = lazyMoves(length);
  const maker = makerOf(make);
  return (place) => moves[place] ?? madeAt(moves, place, maker);
};

/** A card, and what it is played as: its kind when it is itself, so many more when it is Colt (BD-CHAR-TUCO, BD-CHAR-ANNIE). */
export type Played = number;
export const asColt = (kind: Kind): Played => KINDS + kind;

const playOf = (played: Played, aim: AimCode): Move =>
  played < KINDS
    ? { type: 'play', card: idOf(played), ...readAim(aim) }
    : { type: 'play', card: idOf(played - KINDS), as: 'colt', ...readAim(aim) };
/** By `Played`: what it means before it is aimed. */
const UNAIMED = Int32Array.from({ length: 2 * KINDS }, (_, played) => pack(orderIn(playOf(played, NO_AIM))));

/** Aims at a card in play are rare and many: they have a table of their own, so that this one is small and stays at hand. */
const plays = lazyMoves(2 * KINDS * PLAIN_AIMS);
const makePlay = makerOf((place) => playOf(Math.floor(place / PLAIN_AIMS), place % PLAIN_AIMS));
const gearPlays = lazily(KINDS * AIMS, (place) => playOf(Math.floor(place / AIMS), place % AIMS));

/** Offers a card at anything but a card in play. */
export function offerPlay(played: Played, aim: AimCode): void {
  const place = played * PLAIN_AIMS + aim;
  offerMove(plays[place] ?? madeAt(plays, place, makePlay), aimed(UNAIMED[played] ?? 0, aim));
}

/** Offers a card at a card in play. */
export const offerPlayAtGear = (kind: Kind, aim: AimCode): void =>
  offerMove(gearPlays(kind * AIMS + aim), aimed(UNAIMED[kind] ?? 0, aim));

/** A miss with its surcharge. */
const paid = lazily(KINDS * KINDS, (place) => ({
  type: 'dodge',
  card: idOf(Math.floor(place / KINDS)),
  extra: idOf(place % KINDS),
}));
export const dodgeWith = (kind: Kind, extra: Kind): Move => paid(kind * KINDS + extra);

export const stripMove = lazily(AIMS, (aim) => {
  const { target = 'django', take = 'hat' } = readAim(aim);
  return { type: 'strip', target, take };
});

/** Pearl Hart repeats the card of this name at the cost of that card; `'reload'` draws for it once more. */
const repeats = new Map<number, Move>();
export function repeatMove(cost: Kind, name: number, aim: AimCode | 'reload'): Move {
  const place = (cost * CARD_NAMES.length + name) * (AIMS + 1) + (aim === 'reload' ? AIMS : aim);
  const known = repeats.get(place);
  if (known !== undefined) return known;
  const repeat = itemAt(CARD_NAMES, name);
  const what = aim === 'reload' ? ({ reload: true } as const) : readAim(aim);
  const move = shared({ type: 'pearl', cost: idOf(cost), repeat, ...what });
  repeats.set(place, move);
  return move;
}

/** One move for each kind of card in hand. */
export function offerKinds(state: State, by: Seat, offered: Row): void {
  const hand = handOf(state, by);
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = (hand[i] ?? 0) >> 3;
    if (kind !== last) offer(offered, kind);
    last = kind;
  }
}
