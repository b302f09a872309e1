import { hash } from 'node:crypto';
import { type AnyGame, canonicalJson, deriveSeed, itemAt, seatsOf } from '@saloon/kernel';
import { botOf } from './look-up.ts';
import { botInSeat, chunkSize, type MatchSpec } from './match-spec.ts';
import { type PlayedGame, playGame } from './play-game.ts';
import { count, emptyTally, type Tally } from './tally.ts';

/** Some games of a match in succession: what they came to, and the hash of each final state, one after another. */
export type Chunk = { readonly index: number; readonly tally: Tally; readonly hashes: string };

/** Takes a finished chunk; chunks come in any order. */
export type TakeChunk = (chunk: Chunk) => void;

/** Plays one game of a match; which one says its number. */
export function playMatchGame(
  game: AnyGame,
  spec: MatchSpec,
  number: number,
  record = false,
): PlayedGame<unknown, unknown, unknown> {
  const seed = deriveSeed(spec.seed, number);
  const { options, seats } = spec;
  const line = seatsOf(seats).map((seat) => botOf(itemAt(spec.bots, botInSeat(spec, number, seat))));
  try {
    return playGame(game, line, { options, seats, seed, record });
  } catch (error) {
    throw new Error(`Cannot finish game ${number} of the match (seed ${seed})`, { cause: error });
  }
}

/** Plays one chunk, game by game, so that whoever asked can stop between two. */
export function* playChunk(game: AnyGame, spec: MatchSpec, index: number): Generator<undefined, Chunk> {
  const size = chunkSize(spec);
  const tally = emptyTally(spec);
  const hashes: string[] = [];
  for (let number = index * size; number < Math.min(spec.games, (index + 1) * size); number++) {
    const played = playMatchGame(game, spec, number);
    count(tally, spec, number, played);
    hashes.push(hash('sha256', canonicalJson(played.state)));
    yield;
  }
  return { index, tally, hashes: hashes.join('') };
}
