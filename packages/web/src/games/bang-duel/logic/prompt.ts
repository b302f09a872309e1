import type { Seat } from '@saloon/kernel';
import type { Asked, CardId, Ending, Move } from '../wire.ts';
import { isGivingUp } from './giving-up.ts';
import type { Draft, Narrowed } from './narrow.ts';
import { isAsked, type Situation } from './situation.ts';

/** What the bar asks or tells. */
export type Prompt =
  | { readonly type: 'over'; readonly ending: Ending; readonly isYours: boolean | undefined }
  /** Waiting for the other side. No name while both decide. A spectator has no opponent. */
  | {
      readonly type: 'wait';
      readonly asked: Asked;
      readonly seat: Seat | undefined;
      readonly isYourTurn: boolean;
      readonly isWatched: boolean;
    }
  | { readonly type: 'pause' }
  /** `isOnly`: there is nothing to choose, only to take the hit or to end the turn. */
  | { readonly type: 'ask'; readonly asked: Asked; readonly isOnly: boolean }
  /** A card is picked and something has to be chosen for it: a target, a way, a second card. */
  | { readonly type: 'aim'; readonly card: CardId | undefined; readonly isPaying: boolean }
  | { readonly type: 'ready'; readonly move: Move };

export function promptFor(situation: Situation, { picks }: Draft, { left, ready }: Narrowed): Prompt {
  const { view, you } = situation;
  const { asked, ending } = view;
  if (ending !== undefined) {
    return { type: 'over', ending, isYours: you === undefined ? undefined : ending.winner === you };
  }
  if (asked === undefined || asked.seats.length === 0) return { type: 'pause' };
  if (!isAsked(situation)) {
    const seat = asked.seats.length === 1 ? asked.seats[0] : undefined;
    return { type: 'wait', asked, seat, isYourTurn: view.active === you, isWatched: you === undefined };
  }
  if (ready !== undefined) return { type: 'ready', move: ready };
  if (picks.length === 0) return { type: 'ask', asked, isOnly: left.length === 1 && isGivingUp(left[0]?.move) };
  const first = picks[0]?.spot;
  const isPaying = left.every(({ spots }) => spots[picks.length]?.type === 'hand');
  return { type: 'aim', card: first?.type === 'hand' ? first.card : undefined, isPaying };
}
