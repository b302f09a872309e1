import type { Encoding } from './encoding.ts';
import type { Millis, Seat } from './ids.ts';
import type { MoveStyle } from './personality.ts';
import type { Rng } from './rng.ts';

export const LEVELS = ['easy', 'normal', 'hard', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

/** A seat's past choices that its hidden cards explain. */
export type Recalled<State, Move> = {
  readonly by: Seat;
  /** Equal for equal cards, so that search judges the same cards only once. */
  readonly cards: number;
  /** Each choice with the state it was made in. */
  choices(): readonly { readonly state: State; readonly move: Move }[];
};

/** What bots need to know about a game. They only pass it re-dealt states. */
export interface Knowledge<State, Move> {
  /** The value of the position for the seat, in points of the game. */
  evaluate(state: State, seat: Seat): number;
  /** `evaluate` for every seat at once, into `standings`, if that is cheaper. */
  evaluateAll?(state: State, standings: number[]): void;
  /**
   * `evaluate` already returns a lead, and search uses it as it is. Otherwise search compares each seat with the best other
   * side, whose hidden cards differ in each sampled deal; in games about hands that is mostly noise.
   */
  readonly isLead?: true;
  /** The lead that wins three games of four. 10 by default. */
  readonly lead?: number;
  /**
   * The prior weight of a legal move: 1 is ordinary, 0 is never played. Search tries likely moves first and uses them in
   * roll-outs, so this has to be fast. By default all moves are equal.
   */
  appeal?(state: State, seat: Seat, move: Move): number;
  /** `appeal` for all legal moves in order, into `appeals`, if that is cheaper. */
  appealAll?(state: State, seat: Seat, moves: readonly Move[], appeals: number[]): void;
  /**
   * A random legal move weighted by appeal, if that is cheaper than listing all moves. It must draw from `rng` exactly what
   * `placeByWeight` would draw for the whole list.
   */
  likely?(state: State, seat: Seat, rng: Rng): Move | undefined;
  /** The length of a roll-out before `evaluate` is used. 12 by default. */
  readonly horizon?: number;
  /**
   * The number of sampled deals over which search weighs the seat's moves before its first iteration. By default moves are
   * weighed in the deal where they first occur, which is faster, but mostly luck if much is hidden.
   */
  readonly glances?: number;
  /**
   * In the tree the other sides play by `appeal`, and search learns nothing for them. Otherwise they find the best reply to
   * the seat's hidden cards, which are the same in every deal, as if they could see them.
   */
  readonly rivals?: 'likely';
  /** A deep search looks for the other sides' best moves even if `rivals` is `likely`. */
  readonly deepRivals?: true;
  /**
   * Search plays the move with the highest `average - caution / sqrt(visits)`. By default it plays the most visited move, which
   * is safe but slow to abandon a move with a high prior.
   */
  readonly caution?: number;
  /** A move worse than the best by this fraction of `lead` gets half the prior. 0.05 by default. */
  readonly slack?: number;
  /** `caution` and `slack` apply from this number of iterations on, because averages of fewer are unreliable. */
  readonly patience?: number;
  /** The seat's score if the game ended now, for simple bots. */
  score?(state: State, seat: Seat): number;
  /**
   * How well a re-dealt state fits the other seats' play so far, from 0 to 1. Search deals again if it is low. By default all
   * deals are equal.
   */
  belief?(state: State, seat: Seat): number;
  /** What the other seats have done with hidden cards, as it would have been in this deal. For a learned belief. */
  recall?(state: State, seat: Seat): readonly Recalled<State, Move>[];
  /** The move of a simple scripted player, as a fixed reference that is never improved. */
  script?(state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move | undefined;
  /** How long a bot of this level takes to make this move now: thinking, or reacting in a race. */
  tempo(state: State, seat: Seat, move: Move, level: Level, rng: Rng): Millis;
  /** A human-like slip a bot of this level makes now instead of deciding, if it makes one. */
  slip(state: State, seat: Seat, level: Level, rng: Rng): Move | undefined;
  /** What this move looks like to the others, for bots with a personality. It may use only what the seat can see. */
  style?(state: State, seat: Seat, move: Move): MoveStyle;
  /** Has `other` hurt this seat, as far as the table can see? For bots that take revenge. */
  hasHurt?(state: State, seat: Seat, other: Seat): boolean;
  /** Positions and moves as numbers, for nets and research. */
  readonly encoding?: Encoding<State, Move>;
}
