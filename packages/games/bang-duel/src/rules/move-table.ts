import { itemAt, type Seat } from '@saloon/kernel';
import { AIMS, type AimCode, PLAIN_AIMS, readAim } from './aims.ts';
import { CARDS, type CardId, idOf, KINDS, type Kind } from './card-ids.ts';
import { CARD_NAMES, CHARACTERS, EQUIPMENT, SIDES } from './data.ts';
import { handOf } from './hand.ts';
import type { Move } from './moves.ts';
import { shared } from './order.ts';
import type { State } from './state.ts';

const rowOf = (moves: readonly Move[]): readonly Move[] => moves.map(shared);

export const DECLINE = shared({ type: 'decline' });
export const TAKE_HIT = shared({ type: 'take-hit' });
export const TRY_BARREL = shared({ type: 'try-barrel' });
export const TRY_KID = shared({ type: 'try-kid' });
export const USE_HAT = shared({ type: 'use-hat' });
export const MOVE_TOKEN = shared({ type: 'move-token' });
export const END_PHASE = shared({ type: 'end-phase' });
export const KITTY = shared({ type: 'kitty' });
export const CONCEDE = shared({ type: 'concede' });

/** One move for each kind of card. */
const forKinds = (make: (card: CardId) => Move): readonly Move[] => rowOf(CARDS.map(make));
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

type Make = (place: number) => Move;

/** Moves created on first use: most are never needed. */
const lazily = (length: number, make: Make): Make => {
  const moves = Array.from({ length }, (): Move | undefined => undefined);
  return (place) => {
    const known = moves[place];
    if (known !== undefined) return known;
    const move = shared(make(place));
    moves[place] = move;
    return move;
  };
};

/** A card and what it is played as: its kind for itself, `KINDS` more for Colt (BD-CHAR-TUCO, BD-CHAR-ANNIE). */
export type Played = number;
export const asColt = (kind: Kind): Played => KINDS + kind;

const playOf = (played: Played, aim: AimCode): Move =>
  played < KINDS
    ? { type: 'play', card: idOf(played), ...readAim(aim) }
    : { type: 'play', card: idOf(played - KINDS), as: 'colt', ...readAim(aim) };
const plays = lazily(2 * KINDS * PLAIN_AIMS, (place) => playOf(Math.floor(place / PLAIN_AIMS), place % PLAIN_AIMS));
/** There are many aims at cards in play, and they are rare, so they have their own table. */
const gearPlays = lazily(KINDS * AIMS, (place) => playOf(Math.floor(place / AIMS), place % AIMS));

/** Offers a card at anything but a card in play. */
export const offerPlay = (played: Played, aim: AimCode, moves: Move[]): void => {
  moves.push(plays(played * PLAIN_AIMS + aim));
};

/** Offers a card at a card in play. */
export const offerPlayAtGear = (kind: Kind, aim: AimCode, moves: Move[]): void => {
  moves.push(gearPlays(kind * AIMS + aim));
};

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

/** Pearl Hart discards `cost` to repeat the card of this name, or to reload it again. */
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
export function offerKinds(state: State, by: Seat, row: readonly Move[], moves: Move[]): void {
  const hand = handOf(state, by);
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = (hand[i] ?? 0) >> 3;
    if (kind !== last) moves.push(itemAt(row, kind));
    last = kind;
  }
}
