import { hash } from 'node:crypto';
import type { Bot } from '@saloon/bots';
import { type AnyGame, canonicalJson, deriveSeed, itemAt, seatsOf } from '@saloon/kernel';
import { botOf } from './find-or-throw.ts';
import { botInSeat, chunkSize, dealOf, gamesOfDeal, type MatchSpec } from './match-spec.ts';
import { type PlayedGame, playingGame, type ShouldPause, toEnd } from './play-game.ts';
import { type Counted, countDeal, emptyTally, type Tally } from './tally.ts';

/** Consecutive games of a match: their results, and the hashes of their final states, concatenated. */
export type Chunk = { readonly index: number; readonly tally: Tally; readonly hashes: string };

/** Receives finished chunks, in any order. */
export type TakeChunk = (chunk: Chunk) => void;

/** Plays the game of a match that has this number. */
export const playMatchGame = (
  game: AnyGame,
  spec: MatchSpec,
  number: number,
  record = false,
): PlayedGame<unknown, unknown, unknown> => toEnd(playingMatchGame(game, spec, botsOf(spec), number, record));

const botsOf = (spec: MatchSpec): readonly Bot[] => spec.bots.map(botOf);

function* playingMatchGame(
  game: AnyGame,
  spec: MatchSpec,
  bots: readonly Bot[],
  number: number,
  record: boolean,
  shouldPause?: ShouldPause,
): Generator<undefined, PlayedGame<unknown, unknown, unknown>> {
  const seed = deriveSeed(spec.seed, dealOf(spec, number));
  const { options, seats } = spec;
  const line = seatsOf(seats).map((seat) => itemAt(bots, botInSeat(spec, number, seat)));
  try {
    return yield* playingGame(game, line, { options, seats, seed, record }, shouldPause);
  } catch (error) {
    throw new Error(`Cannot finish game ${number} of the match (seed ${seed})`, { cause: error });
  }
}

/** Plays one chunk. Yields between two inputs whenever `shouldPause` says so. */
export function* playChunk(
  game: AnyGame,
  spec: MatchSpec,
  index: number,
  shouldPause?: ShouldPause,
): Generator<undefined, Chunk> {
  const { first = 0 } = spec;
  const size = chunkSize(spec);
  const deal = gamesOfDeal(spec);
  const tally = emptyTally(spec);
  const bots = botsOf(spec);
  const hashes: string[] = [];
  const end = first + Math.min(spec.games, (index + 1) * size);
  for (let number = first + index * size; number < end; ) {
    const games: Counted[] = [];
    const next = Math.min(end, (dealOf(spec, number) + 1) * deal);
    for (let one = number; one < next; one++) {
      const { state, outcome, moves, inputs } = yield* playingMatchGame(game, spec, bots, one, false, shouldPause);
      games.push({ outcome, moves, inputs });
      hashes.push(hash('sha256', canonicalJson(state)));
    }
    countDeal(tally, spec, number, games);
    number = next;
  }
  return { index, tally, hashes: hashes.join('') };
}
