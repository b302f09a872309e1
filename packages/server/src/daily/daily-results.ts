import { LEVELS } from '@saloon/kernel';
import {
  type DailyGame,
  type DailyToday,
  type DealResult,
  type DealResults,
  type DealRow,
  FORMER_NAME,
  type LevelRuns,
  type UserId,
} from '@saloon/protocol';
import type { Row, RunSql, Statement } from '../store/shared-sql.ts';
import { type Attempt, readAttempt } from './daily-records.ts';
import { dayOf, endOf, numberOf, streakOf } from './days.ts';
import { DAILY_GAMES } from './deal.ts';
import { type StarLimits, starLimits, starsOf } from './stars.ts';

/** With fewer finishers a percentile says nothing. */
const FEW = 20;
/** Runs of each level that a result is compared with. */
const RUNS = 200;
const TOP = 50;
/** People's games that stars are computed from, besides those of bots. */
const FIELD = 300;
/** The limits of stars change slowly: they are computed again after this many milliseconds. */
const STARS_KEPT = 60_000;
const CALENDAR = 42 * 24 * 3600 * 1000;
const LONGEST_STREAK = 1000 * 24 * 3600 * 1000;
const FINISHED = 'day = $1 AND game = $2 AND finished_at IS NOT NULL';

/** What people see of daily deals. Nothing here says anything about cards. */
export class DailyResults {
  readonly #run: RunSql;
  readonly #wall: () => number;
  readonly #stars = new Map<string, { readonly limits: StarLimits | undefined; readonly at: number }>();

  constructor(run: RunSql, wall: () => number) {
    this.#run = run;
    this.#wall = wall;
  }

  async today(user: UserId | ''): Promise<DailyToday> {
    const now = Math.round(this.#wall());
    const day = dayOf(now);
    const [own = [], counts = []] = await this.#run([
      attemptsOf(user, dayOf(now - LONGEST_STREAK)),
      [
        `SELECT others.game, count(*) AS n, sum(CASE WHEN others.ranking < mine.ranking THEN 1 ELSE 0 END) AS worse
         FROM daily_attempts AS others LEFT JOIN daily_attempts AS mine
           ON mine.user_id = $2 AND mine.day = others.day AND mine.game = others.game AND mine.finished_at IS NOT NULL
         WHERE others.day = $1 AND others.finished_at IS NOT NULL GROUP BY others.game`,
        day,
        user,
      ],
    ]);
    const attempts = own.map(readAttempt);
    const since = dayOf(now - CALENDAR);
    const done = attempts.filter(({ result }) => result !== undefined && !result.stoodIn);
    const days = [...new Set(done.map((one) => one.day))].filter((one) => one >= since).sort();
    return {
      day,
      number: numberOf(day),
      now,
      endsAt: endOf(day),
      games: DAILY_GAMES.map((game) => {
        const count = counts.find((row) => row.game === game);
        return gameOf(game, day, attempts, Number(count?.n ?? 0), Number(count?.worse ?? 0));
      }),
      calendar: days.map((one) => ({
        day: one,
        games: done.filter((other) => other.day === one).map(({ game }) => game),
      })),
    };
  }

  /** Everybody's results, as this person may see them once their own attempt is finished. */
  async read(day: string, game: string, user: UserId | ''): Promise<DealResults> {
    const now = this.#wall();
    const mine = 'SELECT ranking FROM daily_attempts WHERE user_id = $3 AND day = $1 AND game = $2';
    const [found = [], counts = [], levels = [], rows = []] = await this.#run([
      attemptsOf(user, dayOf(now - LONGEST_STREAK)),
      [
        `SELECT count(*) AS n, sum(CASE WHEN ranking < (${mine}) THEN 1 ELSE 0 END) AS worse,
           sum(CASE WHEN ranking > (${mine}) THEN 1 ELSE 0 END) AS better
         FROM daily_attempts WHERE ${FINISHED}`,
        day,
        game,
        user,
      ],
      [
        `SELECT level, count(*) AS runs,
           sum(CASE WHEN ranking < (${mine}) THEN 2 WHEN ranking = (${mine}) THEN 1 ELSE 0 END) AS halves
         FROM daily_runs WHERE day = $1 AND game = $2 GROUP BY level`,
        day,
        game,
        user,
      ],
      [
        `SELECT found.*, users.name, people.handle, people.is_private, people.deleted_at FROM (
           SELECT user_id, place, score, ranking, table_id, stood_in, finished_at FROM daily_attempts
           WHERE ${FINISHED} ORDER BY ranking DESC LIMIT $3
         ) AS found
         LEFT JOIN users ON users.id = found.user_id LEFT JOIN people ON people.id = found.user_id
         ORDER BY found.ranking DESC, found.finished_at`,
        day,
        game,
        TOP,
      ],
    ]);
    const attempts = found.map(readAttempt);
    const own = attempts.find((one) => one.day === day && one.game === game && one.result !== undefined);
    const [{ n = 0, worse = 0, better = 0 } = {}] = counts;
    const limits = own === undefined ? undefined : await this.#limits(day, game, now);
    const count = Number(n);
    const { result } = own ?? {};
    return {
      game,
      day,
      number: numberOf(day),
      isOver: day < dayOf(now),
      finishers: count,
      streak: streakOf(finishedDays(attempts, game), dayOf(now)),
      ...(own === undefined || result === undefined
        ? {}
        : {
            you: {
              ...resultOf(result, count, Number(worse)),
              rank: 1 + Number(better),
              table: own.table,
              ...(limits === undefined ? {} : { stars: starsOf(result.marks, limits) }),
            },
          }),
      levels: LEVELS.map((level) =>
        runsOf(
          level,
          levels.find((row) => row.level === level),
          result !== undefined,
        ),
      ),
      rows: rowsOf(rows, user),
    };
  }

  async #limits(day: string, game: string, now: number): Promise<StarLimits | undefined> {
    const key = `${day} ${game}`;
    const known = this.#stars.get(key);
    if (known !== undefined && now - known.at < STARS_KEPT) return known.limits;
    const found = await this.#run([
      ['SELECT marks FROM daily_runs WHERE day = $1 AND game = $2', day, game],
      [`SELECT marks FROM daily_attempts WHERE ${FINISHED} LIMIT $3`, day, game, FIELD],
    ]);
    const limits = starLimits(found.flat().map(({ marks }) => JSON.parse(String(marks)) as readonly number[]));
    this.#stars.set(key, { limits, at: now });
    const [oldest] = this.#stars.keys();
    if (this.#stars.size > FIELD && oldest !== undefined) this.#stars.delete(oldest);
    return limits;
  }
}

const attemptsOf = (user: UserId | '', since: string): Statement => [
  'SELECT * FROM daily_attempts WHERE user_id = $1 AND day >= $2 ORDER BY day DESC, game',
  user,
  since,
];

const finishedDays = (attempts: readonly Attempt[], game: string): ReadonlySet<string> =>
  new Set(
    attempts.flatMap((one) => (one.game === game && one.result !== undefined && !one.result.stoodIn ? one.day : [])),
  );

function gameOf(game: string, day: string, attempts: readonly Attempt[], finishers: number, worse: number): DailyGame {
  const own = attempts.find((one) => one.day === day && one.game === game);
  const streak = streakOf(finishedDays(attempts, game), day);
  if (own === undefined) return { game, state: 'new', finishers, streak };
  const { table, result } = own;
  if (result === undefined) return { game, state: 'open', table, finishers, streak };
  return { game, state: 'done', table, result: resultOf(result, finishers, worse), finishers, streak };
}

const resultOf = (
  { place, score, stoodIn }: NonNullable<Attempt['result']>,
  finishers: number,
  worse: number,
): DealResult => ({
  place,
  score,
  ...(finishers < FEW ? {} : { percentile: Math.round((100 * worse) / (finishers - 1)) }),
  ...(stoodIn ? { stoodIn } : {}),
});

function runsOf(level: LevelRuns['level'], row: Row | undefined, hasResult: boolean): LevelRuns {
  const runs = Number(row?.runs ?? 0);
  return {
    level,
    runs,
    of: RUNS,
    ...(runs === 0 || !hasResult ? {} : { beaten: Math.round((50 * Number(row?.halves)) / runs) }),
  };
}

function rowsOf(rows: readonly Row[], user: UserId | ''): readonly DealRow[] {
  let rank = 0;
  let last: unknown;
  return rows.map((row, i) => {
    if (row.ranking !== last) rank = i + 1;
    last = row.ranking;
    const isShown = typeof row.handle === 'string' && Number(row.is_private) === 0 && row.deleted_at === null;
    return {
      rank,
      name: row.deleted_at === null || row.deleted_at === undefined ? String(row.name ?? '') : FORMER_NAME,
      ...(isShown ? { handle: String(row.handle) } : {}),
      place: Number(row.place),
      score: Number(row.score),
      table: String(row.table_id),
      isYou: row.user_id === user,
      ...(Number(row.stood_in) === 1 ? { stoodIn: true as const } : {}),
    };
  });
}
