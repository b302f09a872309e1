import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedOf } from '@saloon/kernel';
import { encodingOf, type PlayJob, recordSize, runJobs } from '@saloon/learn';
import { countOf, gameNamed, type LearnFlags, optionsOf, say, timeLimit, usualSeats } from './flags.ts';

/** Games per worker task. */
const CHUNK = 4;
/** Chunks whose examples go into one file. */
const CHUNKS_A_FILE = 64;

/** Plays games on all threads and writes their examples, with a note about their origin. */
export async function playGames(flags: LearnFlags, folder: string, seed: number): Promise<void> {
  const game = gameNamed(flags.game);
  const options = optionsOf(game, flags.option);
  const tables = (flags.seats ?? String(usualSeats(game, options))).split(',').map((seats) => countOf('seats', seats));
  const total = countOf('games', flags.games ?? '40');
  const weights = flags.weights === undefined ? undefined : new Uint8Array(readFileSync(flags.weights));
  const teacher = flags.teacher ?? (weights === undefined ? 'search:200' : 'net:200');
  const { features, version } = encodingOf(game);
  mkdirSync(folder, { recursive: true });

  function* jobs(): Generator<PlayJob> {
    for (let first = 0, chunk = 0; first < total; first += CHUNK, chunk++) {
      const seats = tables[chunk % tables.length] ?? 4;
      const count = Math.min(CHUNK, total - first);
      yield { type: 'play', game: game.id, options, seats, seed: seedOf(seed), first, games: count, teacher, weights };
    }
  }
  const began = performance.now();
  const found: { readonly number: number; readonly examples: Uint8Array }[] = [];
  let [played, count, files] = [0, 0, 0];
  const write = (): void => {
    // Workers finish in any order; the files are in game order.
    found.sort((a, b) => a.number - b.number);
    writeFileSync(join(folder, `s${seed}-${files}.bin.gz`), Buffer.concat(found.map(({ examples }) => examples)));
    files += 1;
    found.length = 0;
  };
  await runJobs(
    jobs(),
    countOf('threads', flags.threads),
    (result, number) => {
      if (result.type !== 'play') return;
      found.push({ number, examples: result.examples });
      played += result.games;
      count += result.count;
      if (found.length === CHUNKS_A_FILE) write();
    },
    timeLimit(flags.seconds),
  );
  if (found.length > 0) write();
  const about = { game: game.id, encoding: version, record: recordSize(features.length), seed, teacher, seats: tables };
  writeFileSync(
    join(folder, `s${seed}.json`),
    `${JSON.stringify({ ...about, games: played, examples: count }, undefined, 2)}\n`,
  );
  const seconds = (performance.now() - began) / 1000;
  say(`${played} games, ${count} examples in ${seconds.toFixed(0)} s: ${(played / seconds).toFixed(2)} games/s`);
}
