import type { AnyGame, Viewer } from '@saloon/kernel';
import type { Offer } from '@saloon/protocol';
import { kindOf } from './kind-of.ts';
import { isSameList } from './same-list.ts';

export const NO_OFFER: Offer = Object.freeze({ moves: Object.freeze([]), questions: Object.freeze({}) });

/** One move of each kind in a list: lists are shared and come again and again. */
const kinds = new WeakMap<readonly unknown[], readonly unknown[]>();

/** What a viewer may do now: the last offer itself when nothing in it has changed. */
export function offerFor(game: AnyGame, state: unknown, viewer: Viewer, last: Offer): Offer {
  if (viewer === 'spectator') return NO_OFFER;
  const moves = game.legalMoves(state, viewer);
  if (moves.length === 0) return NO_OFFER;
  const isSame = isSameList(moves, last.moves);
  const of = isSame ? last.moves : moves;
  const some = kinds.get(of) ?? remember(of);
  if (isSame && hasSameQuestions(game, state, some, last)) return last;
  const questions: Record<string, number> = {};
  for (const move of some) {
    const question = game.question(state, move);
    if (question !== undefined) questions[kindOf(move)] = question;
  }
  return { moves: of, questions };
}

function hasSameQuestions(game: AnyGame, state: unknown, moves: readonly unknown[], last: Offer): boolean {
  for (const move of moves) if (game.question(state, move) !== last.questions[kindOf(move)]) return false;
  return true;
}

function remember(moves: readonly unknown[]): readonly unknown[] {
  const some: unknown[] = [];
  let last = '';
  // Moves of a kind mostly stand together: only where the kind changes is it looked for.
  for (const move of moves) {
    const kind = kindOf(move);
    if (kind !== last && !some.some((other) => kindOf(other) === kind)) some.push(move);
    last = kind;
  }
  kinds.set(moves, some);
  return some;
}
