import type { Seat } from '@saloon/kernel';
import type { Card, Move, MoveOf, PlayerView, View } from '../wire.ts';

/** What is on the table now, and what this seat may do about it: the offered moves are all there is. */
export type Situation = { readonly view: View; readonly moves: readonly Move[]; readonly you: Seat | undefined };

export const isAsked = ({ view, you }: Situation): boolean => you !== undefined && view.asked.includes(you);

/** How many cards this player would draw: three, or what is left (CE-PLAN-7). */
export function drawsOf(situation: Situation): number {
  const { deck = 0, discard = 0 } = own(situation) ?? {};
  return Math.min(3, deck + (situation.view.isExpert ? discard : 0));
}

export const own = ({ view, you }: Situation): PlayerView | undefined =>
  you === undefined ? undefined : view.players[you];

export const movesOf = <T extends Move['type']>({ moves }: Situation, type: T): readonly MoveOf<T>[] =>
  moves.filter((move): move is MoveOf<T> => move.type === type);

/** How many actions of the turn are still to be chosen, this one included; two questions of a fast turn differ in nothing else. */
export const actionsLeft = ({ question }: View): number => (question?.type === 'plan' ? question.actionsLeft : 0);

/** The cards to choose from: the hand, or your deck while a card is taken from it (CE-DUO-9). */
export function laidOut(situation: Situation): readonly Card[] {
  const player = own(situation);
  if (situation.view.phase !== 'taking') return player?.hand ?? [];
  return (player?.deckCards ?? []).filter((card) => 'action' in card);
}
