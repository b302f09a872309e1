import type { Seat } from '@saloon/kernel';
import { AIMS, type AimCode, readAim } from './aims.ts';
import { CARDS, type CardId, idOf, KINDS, type Kind } from './card-ids.ts';
import { CARD_NAMES, CHARACTERS, EQUIPMENT, SIDES } from './data.ts';
import { handOf } from './hand.ts';
import type { Move } from './moves.ts';
import { shared } from './order.ts';
import type { State } from './state.ts';

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
const forKinds = (make: (card: CardId) => Move): readonly Move[] => CARDS.map((card) => shared(make(card)));
export const DISCARDS = forKinds((card) => ({ type: 'discard', card }));
export const DODGES = forKinds((card) => ({ type: 'dodge', card }));
export const HATS_WITH = forKinds((extra) => ({ type: 'use-hat', extra }));
export const PICKS = forKinds((card) => ({ type: 'pick', card }));
export const CHOICES = forKinds((card) => ({ type: 'choose-revealed', card }));
export const SUNDANCE = forKinds((cost) => ({ type: 'sundance', cost }));
export const RELOADS = forKinds((card) => ({ type: 'reload', card, from: 'hand' }));
export const RELOADS_IN_PLAY = forKinds((card) => ({ type: 'reload', card, from: 'play' }));

export const SWAPS = SIDES.map((token) => shared({ type: 'swap', token }));
export const BLIND = SIDES.map((back) => shared({ type: 'draw-blind', back }));
export const REDIRECTS = Array.from({ length: 8 }, (_, units) => shared({ type: 'redirect', units }));
export const LOOTS = EQUIPMENT.map((take) => shared({ type: 'loot', take }));
export const KATES = EQUIPMENT.map((take) => shared({ type: 'kate', take }));
export const CHOOSE_AP = CHARACTERS.map((character) => shared({ type: 'choose-ap', character }));

/** The move at this place of one of the lists above. */
export function moveAt(moves: readonly Move[], place: number): Move {
  const move = moves[place];
  if (move === undefined) throw new RangeError(`Cannot find move ${place}: there are ${moves.length}`);
  return move;
}

/** Moves that are made when they are first wanted: most of those there could be never are. */
function lazily(length: number, make: (place: number) => Move): (place: number) => Move {
  const moves: (Move | undefined)[] = Array.from({ length }, () => undefined);
  return (place) => {
    const known = moves[place];
    if (known !== undefined) return known;
    const move = shared(make(place));
    moves[place] = move;
    return move;
  };
}

/** A card, and what it is played as: its kind when it is itself, so many more when it is Colt (BD-CHAR-TUCO, BD-CHAR-ANNIE). */
export type Played = number;
export const asColt = (kind: Kind): Played => KINDS + kind;

const plays = lazily(2 * KINDS * AIMS, (place) => {
  const played = Math.floor(place / AIMS);
  const aim = readAim(place % AIMS);
  return played < KINDS
    ? { type: 'play', card: idOf(played), ...aim }
    : { type: 'play', card: idOf(played - KINDS), as: 'colt', ...aim };
});
export const playMove = (played: Played, aim: AimCode): Move => plays(played * AIMS + aim);

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
  const repeat = CARD_NAMES[name] ?? 'colt';
  const what = aim === 'reload' ? ({ reload: true } as const) : readAim(aim);
  const move = shared({ type: 'pearl', cost: idOf(cost), repeat, ...what });
  repeats.set(place, move);
  return move;
}

/** One move for each kind of card in hand. */
export function offerKinds(state: State, by: Seat, offered: readonly Move[], moves: Move[]): void {
  const hand = handOf(state, by);
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = (hand[i] ?? 0) >> 3;
    if (kind !== last) moves.push(moveAt(offered, kind));
    last = kind;
  }
}
