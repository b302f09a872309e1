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
import { type AnyGame, deriveSeed, itemAt, seatsOf } from '@saloon/kernel';
import { learnedBot, parseBotSpec, policyBot } from './learned-bot.ts';

/** Some deals of a match. Its bots may be words that `parseBotSpec` reads. */
export type MatchJob = {
  readonly spec: MatchSpec;
  readonly weights: Uint8Array | undefined;
};

/** How long the bots of one name thought, and about how many decisions. */
export type Thinking = { decisions: number; ms: number };

export type MatchResult = { readonly tally: Tally; readonly thinking: Readonly<Record<string, Thinking>> };

function gameOf(id: string): AnyGame {
  const game = games.find((known) => known.id === id);
  if (game === undefined)
    throw new Error(`Cannot find the game ${id}: there are ${games.map((one) => one.id).join(', ')}`);
  return game;
}

export function playMatchJob({ spec, weights }: MatchJob): MatchResult {
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
  return { tally, thinking };
}

function botOf(word: string, weights: Uint8Array | undefined): Bot {
  const known = findBot(word);
  if (known !== undefined) return known;
  const spec = word === 'policy' ? undefined : parseBotSpec(word);
  if (spec?.hasNet === false) return learnedBot(word, spec, undefined);
  if (weights === undefined) throw new Error(`Cannot seat ${word}: there are no weights`);
  return spec === undefined ? policyBot(weights) : learnedBot(word, spec, weights);
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
