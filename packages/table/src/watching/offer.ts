import { type AnyGame, typeOf, type Viewer } from '@saloon/kernel';
import type { Offer } from '@saloon/protocol';
import { isSameList } from '../same-list.ts';

/** An offer as a table keeps it: `kinds` has one move of each kind. */
export type MadeOffer = Offer & { readonly kinds: readonly unknown[] };

const NOTHING: readonly unknown[] = Object.freeze([]);
export const NO_OFFER: MadeOffer = Object.freeze({ moves: NOTHING, questions: Object.freeze({}), kinds: NOTHING });

/** One move of each kind in a list: lists are shared and come again and again. */
const known = new WeakMap<readonly unknown[], readonly unknown[]>();

/** What a viewer may do now: the last offer itself when nothing in it has changed. */
export function offerFor(game: AnyGame, state: unknown, viewer: Viewer, last: MadeOffer): MadeOffer {
  if (viewer === 'spectator') return NO_OFFER;
  const moves = game.legalMoves(state, viewer);
  if (moves.length === 0) return NO_OFFER;
  const isSame = isSameList(moves, last.moves);
  if (isSame && hasSameQuestions(game, state, last)) return last;
  const of = isSame ? last.moves : moves;
  const kinds = isSame ? last.kinds : (known.get(of) ?? remember(of));
  const questions: Record<string, number> = {};
  for (const move of kinds) {
    const question = game.question(state, move);
    if (question !== undefined) questions[typeOf(move)] = question;
  }
  return { moves: of, questions, kinds };
}

function hasSameQuestions(game: AnyGame, state: unknown, { kinds, questions }: MadeOffer): boolean {
  for (const move of kinds) if (game.question(state, move) !== questions[typeOf(move)]) return false;
  return true;
}

function remember(moves: readonly unknown[]): readonly unknown[] {
  const kinds: unknown[] = [];
  let last = '';
  // Moves of a kind mostly stand together: only where the kind changes is it looked for.
  for (const move of moves) {
    const kind = typeOf(move);
    if (kind !== last && !kinds.some((other) => typeOf(other) === kind)) kinds.push(move);
    last = kind;
  }
  known.set(moves, kinds);
  return kinds;
}
