import { below, type Level, type Outcome, type Rng, type Seat } from '@saloon/kernel';
import type { InformationSet } from '../information-set.ts';
import { keysOf } from '../search/keys.ts';
import { Playing } from '../search/playing.ts';
import { leadsByScore } from './leads-by-score.ts';
import { MoveAverages } from './move-averages.ts';

/** The exploration constant of UCB. */
const K = 1;

type Branch<Move> = {
  readonly move: Move;
  visits: number;
  available: number;
  total: number;
  readonly after: Map<string, Branch<Move>>;
};

/** A search tree over the searching seat's own decisions. The other seats' moves are drawn by their averages. */
export class OwnTree<State, Move> {
  readonly #info: InformationSet<State, Move>;
  readonly #rng: Rng;
  readonly #playing: Playing<State, Move>;
  readonly #keyOf: (move: Move) => string;
  readonly #averages: MoveAverages<Move>;
  readonly #root = new Map<string, Branch<Move>>();
  readonly #made: { readonly by: Seat; readonly move: Move }[] = [];
  readonly #path: Branch<Move>[] = [];
  readonly #leads: number[] = [];
  /** The current node; undefined once the iteration has left the tree. */
  #at: Map<string, Branch<Move>> | undefined = undefined;

  constructor(info: InformationSet<State, Move>, level: Level, rng: Rng) {
    this.#info = info;
    this.#rng = rng;
    this.#playing = new Playing(info.game, level, rng);
    this.#keyOf = keysOf(info.game);
    this.#averages = new MoveAverages(this.#keyOf);
  }

  /** The move with the highest average. */
  best(): Move | undefined {
    let best: Branch<Move> | undefined;
    for (const branch of this.#root.values()) {
      if (branch.visits > 0 && (best === undefined || mean(branch) > mean(best))) best = branch;
    }
    return best?.move;
  }

  iterate(rollOut: number): void {
    const { game } = this.#info;
    const state = this.#info.sample();
    this.#made.length = 0;
    this.#path.length = 0;
    this.#at = this.#root;
    let left = rollOut;
    let outcome: Outcome | undefined;
    while (left > 0) {
      outcome = game.outcome(state);
      if (outcome !== undefined || !this.#step(state)) break;
      if (this.#at === undefined) left -= 1;
    }
    this.#tell(state, outcome ?? game.outcome(state));
  }

  /** Plays one step for every seat to act. Returns false if nothing can happen. */
  #step(state: State): boolean {
    const { game } = this.#info;
    const acting = game.toAct(state);
    const moves = acting.map((by) => this.#choose(state, by));
    const [by] = acting;
    const [only] = moves;
    if (by === undefined || only === undefined) return this.#playing.ring(state);
    if (acting.length === 1) this.#playing.play(state, by, only);
    else this.#playing.playTogether(state, acting, moves);
    return true;
  }

  #choose(state: State, by: Seat): Move | undefined {
    const legal = this.#info.game.legalMoves(state, by);
    const isOwn = by === this.#info.seat && this.#at !== undefined && legal.length > 0;
    const move = isOwn ? this.#descend(legal) : this.#averages.draw(by, legal, this.#rng);
    if (move !== undefined) this.#made.push({ by, move });
    return move;
  }

  /** An untried move, with which the iteration leaves the tree, or else the move with the highest upper bound. */
  #descend(legal: readonly Move[]): Move {
    const at = this.#at ?? this.#root;
    const branches = legal.map((move) => branchFor(at, this.#keyOf(move), move));
    for (const branch of branches) branch.available += 1;
    const untried = branches.filter(({ visits }) => visits === 0);
    const branch = untried[below(this.#rng, Math.max(1, untried.length))] ?? this.#highest(branches);
    this.#at = branch.visits === 0 ? undefined : branch.after;
    this.#path.push(branch);
    return branch.move;
  }

  #highest(branches: readonly Branch<Move>[]): Branch<Move> {
    const bound = (branch: Branch<Move>) =>
      this.#averages.scaled(mean(branch)) + K * Math.sqrt(Math.log(branch.available) / branch.visits);
    return branches.reduce((best, branch) => (bound(branch) > bound(best) ? branch : best));
  }

  #tell(state: State, outcome: Outcome | undefined): void {
    leadsByScore(this.#info.game, state, outcome, this.#leads);
    for (const lead of this.#leads) this.#averages.see(lead);
    for (const { by, move } of this.#made) this.#averages.learn(by, move, this.#leads[by] ?? 0);
    for (const branch of this.#path) {
      branch.visits += 1;
      branch.total += this.#leads[this.#info.seat] ?? 0;
    }
  }
}

const mean = ({ total, visits }: Branch<unknown>): number => total / visits;

function branchFor<Move>(at: Map<string, Branch<Move>>, key: string, move: Move): Branch<Move> {
  const known = at.get(key);
  if (known !== undefined) return known;
  const branch: Branch<Move> = { move, visits: 0, available: 0, total: 0, after: new Map() };
  at.set(key, branch);
  return branch;
}
