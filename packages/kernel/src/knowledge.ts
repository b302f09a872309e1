import type { Encoding } from './encoding.ts';
import type { Millis, Seat } from './ids.ts';
import type { Rng } from './rng.ts';

export const LEVELS = ['easy', 'normal', 'hard', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

/** What the bots of a game know. It is only ever handed re-dealt states. */
export interface Knowledge<State, Move> {
  /** How well the seat stands, in the unit of the game's score: higher is better. */
  evaluate(state: State, seat: Seat): number;
  /** The same for every seat at once, into `standings`, where that is cheaper than seat by seat. */
  evaluateAll?(state: State, standings: number[]): void;
  /**
   * `evaluate` already tells how far the seat is ahead, and search takes it as it is. Without it every seat is measured against
   * the best of the other sides, whose hidden cards are another guess in each deal: where hands are everything, that is
   * mostly noise.
   */
  readonly isLead?: true;
  /** A lead, in that unit, that wins three games of four: what search takes for a good position. 10 if nothing is said. */
  readonly lead?: number;
  /**
   * How likely somebody who knows the game is to make this legal move, before any thought: 1 is ordinary, 0 never. Search
   * looks at likely moves first and plays games out by them, so it has to be quick; without it all moves are alike.
   */
  appeal?(state: State, seat: Seat, move: Move): number;
  /** The same for all legal moves of a moment, in their order, into `appeals`, where that is cheaper than move by move. */
  appealAll?(state: State, seat: Seat, moves: readonly Move[], appeals: number[]): void;
  /**
   * A legal move, the higher its appeal the likelier, where that is cheaper than to list them all. It draws from `rng` what
   * would be drawn for the whole list (`placeByWeight`), so that play does not hang on how quickly it is found.
   */
  likely?(state: State, seat: Seat, rng: Rng): Move | undefined;
  /** How many moments search plays on by what looks likely before it trusts `evaluate`. 12 if nothing is said. */
  readonly horizon?: number;
  /**
   * Search weighs the own moves over so many deals before its first line of play. Without it they are weighed in the deal in
   * which they are met: quick, but where much is hidden that weight is mostly the luck of one deal.
   */
  readonly glances?: number;
  /**
   * In the tree the other sides do what looks likely to them (`appeal`), and search learns nothing for them. Without it each
   * of them finds the best answer to cards it cannot see, as the own ones are the same in every deal: where hands are
   * everything, the seat then thinks itself seen through.
   */
  readonly rivals?: 'likely';
  /**
   * Search makes the own move that came to most on average, less this part of a whole game divided by the root of its visits.
   * Without it the most visited one is made: safe, but slow to leave a move that only looked likely.
   */
  readonly caution?: number;
  /** A move that is worse than the best by this part of `lead` is half as likely to search. 0.05 if nothing is said. */
  readonly slack?: number;
  /** Only where so many lines of play are looked at do `caution` and `slack` count: with fewer a mean says too little. */
  readonly patience?: number;
  /** What the seat would score if the game were over now, with no regard for what may come: what plain bots look at. */
  score?(state: State, seat: Seat): number;
  /**
   * How well a re-dealt state agrees with how the others have played, from 0 (they would hardly have done so) to 1. Search
   * deals again where it is low; without it all deals are alike.
   */
  belief?(state: State, seat: Seat): number;
  /** What a plain player who knows the rules does, by a few fixed habits: a yardstick, so it is not improved. */
  script?(state: State, seat: Seat, legal: readonly Move[], rng: Rng): Move | undefined;
  /** How long a bot of this level takes to make this move now: thinking, or reacting in a race. */
  tempo(state: State, seat: Seat, move: Move, level: Level, rng: Rng): Millis;
  /** A human-like slip a bot of this level makes now instead of deciding, if it makes one. */
  slip(state: State, seat: Seat, level: Level, rng: Rng): Move | undefined;
  /** Positions and moves as numbers, for nets and research. */
  readonly encoding?: Encoding<State, Move>;
}
