import { cloneRng, type Level, moveInput, next16, type Rng } from '@saloon/kernel';
import type { InformationSet } from './information-set.ts';

/** What an unasked move has to gain over waiting, in points of the game's score, before it is made. */
const CLEARLY = 0.05;
/** So many moves that looked best in the first deal are looked at in the others. */
const SHORTLIST = 12;

/**
 * The move after which the seat stands best, over some re-dealt states that are the same for every move; nothing when
 * the seat owes none and waiting is as good. Each move is tried at the time it would be made, at the pace that
 * `rng` gives next: whoever plays it draws that pace from `rng` without drawing anything between.
 */
export function bestMove<State, Move>(
  info: InformationSet<State, Move>,
  seen: State,
  deals: number,
  level: Level,
  rng: Rng,
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

  const most = tried.reduce((best, candidate) => Math.max(best, candidate.worth), Number.NEGATIVE_INFINITY);
  if (!info.owed && most / deals <= worthOfWaiting(info, states) + CLEARLY) return undefined;
  const best = tried.filter((candidate) => candidate.worth === most);
  return best[(tieBreak * best.length) >>> 16]?.move;
}

/** The best of them, and all that are as good as the last of those. */
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
