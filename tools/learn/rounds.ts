import { playGame } from '@saloon/arena';
import { type Bot, botWith, greedy, likelyMove, scripted } from '@saloon/bots';
import { below, choose, defaultOptions, type Rng, rngFrom, type Seat, seat, seedOf } from '@saloon/kernel';
import { wrightBrothers } from '@saloon/wright-brothers';
import { evaluateBy, raceFeatures, type State, turnFeatures, type ValueNets } from '@saloon/wright-brothers/learning';
import type { Samples } from './fit.ts';

/** Some games to learn from. */
export type RoundsSpec = {
  readonly seats: number;
  readonly games: number;
  /** The number of the first game, so that no game is played twice. */
  readonly first: number;
  readonly experience: ValueNets | undefined;
};
export type RoundSamples = { readonly turn: Samples; readonly race: Samples };

type Sample = { readonly by: Seat; readonly isRace: boolean; readonly shown: Float64Array };

/** In percent: how often a seat besides the first also learns, and how often a seat that doesn't learn is scripted. */
const LEARNS_TOO = 19;
const IS_SCRIPTED = 50;
/** Per thousand decisions: how often the learner explores with an unusual move, when asked and when not. */
const UNUSUAL = 80;
const UNUSUAL_UNASKED = 20;
/** The percentage of positions in a turn that are kept, because neighboring ones are similar. */
const KEPT = 50;

/**
 * Plays games between bots that learn and bots that don't. Records the learners' features and the results of their
 * rounds.
 */
export function playRounds({ seats, games, first, experience }: RoundsSpec): RoundSamples {
  const rng = rngFrom(seedOf(first));
  const notes = new Notes(rng);
  const mind = { evaluate: evaluateBy(undefined) };
  const game: typeof wrightBrothers = {
    ...wrightBrothers,
    knowledge: { ...wrightBrothers.knowledge, evaluate: (state, by) => mind.evaluate(state, by) },
    setup: (...args) => notes.begin(wrightBrothers.setup(...args)),
    apply: (state, input, emit) => {
      wrightBrothers.apply(state, input, emit);
      notes.look(state);
    },
  };
  const think = (bot: Bot, by: ValueNets | undefined): Bot => {
    const evaluate = evaluateBy(by);
    return {
      id: bot.id,
      decide: (info, own) => {
        mind.evaluate = evaluate;
        return bot.decide(info, own);
      },
    };
  };
  const learner = think(unusual(botWith(greedy, 'hard'), notes), experience);
  const others = [think(botWith(scripted, 'hard'), undefined), think(botWith(greedy, 'hard'), undefined)] as const;
  for (let i = 0; i < games; i++) {
    const learns = Array.from({ length: seats }, () => below(rng, 100) < LEARNS_TOO);
    learns[below(rng, seats)] = true;
    notes.learns = learns;
    const bots = learns.map((is) => (is ? learner : below(rng, 100) < IS_SCRIPTED ? others[0] : others[1]));
    playGame(game, bots, { options: defaultOptions(game.options), seats, seed: seedOf(first + i) });
  }
  return notes.samples();
}

/** Explores: plays an unusual move at most once per round, to learn about moves that the bot wouldn't choose. */
const unusual = (bot: Bot, notes: Notes): Bot => ({
  id: bot.id,
  decide: (info, rng) => {
    const { game, seat: me, owed } = info;
    const legal = info.legal();
    const odds = owed ? UNUSUAL : UNUSUAL_UNASKED;
    if (legal.length === 0 || notes.wasUnusual(me) || below(rng, 1000) >= odds) return bot.decide(info, rng);
    notes.setUnusual(me);
    const seen = info.sample();
    const move = (below(rng, 2) === 0 ? likelyMove(game, seen, me, rng) : undefined) ?? choose(rng, legal);
    return { move, after: game.knowledge.tempo(seen, me, move, 'hard', rng) };
  },
});

/** The samples of the current round, and the results of earlier rounds. */
class Notes {
  learns: readonly boolean[] = [];
  readonly #rng: Rng;
  readonly #turn: number[] = [];
  readonly #race: number[] = [];
  #table: State | undefined;
  #scores: readonly number[] = [];
  #unusual = new Set<Seat>();
  #round: Sample[] = [];

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  begin(state: State): State {
    this.#table = state;
    this.#newRound(state);
    return state;
  }

  wasUnusual(by: Seat): boolean {
    return this.#unusual.has(by);
  }

  /** Drops the seat's samples from before the unusual move, because the result no longer reflects its normal play. */
  setUnusual(by: Seat): void {
    this.#unusual.add(by);
    this.#round = this.#round.filter((sample) => sample.by !== by);
  }

  /** Called after every input. Ignores the states that bots try out in their search. */
  look(state: State): void {
    if (state !== this.#table) return;
    if (state.division !== undefined) {
      if (state.division.ranking.length > 0 && this.#round.length > 0) this.#close(state);
      return;
    }
    const isRace = state.phase === 'race';
    if (!isRace && state.phase !== 'turn' && state.phase !== 'switch-return') return;
    for (let i = 0; i < state.players.length; i++) {
      if (this.learns[i] && (isRace || below(this.#rng, 100) < KEPT)) this.#note(state, seat(i));
    }
  }

  samples(): RoundSamples {
    return { turn: Float32Array.from(this.#turn), race: Float32Array.from(this.#race) };
  }

  #note(state: State, by: Seat): void {
    const { race } = state;
    const shown = race === undefined ? turnFeatures(state, by) : raceFeatures(state, race, by);
    this.#round.push({ by, isRace: race !== undefined, shown });
  }

  #close(state: State): void {
    const gains = state.players.map(({ score }, i) => score - (this.#scores[i] ?? 0));
    const total = gains.reduce((sum, gain) => sum + gain, 0);
    for (const { by, isRace, shown } of this.#round) {
      const own = gains[by] ?? 0;
      const to = isRace ? this.#race : this.#turn;
      for (const value of shown) to.push(value);
      to.push(own - (total - own) / (gains.length - 1));
    }
    this.#newRound(state);
  }

  #newRound({ players }: State): void {
    this.#scores = players.map(({ score }) => score);
    this.#unusual = new Set();
    this.#round = [];
  }
}
