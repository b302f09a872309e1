import type { Sight } from '@saloon/bots';
import { type MoveInput, next16, type Outcome, type Rng, type Seat, winShare } from '@saloon/kernel';

/** So many games are played on. */
const GAMES = 60;
/** A game that is not over after so many moments counts for what its side is likely to get: an even share. */
const MOMENTS = 1500;

type Table<State, Move> = Sight<State, Move>['game'];

/** Which share of games the seat wins after this move, when everybody plays on by what looks likely. */
export function chancesAfter<State, Move>(sight: Sight<State, Move>, move: Move, rng: Rng): number {
  const { game, seat } = sight;
  let won = 0;
  for (let n = 0; n < GAMES; n++) {
    const state = sight.look();
    play(game, state, seat, move, game.now(state));
    const outcome = playOut(game, state, rng);
    won += outcome === undefined ? 1 / game.seatCount(state) : winShare(outcome, seat);
  }
  return won / GAMES;
}

function playOut<State, Move>(game: Table<State, Move>, state: State, rng: Rng): Outcome | undefined {
  for (let moments = 0; moments < MOMENTS; moments++) {
    const outcome = game.outcome(state);
    if (outcome !== undefined) return outcome;
    const acting = game.toAct(state);
    const isDone = acting.length === 0 ? ring(game, state) : act(game, state, acting, rng);
    if (!isDone && !ring(game, state)) return undefined;
  }
  return undefined;
}

/** Everybody who owes a move makes one, the quickest first; whose question has changed meanwhile is asked again later. */
function act<State, Move>(game: Table<State, Move>, state: State, acting: readonly Seat[], rng: Rng): boolean {
  const due = acting.flatMap((seat) => {
    const move = likelyMove(game, state, seat, rng);
    if (move === undefined) return [];
    const after = acting.length === 1 ? 0 : game.knowledge.tempo(state, seat, move, 'hard', rng);
    return { seat, move, at: game.now(state) + after, question: game.question(state, move) };
  });
  due.sort((a, b) => a.at - b.at);
  for (const { seat, move, at, question } of due) {
    if (game.toAct(state).includes(seat) && game.question(state, move) === question) play(game, state, seat, move, at);
  }
  return due.length > 0;
}

function likelyMove<State, Move>(game: Table<State, Move>, state: State, seat: Seat, rng: Rng): Move | undefined {
  const legal = game.legalMoves(state, seat);
  const appeals = legal.map((move) => game.knowledge.appeal?.(state, seat, move) ?? 1);
  let left = (next16(rng) / 0x1_0000) * appeals.reduce((sum, appeal) => sum + appeal, 0);
  return (
    legal.find((_, i) => {
      left -= appeals[i] ?? 0;
      return left < 0;
    }) ?? legal[0]
  );
}

function ring<State, Move>(game: Table<State, Move>, state: State): boolean {
  const deadline = game.deadline(state);
  if (deadline === undefined) return false;
  game.apply(state, { type: 'timer', at: Math.max(deadline.at, game.now(state)), id: deadline.id });
  return true;
}

function play<State, Move>(game: Table<State, Move>, state: State, seat: Seat, move: Move, at: number): void {
  const answers = game.question(state, move);
  const input: MoveInput<Move> = { type: 'move', at, seat, move, ...(answers === undefined ? {} : { answers }) };
  game.apply(state, input);
}
