import { Worker } from 'node:worker_threads';
import { LEVELS, type Level } from '@saloon/kernel';
import type { Core } from '../../core/core.ts';
import type { Job } from '../../core/jobs/job.ts';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';
import type { DailyRecords } from './daily-records.ts';
import { dayAfter, dayBefore, dayOf } from './days.ts';
import { DAILY_GAMES, dealFor } from './deal.ts';
import type { RunDone, RunTask } from './run-thread.ts';

/** After a run the thread rests this many times as long as the run took: it takes half of one core at most. */
const REST = 1;
/** When all runs are there, and after an error, it looks again after this many milliseconds. */
const LOOK_AGAIN = 60_000;
const FIRST_LOOK = 5000;
const RETRY = 1000;
/** A game and level whose run has failed is tried again after this many milliseconds. */
const FAILED_FOR = 3_600_000;
/** As long as a run takes at most: meanwhile no other server plays any. */
const RUNS_LEASE = 5 * 60_000;

export type BotRunsDeps = Pick<Core, 'clock' | 'log' | 'job'> & {
  readonly run: RunSql;
  readonly daily: DailyRecords;
  readonly editions: readonly unknown[];
  /** Runs of each level and game; 0 plays none. */
  readonly perLevel: number;
};

/** Plays today's and tomorrow's deals with bots in the person's seat, one run at a time, in a thread of low priority. */
export class BotRuns {
  readonly #deps: BotRunsDeps;
  #worker: Worker | undefined;
  /** Resolves the run that the thread plays. */
  #finish: ((done: RunDone) => void) | undefined;
  readonly #failed = new Map<string, number>();
  /** In a cluster one server plays the runs. */
  readonly job: Job;

  constructor(deps: BotRunsDeps) {
    this.#deps = deps;
    this.job = deps.job({
      work: () => this.#next(),
      failure: 'cannot play a bot run of a daily deal: it is tried again later',
      lease: 'bot-runs',
      lasts: RUNS_LEASE,
      first: deps.perLevel > 0 ? FIRST_LOOK : undefined,
      retry: RETRY,
    });
  }

  /** Ends the run that is under way. */
  async abort(): Promise<void> {
    await this.#worker?.terminate();
  }

  /** Plays the next run. Resolves with the pause after it. */
  async #next(): Promise<number | undefined> {
    const { clock } = this.#deps;
    if (!(await this.job.lease.renew())) return LOOK_AGAIN;
    const task = await this.#missing();
    if (task === undefined || this.job.isStopped) return LOOK_AGAIN;
    const since = clock.monotonic();
    const { score, reason } = await this.#play(task);
    if (this.job.isStopped) return undefined;
    if (score === undefined) {
      this.#failed.set(keyOf(task.deal.day, task.deal.game, task.level), clock.monotonic());
      throw new Error(reason);
    }
    await saveRun(this.#deps.run, task, score);
    return REST * (clock.monotonic() - since);
  }

  /** The level and game with the fewest runs, of today first. */
  async #missing(): Promise<RunTask | undefined> {
    const { run, daily, clock, perLevel } = this.#deps;
    const today = dayOf(clock.wall());
    const played = await playedGames(run, dayBefore(today));
    for (const day of [today, dayAfter(today)]) {
      const next = await nextRun(run, day, perLevel, played, (game, level) => this.#mayPlay(day, game, level));
      const deal = next && dealFor(await daily.secret(), day, next.game);
      if (next !== undefined && deal !== undefined) return { deal, level: next.level, run: next.run };
    }
    return undefined;
  }

  /** A run that failed doesn't hold up those of other games and levels. */
  #mayPlay(day: string, game: string, level: Level): boolean {
    const failedAt = this.#failed.get(keyOf(day, game, level));
    return failedAt === undefined || this.#deps.clock.monotonic() - failedAt > FAILED_FOR;
  }

  #play(task: RunTask): Promise<RunDone> {
    this.#worker ??= this.#spawn();
    this.#worker.postMessage(task);
    return new Promise((resolve) => {
      this.#finish = resolve;
    });
  }

  #spawn(): Worker {
    const { editions } = this.#deps;
    const worker = new Worker(new URL('run-thread.ts', import.meta.url), { workerData: { editions } });
    // `exit` follows, which resolves the run.
    worker.on('error', (error) => this.#deps.log.error({ err: error }, 'the thread of the bot runs has died'));
    worker.on('message', (done: RunDone) => this.#finish?.(done));
    worker.on('exit', () => {
      this.#worker = undefined;
      this.#finish?.({ reason: 'its thread has died' });
    });
    worker.unref();
    return worker;
  }
}

const keyOf = (day: string, game: string, level: Level): string => `${day} ${game} ${level}`;

/** Games that somebody plays: the others cost nothing. */
async function playedGames(run: RunSql, since: string): Promise<readonly string[]> {
  const rows = await runOne(run, 'SELECT DISTINCT game FROM daily_attempts WHERE day >= $1', since);
  return DAILY_GAMES.filter((game) => rows.some((row) => row.game === game));
}

/** What to compute next: levels and games fill evenly. Undefined if nothing of the day is missing. */
export async function nextRun(
  run: RunSql,
  day: string,
  perLevel: number,
  games: readonly string[],
  mayPlay: (game: string, level: Level) => boolean = () => true,
) {
  const rows = await runOne(
    run,
    'SELECT game, level, max(run) + 1 AS runs FROM daily_runs WHERE day = $1 GROUP BY game, level',
    day,
  );
  let best: { readonly game: string; readonly level: Level; readonly run: number } | undefined;
  for (const game of games) {
    for (const level of LEVELS) {
      const runs = Number(rows.find((row) => row.game === game && row.level === level)?.runs ?? 0);
      if (runs < perLevel && mayPlay(game, level) && (best === undefined || runs < best.run))
        best = { game, level, run: runs };
    }
  }
  return best;
}

/** A run that is there already stays as it is. */
export async function saveRun(
  run: RunSql,
  { deal, level, run: n }: RunTask,
  { place, score, ranking, marks }: NonNullable<RunDone['score']>,
): Promise<void> {
  await runOne(
    run,
    `INSERT INTO daily_runs (day, game, level, run, place, score, ranking, marks)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (day, game, level, run) DO NOTHING`,
    deal.day,
    deal.game,
    level,
    n,
    place,
    score,
    ranking,
    JSON.stringify(marks),
  );
}
