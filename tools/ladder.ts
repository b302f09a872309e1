import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { explain, tuneProcess } from '@saloon/arena';
import { HELP, type LadderFlags, paceName, readFlags } from './ladder/flags.ts';
import { Progress } from './ladder/progress.ts';
import { runLadder } from './ladder/run-ladder.ts';
import { writeReport } from './ladder/write-report.ts';

tuneProcess();
const root = fileURLToPath(new URL('..', import.meta.url));
const home = {
  root,
  folder: join(root, 'bench/ladder'),
  page: join(root, 'docs/bots.md'),
  ratings: join(root, 'packages/catalog/src/ratings.json'),
};
const EFFORT = { warmUp: 50, decisions: 1000, seconds: 15 };
/** The shell's exit code for Ctrl-C. */
const INTERRUPTED = 130;

/** Plays until it is done or interrupted. The results are saved in both cases. */
async function play({ rungs, paces, games, threads, isFresh }: LadderFlags): Promise<number> {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const progress = new Progress({ write: (text) => process.stderr.write(text), isTty: process.stderr.isTTY === true });
  const { signal } = stop;
  try {
    await runLadder({ ...home, rungs, paces, games, threads, isFresh, effort: EFFORT, signal, progress });
    return 0;
  } catch (error) {
    if (!signal.aborted) throw error;
    progress.say('Stopped: what was played is kept, and the same command goes on from there');
    return INTERRUPTED;
  } finally {
    writeReport(home);
  }
}

async function main(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, availableParallelism());
  switch (flags.mode) {
    case 'help':
      process.stdout.write(HELP);
      return 0;
    case 'list':
      for (const name of [...flags.rungs.map(({ id }) => id), ...flags.paces.map(paceName)]) {
        process.stdout.write(`${name}\n`);
      }
      return 0;
    case 'report':
      writeReport(home);
      return 0;
    case 'play':
      return play(flags);
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 2;
}
