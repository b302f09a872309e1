import { below, type Level, type Outcome, type Rng, type Seat } from '@saloon/kernel';
import { keysOf } from '../search/keys.ts';
import { Playing } from '../search/playing.ts';
import type { Sight } from '../sight.ts';
import { Habits } from './habits.ts';
import { leadsByScore } from './leader.ts';

/** How much a seldom tried move draws. */
const K = 1;

type Branch<Move> = {
  readonly move: Move;
  visits: number;
  available: number;
  total: number;
  readonly after: Map<string, Branch<Move>>;
};

/** A tree of the searching seat's own decisions; what the others do between them is drawn by habit. */
export class OwnTree<State, Move> {
  readonly #sight: Sight<State, Move>;
  readonly #rng: Rng;
  readonly #playing: Playing<State, Move>;
  readonly #keyOf: (move: Move) => string;
  readonly #habits: Habits<Move>;
  readonly #root = new Map<string, Branch<Move>>();
  readonly #made: { readonly by: Seat; readonly move: Move }[] = [];
  readonly #path: Branch<Move>[] = [];
  readonly #leads: number[] = [];
  /** Where the present line is; nothing once it has left the tree. */
  #at: Map<string, Branch<Move>> | undefined = undefined;

  constructor(sight: Sight<State, Move>, level: Level, rng: Rng) {
    this.#sight = sight;
    this.#rng = rng;
    this.#playing = new Playing(sight.game, level, rng);
    this.#keyOf = keysOf(sight.game);
    this.#habits = new Habits(this.#keyOf);
  }

  /** The own move that came to most on average. */
  best(): Move | undefined {
    let best: Branch<Move> | undefined;
    for (const branch of this.#root.values()) {
      if (branch.visits > 0 && (best === undefined || mean(branch) > mean(best))) best = branch;
    }
    return best?.move;
  }

  iterate(rollOut: number): void {
    const { game } = this.#sight;
    const state = this.#sight.look();
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

  /** Everybody who acts now acts; answers whether there was anything to do. */
  #step(state: State): boolean {
    const { game } = this.#sight;
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
    const legal = this.#sight.game.legalMoves(state, by);
    const isOwn = by === this.#sight.seat && this.#at !== undefined && legal.length > 0;
    const move = isOwn ? this.#descend(legal) : this.#habits.draw(by, legal, this.#rng);
    if (move !== undefined) this.#made.push({ by, move });
    return move;
  }

  /** An untried move if there is one, and then the line leaves the tree; else the one with the highest bound. */
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
      this.#habits.scaled(mean(branch)) + K * Math.sqrt(Math.log(branch.available) / branch.visits);
    return branches.reduce((best, branch) => (bound(branch) > bound(best) ? branch : best));
  }

  #tell(state: State, outcome: Outcome | undefined): void {
    leadsByScore(this.#sight.game, state, outcome, this.#leads);
    for (const lead of this.#leads) this.#habits.see(lead);
    for (const { by, move } of this.#made) this.#habits.learn(by, move, this.#leads[by] ?? 0);
    for (const branch of this.#path) {
      branch.visits += 1;
      branch.total += this.#leads[this.#sight.seat] ?? 0;
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
