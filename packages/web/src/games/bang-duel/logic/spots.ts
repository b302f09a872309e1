import { printOf } from '@saloon/bang-duel/text';
import type { CardId, CardName, CharacterId, Move, Side, View } from '../wire.ts';
import { attackerOf } from './situation.ts';

/** Something on the table that a move is about, and that can be pressed for it. */
export type Spot =
  | { readonly type: 'hand'; readonly card: CardId }
  /** Turned up, laid out, or drawn aside. */
  | { readonly type: 'laid'; readonly card: CardId }
  | { readonly type: 'character'; readonly id: CharacterId }
  | { readonly type: 'gear'; readonly on: CharacterId; readonly name: CardName }
  /** A back in the opponent's hand. */
  | { readonly type: 'back'; readonly side: Side }
  | { readonly type: 'token'; readonly side: Side };

export function spotKey(spot: Spot): string {
  switch (spot.type) {
    case 'hand':
    case 'laid':
      return `${spot.type} ${spot.card}`;
    case 'character':
      return `character ${spot.id}`;
    case 'gear':
      return `gear ${spot.on} ${spot.name}`;
    default:
      return `${spot.type} ${spot.side}`;
  }
}

type Aimed = {
  readonly target?: CharacterId;
  readonly token?: Side;
  readonly back?: Side;
  readonly take?: CardName;
};

function aimSpots({ target, token, back, take }: Aimed): readonly Spot[] {
  if (target !== undefined) {
    return [take === undefined ? { type: 'character', id: target } : { type: 'gear', on: target, name: take }];
  }
  if (token !== undefined) return [{ type: 'token', side: token }];
  return back === undefined ? [] : [{ type: 'back', side: back }];
}

const hand = (card: CardId): Spot => ({ type: 'hand', card });
const paid = (extra: CardId | undefined): readonly Spot[] => (extra === undefined ? [] : [hand(extra)]);
const gearOf = (on: CharacterId | undefined, name: CardName): readonly Spot[] =>
  on === undefined ? [] : [{ type: 'gear', on, name }];

/** What has to be pressed for this move, in order. A move without any is only a button. */
export function spotsOf(move: Move, view: View): readonly Spot[] {
  const active = view.players[view.active];
  switch (move.type) {
    case 'choose-ap':
      return [{ type: 'character', id: move.character }];
    case 'play':
      return [hand(move.card), ...aimSpots(move)];
    case 'pearl':
      return [hand(move.cost), ...aimSpots(move)];
    case 'sundance':
      return [hand(move.cost)];
    case 'move-token':
      return active === undefined ? [] : [{ type: 'token', side: active.side }];
    case 'reload':
      return move.from === 'hand' ? [hand(move.card)] : gearOf(attackerOf(active)?.id, printOf(move.card).name);
    case 'kitty':
      return [{ type: 'character', id: 'kitty-leroy' }];
    case 'kate':
      return [{ type: 'gear', on: 'cattle-kate', name: move.take }];
    case 'dodge':
      return [hand(move.card), ...paid(move.extra)];
    case 'use-hat':
      return [...gearOf(view.asked?.hit?.target, 'hat'), ...paid(move.extra)];
    case 'try-barrel':
      return gearOf(view.asked?.hit?.target, 'barrel');
    case 'try-kid':
      return [{ type: 'character', id: 'kid-curry' }];
    case 'discard':
      return view.asked?.decision === 'wagon/discard' ? [{ type: 'laid', card: move.card }] : [hand(move.card)];
    case 'choose-revealed':
    case 'pick':
      return [{ type: 'laid', card: move.card }];
    case 'swap':
      return [{ type: 'token', side: move.token }];
    case 'strip':
      return [{ type: 'gear', on: move.target, name: move.take }];
    case 'loot':
      return gearOf(view.asked?.character, move.take);
    case 'draw-blind':
      return [{ type: 'back', side: move.back }];
    default:
      return [];
  }
}
