import {
  addTally,
  botInSeat,
  type Counted,
  countDeal,
  dealOf,
  emptyTally,
  gamesOfDeal,
  type MatchSpec,
  playGame,
  type Tally,
} from '@saloon/arena';
import { type Bot, findBot, trust } from '@saloon/bots';
import { games } from '@saloon/catalog';
import { type AnyGame, deriveSeed, itemAt, type Seed, seatsOf } from '@saloon/kernel';
import { type Example, encodingOf, packExamples } from './examples.ts';
import { guideBy, learnedBot, parseBotSpec } from './learned-bot.ts';
import { playForExamples } from './self-play.ts';

/** Some games of self-play. */
export type PlayJob = {
  readonly type: 'play';
  readonly game: string;
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** The numbers of the games. */
  readonly first: number;
  readonly games: number;
  /** A bot as `parseBotSpec` reads it. */
  readonly teacher: string;
  readonly weights: Uint8Array | undefined;
};

/** Some deals of a match. Its bots may be words that `parseBotSpec` reads. */
export type MatchJob = {
  readonly type: 'match';
  readonly spec: MatchSpec;
  readonly weights: Uint8Array | undefined;
};
export type Job = PlayJob | MatchJob;

/** How long the bots of one name thought, and about how many decisions. */
export type Thinking = { decisions: number; ms: number };

export type JobResult =
  | { readonly type: 'play'; readonly examples: Uint8Array; readonly count: number; readonly games: number }
  | { readonly type: 'match'; readonly tally: Tally; readonly thinking: Readonly<Record<string, Thinking>> };

export const runJob = (job: Job): JobResult => (job.type === 'play' ? play(job) : match(job));

function gameOf(id: string): AnyGame {
  const game = games.find((known) => known.id === id);
  if (game === undefined)
    throw new Error(`Cannot find the game ${id}: there are ${games.map((one) => one.id).join(', ')}`);
  return game;
}

function play({ game: id, options, seats, seed, first, games: count, teacher: word, weights }: PlayJob): JobResult {
  const game = gameOf(id);
  const teacher = parseBotSpec(word);
  const guide = teacher.hasNet && weights !== undefined ? guideBy(weights, teacher) : undefined;
  const examples: Example[] = [];
  for (let number = first; number < first + count; number++) {
    examples.push(...playForExamples(game, { options, seats, seed: deriveSeed(seed, number), teacher }, guide));
  }
  const packed = packExamples(examples, encodingOf(game).features.length);
  return { type: 'play', examples: packed, count: examples.length, games: count };
}

function match({ spec, weights }: MatchJob): JobResult {
  const game = gameOf(spec.game);
  const thinking: Record<string, Thinking> = {};
  const bots = spec.bots.map((word) => timed(botOf(word, weights), word, thinking));
  const tally = emptyTally(spec);
  const { first = 0 } = spec;
  const size = gamesOfDeal(spec);
  for (let number = first; number < first + spec.games; number += size) {
    const played: Counted[] = [];
    for (let one = number; one < number + size; one++) {
      const line = seatsOf(spec.seats).map((seat) => itemAt(bots, botInSeat(spec, one, seat)));
      const seed = deriveSeed(spec.seed, dealOf(spec, one));
      played.push(playGame(game, line, { options: spec.options, seats: spec.seats, seed }));
    }
    const deal = emptyTally(spec);
    countDeal(deal, spec, number, played);
    addTally(tally, deal);
  }
  return { type: 'match', tally, thinking };
}

function botOf(word: string, weights: Uint8Array | undefined): Bot {
  const known = findBot(word);
  if (known !== undefined) return known;
  const spec = parseBotSpec(word);
  if (spec.hasNet && weights === undefined) throw new Error(`Cannot seat ${word}: there are no weights`);
  return learnedBot(word, spec, spec.hasNet ? weights : undefined);
}

/** The same bot with a stopwatch for decisions that it owes and has a choice in. */
function timed(bot: Bot, word: string, thinking: Record<string, Thinking>): Bot {
  const own: Thinking = { decisions: 0, ms: 0 };
  thinking[word] ??= own;
  const sum = thinking[word];
  return trust({
    id: bot.id,
    decide(info, rng) {
      const began = performance.now();
      const decision = bot.decide(info, rng);
      if (info.owed && info.legal().length > 1) {
        sum.decisions += 1;
        sum.ms += performance.now() - began;
      }
      return decision;
    },
  });
}
