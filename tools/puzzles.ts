import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { findGame, games } from '@saloon/catalog';
import { answersOf, formatIndex, indexOf, type PuzzleFile } from '@saloon/puzzles';
import { checkPuzzles } from './puzzles/check.ts';
import { countReasons } from './puzzles/reasons.ts';
import type { MineJob } from './puzzles/worker.ts';

const HELP = `Usage: npm run puzzles -- --game GAME [options]

Plays games between bots of level hard and keeps the decisions where one move is clearly best over many deals that fit
what the seat knows, a deeper search agrees twice, and the level easy misses it. Writes them to one file per game.

  --game GAME     colt-express, bang-duel, caliber-45 or wright-brothers
  --count N       stop after N puzzles (default: 160)
  --seconds S     stop after S seconds
  --threads T     worker threads (default: one per core)
  --seed S        a whole number; the same seed finds the same puzzles (default: 1)
  --seats K       players at the table (default: 4; 2 in bang-duel)
  --add           add to the file instead of replacing it
  --check         play the puzzles of the file again on new deals, and say how many hold
  --reasons       say how many puzzles have a reason in words, of GAME or of all games
  --index         only write the index again, which lists the puzzles of all games
  --out FILE      where to write (default: packages/puzzles/positions/GAME.json)
`;

type StoredGame = PuzzleFile['games'][number];

const { values: flags } = parseArgs({
  options: {
    help: { type: 'boolean' },
    add: { type: 'boolean' },
    index: { type: 'boolean' },
    check: { type: 'boolean' },
    reasons: { type: 'boolean' },
    game: { type: 'string' },
    count: { type: 'string', default: '160' },
    seconds: { type: 'string', default: '86400' },
    threads: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string', default: '1' },
    seats: { type: 'string' },
    out: { type: 'string' },
  },
});

async function main(): Promise<void> {
  if (flags.index === true) return writeIndex();
  if (flags.reasons === true) return printReasons();
  if (flags.help === true || flags.game === undefined) return void process.stdout.write(HELP);
  const game = games.find(({ id }) => id === flags.game);
  if (game === undefined) throw new Error(`there is no game ${flags.game}; --help lists them`);
  const out = flags.out ?? new URL(`../packages/puzzles/positions/${game.id}.json`, import.meta.url);
  const seats = Number(flags.seats ?? (game.id === 'bang-duel' ? 2 : 4));
  const readFile = () => JSON.parse(readFileSync(out, 'utf8')) as PuzzleFile;
  if (flags.check === true) {
    const file = readFile();
    const its = findGame(game.id, file.rulesVersion) ?? game;
    const isGood = checkPuzzles(its, file, Number(flags.seed), (line) => void process.stdout.write(`${line}\n`));
    process.exitCode = isGood ? 0 : 1;
    return;
  }
  const before = flags.add === true ? readFile().games : [];
  const found = await mine(game.id, seats, before);
  const head = JSON.stringify({ game: game.id, rulesVersion: game.rulesVersion });
  // One recording per line, so that a change of one is a change of one line.
  const lines = found.map((one) => JSON.stringify(one)).join(',\n');
  writeFileSync(out, `${head.slice(0, -1)},"games":[\n${lines}\n]}\n`);
  if (flags.out === undefined) writeIndex();
}

const folder = new URL('../packages/puzzles/positions/', import.meta.url);
const shipped = (id: string) => JSON.parse(readFileSync(new URL(`${id}.json`, folder), 'utf8')) as PuzzleFile;

/** Pages know the puzzles by the index before they load a position. The server checks moves by the answers. */
function writeIndex(): void {
  const files = games.map(({ id }) => shipped(id));
  writeFileSync(new URL('index.json', folder), formatIndex(indexOf(files)));
  writeFileSync(new URL('answers.json', folder), formatIndex(answersOf(files)));
}

function printReasons(): void {
  for (const game of games.filter(({ id }) => flags.game === undefined || flags.game === id)) {
    const file = shipped(game.id);
    const { puzzles, told, wrong, toldWrong } = countReasons(findGame(game.id, file.rulesVersion) ?? game, file);
    process.stdout.write(`${game.id}: ${told} of ${puzzles} puzzles, ${toldWrong} of ${wrong} wrong moves\n`);
  }
}

/** Hands out games in order until there are enough puzzles. Results are kept in the order of the games. */
async function mine(game: string, seats: number, before: readonly StoredGame[]): Promise<readonly StoredGame[]> {
  const [count, seed, threads] = [Number(flags.count), Number(flags.seed), Number(flags.threads)];
  const until = performance.now() + 1000 * Number(flags.seconds);
  const found = new Map<number, StoredGame>();
  let next = 0;
  let puzzles = before.reduce((sum, one) => sum + one.puzzles.length, 0);
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./puzzles/worker.ts', import.meta.url));
    while (puzzles < count && performance.now() < until) {
      const number = next++;
      worker.postMessage({ game, seats, seed, number } satisfies MineJob);
      const left = Math.max(0, Math.ceil(until - performance.now()));
      const timeout = AbortSignal.timeout(left);
      const reply = await once(worker, 'message', { signal: timeout }).catch(() => undefined);
      const mined = reply?.[0] as StoredGame | undefined;
      if (mined === undefined) continue;
      found.set(number, mined);
      puzzles += mined.puzzles.length;
      process.stderr.write(`${game}: ${puzzles} puzzles in ${next} games\n`);
    }
    await worker.terminate();
  };
  await Promise.all(Array.from({ length: threads }, work));
  const mined = [...found].toSorted(([a], [b]) => a - b).map(([, one]) => one);
  return [...before, ...mined];
}

try {
  await main();
} catch (error) {
  process.stderr.write(`Cannot mine puzzles: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
}
