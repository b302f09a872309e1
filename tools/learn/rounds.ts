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
  /** The number of the first game: no game is played twice. */
  readonly first: number;
  readonly experience: ValueNets | undefined;
};
export type RoundSamples = { readonly turn: Samples; readonly race: Samples };

type Sample = { readonly by: Seat; readonly isRace: boolean; readonly shown: Float64Array };

/** Of a hundred: how often a seat besides the first learns as well, and how often one that does not is a scripted one. */
const LEARNS_TOO = 19;
const IS_SCRIPTED = 50;
/** Of a thousand decisions: how often something unusual is done; a seat that is not asked does so less. */
const UNUSUAL = 80;
const UNUSUAL_UNASKED = 20;
/** Of a hundred moments of a turn, so many are kept: neighbours are much alike. */
const KEPT = 50;

/** Plays games among those who learn and those who do not, and keeps what the former saw and what their rounds brought. */
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

/** Once in a round, at most, something is done that nobody would do: how else is one to know? */
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

/** What was seen in the present round, and all that came of rounds before. */
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

  /** What came before says nothing about how the seat plays: only what comes of it does. */
  setUnusual(by: Seat): void {
    this.#unusual.add(by);
    this.#round = this.#round.filter((sample) => sample.by !== by);
  }

  /** At every input of the table itself; what bots try in their heads is none of it. */
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
