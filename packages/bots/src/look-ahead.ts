import { cloneRng, type Level, moveInput, next16, type Rng } from '@saloon/kernel';
import type { InformationSet } from './information-set.ts';
import type { Liking } from './liking.ts';
import { LEAD } from './search/weigh.ts';

/** An unasked move is made only if it gains more than this over waiting, in points of the game's score. */
const CLEARLY = 0.05;
/** Only this many of the best moves in the first deal are tried in the other deals. */
const SHORTLIST = 12;

/**
 * The move with the best position after it, over several re-dealt states that are the same for every move. Undefined if
 * the seat owes no move and waiting is as good. Each move is tried at the time at which it would be made, with the
 * tempo that `rng` gives next. So the caller must draw that tempo from `rng` before drawing anything else.
 */
export function bestMove<State, Move>(
  info: InformationSet<State, Move>,
  seen: State,
  deals: number,
  level: Level,
  rng: Rng,
  liking?: Liking<State, Move>,
): Move | undefined {
  const states = [seen];
  while (states.length < deals) states.push(info.sample());
  const tieBreak = next16(rng);

  const all = info.legal().map((move) => ({ move, worth: worthAfter(info, seen, move, level, rng) }));
  const tried = shortlist(all);
  for (const candidate of tried) {
    for (const state of states) {
      if (state !== seen) candidate.worth += worthAfter(info, state, candidate.move, level, rng);
    }
  }

  if (liking !== undefined) {
    // Near an even score a share of a win is worth this many points (`squashed` in worth.ts).
    const points = 2 * deals * (info.game.knowledge.lead ?? LEAD);
    for (const candidate of tried) candidate.worth += points * liking(seen, info.seat, candidate.move);
  }
  const most = tried.reduce((best, candidate) => Math.max(best, candidate.worth), Number.NEGATIVE_INFINITY);
  if (!info.owed && most / deals <= worthOfWaiting(info, states) + CLEARLY) return undefined;
  const best = tried.filter((candidate) => candidate.worth === most);
  return best[(tieBreak * best.length) >>> 16]?.move;
}

/** The best `SHORTLIST` moves, plus any that tie with the last of them. */
function shortlist<Tried extends { readonly worth: number }>(all: readonly Tried[]): readonly Tried[] {
  const last = all.map(({ worth }) => worth).sort((a, b) => b - a)[SHORTLIST - 1];
  return last === undefined ? all : all.filter(({ worth }) => worth >= last);
}

function worthAfter<State, Move>(
  info: InformationSet<State, Move>,
  state: State,
  move: Move,
  level: Level,
  rng: Rng,
): number {
  const { game, seat } = info;
  const after = game.knowledge.tempo(state, seat, move, level, cloneRng(rng));
  const next = game.clone(state);
  game.apply(next, moveInput(game, state, { at: game.now(state) + after, seat, move }));
  return game.knowledge.evaluate(next, seat);
}

const worthOfWaiting = <State, Move>({ game, seat }: InformationSet<State, Move>, states: readonly State[]): number =>
  states.reduce((sum, state) => sum + game.knowledge.evaluate(state, seat), 0) / states.length;
