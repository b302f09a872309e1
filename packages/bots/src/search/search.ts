import { type Level, type Outcome, placeByWeight, type Rng, type Seat } from '@saloon/kernel';
import { believable } from '../believable.ts';
import type { InformationSet, Playable } from '../information-set.ts';
import type { Liking } from '../liking.ts';
import { LikelyDeals } from './deals.ts';
import type { Guide } from './guide.ts';
import { type KeyOf, keyOrWait, keysOf } from './keys.ts';
import { Playing } from './playing.ts';
import { likelyMove, rollOut } from './roll-out.ts';
import { select } from './select.ts';
import { type Action, actionFor, type Choice, choiceAt, type Node, newNode } from './tree.ts';
import { type Weighing, weighing } from './weigh.ts';
import { measure, sidesOf } from './worth.ts';

/** How long a search runs. */
export type Budget = {
  readonly iterations: number;
  /** The length of a roll-out; the game's `horizon` by default. */
  readonly depth?: number;
  /** Searches as the game asks a deep search to. */
  readonly isDeep?: true;
  /** Is the time up? Called after every iteration. Without it the result follows from the seed alone. */
  readonly isOver?: () => boolean;
};

/** A move, how often it was visited, and its value for the seat: 0 is a loss, 1 is a win. */
export type Candidate<Move> = { readonly move: Move | undefined; readonly visits: number; readonly worth: number };

/** The default of `knowledge.horizon`. */
const HORIZON = 12;
/** Gives up a variation in which nobody acts and only timers fire. */
const MOST_TIMERS = 50;

/**
 * Information-set tree search. Every iteration samples a deal, walks down one shared tree by the moves that are legal
 * in that deal, plays on with likely moves, and adds the result to every move on the way for the seat that made it. It
 * sees only re-dealt states and draws from its own generator.
 */
export class Search<State, Move> {
  readonly #info: InformationSet<State, Move>;
  readonly #game: Playable<State, Move>;
  readonly #rng: Rng;
  readonly #playing: Playing<State, Move>;
  readonly #keyOf: KeyOf<Move>;
  #root: Node<Move> = newNode(true);
  #weighing: Weighing<State, Move>;
  #isWeighed = false;
  #isPatient = false;
  #areRivalsLikely = false;
  readonly #made: Action<Move>[] = [];
  readonly #makers: Choice<Move>[] = [];
  readonly #worth: number[] = [];
  readonly #odds: number[] = [];
  readonly #guide: Guide<State, Move> | undefined;
  readonly #liking: Liking<State, Move> | undefined;
  readonly #pick: ((state: State, by: Seat) => Move | undefined) | undefined;
  #deals: LikelyDeals<State, Move> | undefined;
  #sides: readonly number[] = [];
  iterations = 0;

  /** `liking` is added to the value of the seat's own next moves. */
  constructor(
    info: InformationSet<State, Move>,
    level: Level,
    rng: Rng,
    guide?: Guide<State, Move>,
    liking?: Liking<State, Move>,
  ) {
    this.#info = info;
    this.#guide = guide;
    this.#liking = liking;
    this.#game = info.game;
    this.#rng = rng;
    this.#playing = new Playing(info.game, level, rng);
    this.#keyOf = keysOf(info.game);
    this.#weighing = weighing(info.game, this.#playing);
    this.#pick = guide?.rollOuts === true ? (state, by) => this.#learned(state, by) : undefined;
  }

  think(budget: Budget): void {
    const { horizon = HORIZON, patience = 0, slack, rivals, deepRivals } = this.#game.knowledge;
    const depth = budget.depth ?? horizon;
    this.#isPatient = budget.iterations >= patience;
    this.#areRivalsLikely = rivals === 'likely' && !(budget.isDeep === true && deepRivals === true);
    if (this.#guide?.belief === true) this.#deals = new LikelyDeals(this.#info, this.#rng, this.#guide.evaluator.weigh);
    if (!this.#isWeighed) {
      if (this.#isPatient && slack !== undefined) this.#weighing = weighing(this.#game, this.#playing, slack);
      this.#weighOwn();
    }
    for (let n = budget.iterations; n > 0; n--) {
      this.#iterate(depth);
      if (budget.isOver?.() === true) return;
    }
  }

  /** The moves considered for the seat's next decision, best first. */
  candidates(): readonly Candidate<Move>[] {
    const candidates = Array.from(
      choiceAt(this.#root, this.#info.seat).actions.values(),
      ({ move, visits, total, liking }) => ({
        move,
        visits,
        worth: (visits === 0 ? 0 : total / visits) + (liking ?? 0),
      }),
    ).sort((a, b) => b.visits - a.visits || b.worth - a.worth);
    const { caution } = this.#game.knowledge;
    if (caution === undefined || !this.#isPatient) return candidates;
    return candidates.sort((a, b) => sure(b, caution) - sure(a, caution));
  }

  /** Continues from the child node of this move. Returns false if the move has no child node. */
  follow(move: Move): boolean {
    const child = choiceAt(this.#root, this.#info.seat).actions.get(this.#keyOf(move))?.child;
    if (child === undefined) return false;
    child.isRoot = true;
    this.#root = child;
    this.#isWeighed = false;
    return true;
  }

  /** Weighs the seat's own moves over several deals, if the game asks for it. */
  #weighOwn(): void {
    this.#isWeighed = true;
    const { seat, owed } = this.#info;
    const { glances = 0 } = this.#game.knowledge;
    if (glances === 0 || this.#guide?.prior === true) return;
    const deals = Array.from({ length: glances }, () => this.#deal());
    const moves = owed ? this.#info.legal() : [undefined, ...this.#info.legal()];
    const weights: number[] = [];
    this.#weighing.weighOver(deals, seat, moves, weights);
    const choice = choiceAt(this.#root, seat);
    for (const [i, move] of moves.entries()) {
      actionFor(this.#root, choice, keyOrWait(move, this.#keyOf), move).prior = weights[i];
    }
  }

  #deal(): State {
    return this.#deals === undefined ? believable(this.#info, this.#rng) : this.#deals.deal();
  }

  #iterate(depth: number): void {
    this.iterations += 1;
    const state = this.#deal();
    if (this.#sides.length === 0) this.#sides = sidesOf(this.#game, state);
    this.#made.length = 0;
    this.#makers.length = 0;
    let outcome = this.#walk(state);
    outcome ??= rollOut(this.#game, state, depth, this.#playing, this.#rng, this.#pick);
    const { evaluator, value } = this.#guide ?? {};
    if (outcome === undefined && value === true) evaluator?.value(state, this.#info.seat, this.#worth);
    else measure(this.#game, state, outcome, this.#sides, this.#worth);
    for (let i = 0; i < this.#made.length; i++) {
      const action = this.#made[i] as Action<Move>;
      const maker = this.#makers[i] as Choice<Move>;
      const worth = this.#worth[maker.seat] as number;
      action.visits += 1;
      action.total += worth;
      maker.visits += 1;
      maker.total += worth;
    }
  }

  /** Walks down the tree to the first untried move. */
  #walk(state: State): Outcome | undefined {
    const game = this.#game;
    const { seat: me, owed } = this.#info;
    let node = this.#root;
    let timers = 0;
    if (!owed) {
      const action = this.#choose(state, node, me, [undefined, ...this.#info.legal()], false);
      if (action.move !== undefined) this.#playing.play(state, me, action.move);
      const isNew = action.child === undefined;
      action.child ??= newNode();
      if (isNew) return undefined;
      node = action.child;
    }
    for (;;) {
      const outcome = game.outcome(state);
      if (outcome !== undefined) return outcome;
      const acting = game.toAct(state);
      if (acting.length === 0) {
        timers += 1;
        if (timers > MOST_TIMERS || !this.#playing.ring(state)) return undefined;
        continue;
      }
      const next =
        acting.length === 1 ? this.#alone(state, node, acting[0] as Seat) : this.#together(state, node, acting);
      if (next === undefined) return undefined;
      node = next;
    }
  }

  /** One seat chooses. Returns the next node, unless it is new. */
  #alone(state: State, node: Node<Move>, by: Seat): Node<Move> | undefined {
    const isLikely =
      (this.#areRivalsLikely || this.#guide?.rivals === true) && this.#sides[by] !== this.#sides[this.#info.seat];
    const action = isLikely ? this.#guess(state, node, by) : this.#tryNext(state, node, by, false);
    if (action === undefined) return this.#playing.ring(state) ? node : undefined;
    if (action.move === undefined) return undefined;
    this.#playing.play(state, by, action.move);
    if (action.child !== undefined) return action.child;
    action.child = newNode();
    return undefined;
  }

  /** Several seats choose at once, without knowing each other's choice. */
  #together(state: State, node: Node<Move>, acting: readonly Seat[]): Node<Move> | undefined {
    const moves: (Move | undefined)[] = [];
    let key = '';
    for (const by of acting) {
      const action = this.#tryNext(state, node, by, true);
      moves.push(action?.move);
      key += `${action?.id ?? '-'} `;
    }
    this.#playing.playTogether(state, acting, moves);
    node.joint ??= new Map();
    const known = node.joint.get(key);
    if (known === undefined) node.joint.set(key, newNode());
    return known;
  }

  /** A likely move for a rival. The tree follows it, but search doesn't learn from it. */
  #guess(state: State, node: Node<Move>, by: Seat): Action<Move> | undefined {
    const move = this.#guide?.rivals === true ? this.#learned(state, by) : likelyMove(this.#game, state, by, this.#rng);
    return move === undefined ? undefined : actionFor(node, choiceAt(node, by), this.#keyOf(move), move);
  }

  /** A random legal move, weighted by the net's policy. */
  #learned(state: State, by: Seat): Move | undefined {
    const legal = this.#game.legalMoves(state, by);
    if (legal.length < 2) return legal[0];
    this.#guide?.evaluator.weigh(state, by, legal, this.#odds);
    return legal[Math.max(0, placeByWeight(this.#rng, this.#odds, legal.length))];
  }

  /** The move that this seat tries next, or undefined if it can't act. */
  #tryNext(state: State, node: Node<Move>, by: Seat, isShared: boolean): Action<Move> | undefined {
    const legal = this.#game.legalMoves(state, by);
    return legal.length === 0 ? undefined : this.#choose(state, node, by, legal, isShared);
  }

  #choose(
    state: State,
    node: Node<Move>,
    by: Seat,
    legal: readonly (Move | undefined)[],
    isShared: boolean,
  ): Action<Move> {
    const weigh = this.#guide?.prior === true ? this.#guide.evaluator.weigh : this.#weighing.weigh;
    const trembling = isShared ? this.#rng : undefined;
    const liking = node.isRoot && by === this.#info.seat ? this.#liking : undefined;
    const action = select(state, node, by, legal, this.#keyOf, weigh, trembling, liking);
    this.#made.push(action);
    this.#makers.push(choiceAt(node, by));
    return action;
  }
}

/** The lower bound of a move's value after its visits. */
const sure = ({ visits, worth }: Candidate<unknown>, caution: number): number =>
  worth - caution / Math.sqrt(visits + 1);
