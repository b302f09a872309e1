import { next16, type Rng, type Seat } from '@saloon/kernel';
import { believable } from '../believable.ts';
import type { InformationSet } from '../information-set.ts';
import { keysOf } from './keys.ts';
import type { Weigh } from './select.ts';

/** Deals tried to find one that explains what the others have done. */
const MOST_DEALS = 12;
/** A policy is sometimes wrong: with this chance a move was made for no reason it knows. */
const SURPRISE = 0.1;

/**
 * Deals of what is hidden, each as often as the other seats' past choices are likely in it. A policy says how likely a
 * choice is.
 */
export class LikelyDeals<State, Move> {
  readonly #info: InformationSet<State, Move>;
  readonly #rng: Rng;
  readonly #policy: Weigh<State, Move>;
  /** By seat: how likely its choices are with these cards, and the most likely so far. */
  readonly #known = new Map<Seat, Map<number, number>>();
  readonly #most = new Map<Seat, number>();
  readonly #weights: number[] = [];

  constructor(info: InformationSet<State, Move>, rng: Rng, policy: Weigh<State, Move>) {
    this.#info = info;
    this.#rng = rng;
    this.#policy = policy;
  }

  deal(): State {
    for (let left = MOST_DEALS; ; left--) {
      const state = this.#info.sample();
      const likelihood = this.#likelihood(state);
      if (likelihood === undefined) return believable(this.#info, this.#rng);
      if (left === 1 || next16(this.#rng) < likelihood * 0x1_0000) return state;
    }
  }

  /** Compared with the most likely cards so far. Undefined if the others have chosen nothing yet. */
  #likelihood(state: State): number | undefined {
    const { game, seat } = this.#info;
    const recalled = game.knowledge.recall?.(state, seat) ?? [];
    if (recalled.length === 0) return undefined;
    let likelihood = 1;
    for (const { by, cards, choices } of recalled) {
      const known = this.#known.get(by) ?? new Map<number, number>();
      this.#known.set(by, known);
      let own = known.get(cards);
      if (own === undefined) {
        own = 1;
        for (const choice of choices()) own *= this.#chance(choice.state, by, choice.move);
        known.set(cards, own);
      }
      const most = Math.max(own, this.#most.get(by) ?? 0);
      this.#most.set(by, most);
      likelihood *= own / most;
    }
    return likelihood;
  }

  #chance(state: State, by: Seat, move: Move): number {
    const legal = this.#info.game.legalMoves(state, by);
    this.#policy(state, by, legal, this.#weights);
    let sum = 0;
    for (let i = 0; i < legal.length; i++) sum += this.#weights[i] as number;
    const keyOf = keysOf(this.#info.game);
    const place = legal.findIndex((one) => keyOf(one) === keyOf(move));
    const chance = place === -1 || sum === 0 ? 0 : (this.#weights[place] as number) / sum;
    return SURPRISE / legal.length + (1 - SURPRISE) * chance;
  }
}
