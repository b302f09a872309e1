import { ITERATIONS, Search, SeatInformationSet } from '@saloon/bots';
import { type AnyGame, cloneRng, deriveSeed, rngFrom, type Seat } from '@saloon/kernel';
import { type HintMove, tableId } from '@saloon/protocol';
import { chancesAfter, type Question, questionFor, type ReplayCache } from '@saloon/table';

/** The question about a played move: plain data, without anything its seat couldn't know. */
export type OpinionAsked = { readonly question: Question; readonly played: string };

/** The played move and the best one, each with its chance of winning in percent. */
export type Opinion = { readonly best: HintMove; readonly played: HintMove };

/** The question about the move of this step; undefined in a race, or if there was no choice. */
export function opinionAsked(cache: ReplayCache, step: number): OpinionAsked | undefined {
  const { game, recording, moments } = cache;
  const index = (moments[step]?.inputs ?? 0) - 1;
  const input = recording.inputs[index];
  if (input?.type !== 'move') return undefined;
  const { seat, move } = input;
  const state = cache.stateAfter(index);
  if (game.isRace?.(state) === true || !isChoice(game, state, seat, game.formatMove(move))) return undefined;
  const owed = game.toAct(state).includes(seat);
  const asking = { table: tableId('opinion'), seat, owed, level: 'hard' } as const;
  const rng = rngFrom(deriveSeed(recording.seed, `opinion ${index}`));
  return { question: questionFor(game, state, asking, rng), played: game.formatMove(move) };
}

function isChoice(game: AnyGame, state: unknown, seat: Seat, played: string): boolean {
  const moves = game.legalMoves(state, seat);
  return moves.length > 1 && moves.some((move) => game.formatMove(move) === played);
}

/** The best move is searched for among this many of the most visited. */
const LOOKED_AT = 3;

/**
 * Searches for the best move. As for hints, playouts give its chance of winning, and the search the difference to the
 * played one.
 */
export function findOpinion(game: AnyGame, { question, played }: OpinionAsked): Opinion | undefined {
  const { seat, owed, state, rng } = question;
  const own = cloneRng(rng);
  const info = new SeatInformationSet(game, seat, state, own);
  info.renew(owed);
  const search = new Search(info, 'hard', own);
  search.think({ iterations: ITERATIONS.hard });
  const found = search.candidates().filter(({ move, visits }) => move !== undefined && visits > 0);
  const [best] = found.slice(0, LOOKED_AT).sort((a, b) => b.worth - a.worth);
  if (best === undefined) return undefined;
  const same = found.find(({ move }) => move !== undefined && game.formatMove(move) === played);
  const chances = chancesAfter(info, best.move, own);
  const worthOf = same?.worth ?? Math.min(...found.map(({ worth }) => worth));
  const move = same?.move ?? game.parseMove(played);
  return {
    best: { move: best.move, chances: ofHundred(chances) },
    played: { move, chances: ofHundred(chances - Math.max(0, best.worth - worthOf)) },
  };
}

/** A running game is never shown as certainly won or lost. */
const ofHundred = (share: number): number => Math.max(1, Math.min(99, Math.round(100 * share)));
