import type { Seat } from '@saloon/kernel';
import type { Card, Move, MoveOf, PlayerView, View } from '../wire.ts';

/** What is on the table now, and what this seat may do about it: the offered moves are all there is. */
export type Situation = { readonly view: View; readonly moves: readonly Move[]; readonly you: Seat | undefined };

export const isAsked = ({ view, you }: Situation): boolean => you !== undefined && view.asked.includes(you);

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
