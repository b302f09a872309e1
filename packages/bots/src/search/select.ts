import { next16, type Rng, type Seat } from '@saloon/kernel';
import type { Liking } from '../liking.ts';
import { type KeyOf, keyOrWait } from './keys.ts';
import { type Action, actionFor, type Choice, choiceAt, type Node } from './tree.ts';

/** The exploration constant: how much a rarely tried move attracts, compared with known averages. */
const CURIOSITY = 0.9;
/** An untried move is estimated a little worse than the average so far. */
const DOUBT = 0.08;
/** Random noise for seats that choose at once. Without it they would explore in lockstep. */
const TREMBLE = 0.25;

/** Writes how likely each move looks, in any unit, into `weights`. */
export type Weigh<State, Move> = (
  state: State,
  by: Seat,
  moves: readonly (Move | undefined)[],
  weights: number[],
) => void;

/**
 * The move that this seat tries next at this node, out of the moves that are legal in this deal. It has the highest
 * upper bound, as in information-set search with availability counts. A prior for each move replaces trying all of them
 * once. Moves are weighed at the second visit, because most nodes never have one.
 */
export function select<State, Move>(
  state: State,
  node: Node<Move>,
  by: Seat,
  legal: readonly (Move | undefined)[],
  keyOf: KeyOf<Move>,
  weigh: Weigh<State, Move>,
  trembling: Rng | undefined,
  liking?: Liking<State, Move>,
): Action<Move> {
  const choice = choiceAt(node, by);
  const found = isSame(legal, choice.legal) ? choice.found : lookUp(node, choice, legal, keyOf);
  let isWeighed = true;
  for (let i = 0; i < legal.length; i++) {
    const action = found[i] as Action<Move>;
    action.available += 1;
    isWeighed &&= action.prior !== undefined;
  }
  if (!isWeighed && (node.isRoot || choice.visits > 0)) {
    weigh(state, by, legal, WEIGHTS);
    for (let i = 0; i < legal.length; i++) (found[i] as Action<Move>).prior ??= WEIGHTS[i];
  }
  let sum = 0;
  for (let i = 0; i < legal.length; i++) sum += (found[i] as Action<Move>).prior ?? 1;
  const mean = choice.visits === 0 ? 0.5 : choice.total / choice.visits;
  let best = found[0] as Action<Move>;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < legal.length; i++) {
    const action = found[i] as Action<Move>;
    const share = sum > 0 ? (action.prior ?? 1) / sum : 1 / legal.length;
    const known = action.visits === 0 ? mean - DOUBT : action.total / action.visits;
    const bonus = liking === undefined ? 0 : liked(action, state, by, liking);
    const drawn = bonus === 0 ? share : share * tiltOf(bonus);
    let score = known + bonus + (CURIOSITY * drawn * Math.sqrt(action.available)) / (1 + action.visits);
    if (trembling !== undefined) score += (TREMBLE * next16(trembling)) / 0x1_0000;
    if (score > most) {
      most = score;
      best = action;
    }
  }
  return best;
}

/** After few visits a bonus on the value changes nothing, so it also makes the move look more likely. */
const TILT = 60;
const tiltOf = (bonus: number): number => (bonus > 0 ? 1 + TILT * bonus : 1 / (1 - TILT * bonus));

function liked<State, Move>(action: Action<Move>, state: State, by: Seat, liking: Liking<State, Move>): number {
  action.liking ??= action.move === undefined ? 0 : liking(state, by, action.move);
  return action.liking;
}

/** Reused by all selections, which never overlap. */
const WEIGHTS: number[] = [];

/** Compares by identity: games share their lists, or at least their moves. */
function isSame(list: readonly unknown[], other: readonly unknown[]): boolean {
  if (list === other) return true;
  if (list.length !== other.length) return false;
  for (let i = 0; i < list.length; i++) if (list[i] !== other[i]) return false;
  return true;
}

function lookUp<Move>(
  node: Node<Move>,
  choice: Choice<Move>,
  legal: readonly (Move | undefined)[],
  keyOf: KeyOf<Move>,
): readonly Action<Move>[] {
  const found = legal.map((move) => actionFor(node, choice, keyOrWait(move, keyOf), move));
  choice.legal = legal;
  choice.found = found;
  return found;
}
