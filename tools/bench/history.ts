import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { GameFigures } from './measure-game.ts';
import type { Timing } from './timing.ts';

const ROOT = new URL('../../', import.meta.url);
const FOLDER = new URL('bench/', ROOT);
const FILE = new URL('history.jsonl', FOLDER);

/** One run of the bench. It names the kind of machine, not the machine. */
export type BenchRun = {
  readonly date: string;
  readonly commit: string | undefined;
  readonly node: string;
  readonly platform: string;
  readonly arch: string;
  readonly cores: number;
  readonly quick: boolean;
  /** Rounds per second of the calibration loop: how fast the machine was in this run. */
  readonly calibration: Timing;
  readonly games: readonly GameFigures[];
};

export const describeMachine = () => ({
  date: new Date().toISOString().slice(0, 19),
  commit: commit(),
  node: process.versions.node,
  platform: process.platform,
  arch: process.arch,
  cores: availableParallelism(),
});

/** The last run that measured this game. */
export const lastRunOf = (game: string): BenchRun | undefined =>
  readHistory().findLast(({ games }) => games.some((figures) => figures.game === game));

function readHistory(): readonly BenchRun[] {
  if (!existsSync(FILE)) return [];
  const lines = readFileSync(FILE, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as BenchRun);
}

export function appendHistory(run: BenchRun): void {
  mkdirSync(FOLDER, { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(run, shorten)}\n`);
}

/** More than four digits would be noise. */
const shorten = (_: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;

function commit(): string | undefined {
  const git = spawnSync('git', ['describe', '--always', '--dirty'], { cwd: ROOT, encoding: 'utf8' });
  return git.status === 0 ? git.stdout.trim() : undefined;
}
