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
import { type Row, type RunSql, runOne, type Statement } from '../../core/store/shared-sql.ts';
import { type Attempt, readAttempt } from './daily-records.ts';
import { dayOf, endOf, numberOf, streakOf } from './days.ts';
import { DAILY_GAMES } from './deal.ts';
import { decisionsOf } from './score-deal.ts';
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
/** Counters of a day are read again after this many milliseconds. */
const COUNTS_KEPT = 5000;
const MOST_DAYS = 60;
const DAY_MS = 24 * 3600 * 1000;
/** The days of the calendar. Only for a streak that fills them, older days are read. */
const CALENDAR = 42;
const LONGEST_STREAK = 1000;
/** People who have kept their name are ranked, with games that they finished themselves. */
const RANKED = 'finished_at IS NOT NULL AND stood_in = 0 AND people.id IS NOT NULL';

/** How many results there are of each ranking. */
type Rankings = ReadonlyMap<number, number>;

/** What people see of daily deals. Nothing here says anything about cards. */
export class DailyResults {
  readonly #run: RunSql;
  readonly #wall: () => number;
  readonly #counts = new Map<
    string,
    { readonly rankings: Promise<ReadonlyMap<string, Rankings>>; readonly at: number }
  >();
  readonly #stars = new Map<string, { readonly limits: StarLimits | undefined; readonly at: number }>();

  constructor(run: RunSql, wall: () => number) {
    this.#run = run;
    this.#wall = wall;
  }

  async today(user: UserId | ''): Promise<DailyToday> {
    const now = Math.round(this.#wall());
    const day = dayOf(now);
    const [[own = [], found = [], [kept] = []], rankings] = await Promise.all([
      this.#run([
        ['SELECT * FROM daily_attempts WHERE user_id = $1 AND day = $2', user, day],
        finishedDays(user, now),
        KEPT(user),
      ]),
      this.#rankings(day),
    ]);
    const attempts = own.map(readAttempt);
    const finished = Map.groupBy(found, (row) => String(row.day));
    const games = await Promise.all(
      DAILY_GAMES.map(async (game): Promise<DailyGame> => {
        const streak = await this.#streak(user, game, found, now);
        const results = rankings.get(game) ?? new Map();
        const shared = { game, finishers: totalOf(results), streak };
        const attempt = attempts.find((one) => one.game === game);
        if (attempt === undefined) return { ...shared, state: 'new' };
        const { table, result } = attempt;
        if (result === undefined) return { ...shared, state: 'open', table };
        return { ...shared, state: 'done', table, result: resultOf(result, results, kept !== undefined) };
      }),
    );
    return {
      day,
      number: numberOf(day),
      now,
      endsAt: endOf(day),
      games,
      calendar: [...finished].map(([one, rows]) => ({ day: one, games: rows.map(({ game }) => String(game)) })),
    };
  }

  /** Everybody's results, as this person may see them once their own attempt is finished. */
  async read(day: string, game: string, user: UserId | ''): Promise<DealResults> {
    const now = this.#wall();
    const isOver = day < dayOf(now);
    const mine = 'SELECT ranking FROM daily_attempts WHERE user_id = $3 AND day = $1 AND game = $2';
    const [[own = [], days = [], [kept] = [], levels = [], rows = []], rankings] = await Promise.all([
      this.#run([
        ['SELECT * FROM daily_attempts WHERE user_id = $1 AND day = $2 AND game = $3', user, day, game],
        finishedDays(user, now),
        KEPT(user),
        [
          `SELECT level, count(*) AS runs,
             sum(CASE WHEN ranking < (${mine}) THEN 2 WHEN ranking = (${mine}) THEN 1 ELSE 0 END) AS halves
           FROM daily_runs WHERE day = $1 AND game = $2 GROUP BY level`,
          day,
          game,
          user,
        ],
        [
          `SELECT daily_attempts.*, users.name, people.handle, people.is_private, people.deleted_at
           FROM daily_attempts JOIN people ON people.id = user_id LEFT JOIN users ON users.id = user_id
           WHERE day = $1 AND game = $2 AND finished_at IS NOT NULL
           ORDER BY stood_in, ranking DESC, finished_at LIMIT $3`,
          day,
          game,
          TOP,
        ],
      ]),
      this.#rankings(day),
    ]);
    const [attempt] = own.map(readAttempt);
    const { result } = attempt ?? {};
    const limits = result === undefined ? undefined : await this.#limits(day, game, now);
    const results = rankings.get(game) ?? new Map();
    const isKept = kept !== undefined;
    return {
      game,
      day,
      number: numberOf(day),
      isOver,
      finishers: totalOf(results),
      streak: await this.#streak(user, game, days, now),
      ...(attempt === undefined || result === undefined
        ? {}
        : {
            you: {
              ...resultOf(result, results, isKept),
              ...(result.stoodIn ? {} : { rank: 1 + sumOf(results, (ranking) => ranking > result.ranking) }),
              ...(isKept ? {} : { isGuest: true as const }),
              ...decisionsOf(result),
              table: attempt.table,
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
      rows: rowsOf(rows, user, isOver),
    };
  }

  /** A result was written: the counters are read again. */
  forget(): void {
    this.#counts.clear();
  }

  /** How often each ranking was reached in the games of a day. All readers within some seconds share it. */
  #rankings(day: string): Promise<ReadonlyMap<string, Rankings>> {
    const now = this.#wall();
    const known = this.#counts.get(day);
    if (known !== undefined && now - known.at < COUNTS_KEPT) return known.rankings;
    const rankings = this.#readRankings(day);
    rankings.catch(() => this.#counts.delete(day));
    this.#counts.delete(day);
    this.#counts.set(day, { rankings, at: now });
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MOST_DAYS && oldest !== undefined) this.#counts.delete(oldest);
    return rankings;
  }

  async #readRankings(day: string): Promise<ReadonlyMap<string, Rankings>> {
    const rows = await runOne(
      this.#run,
      `SELECT game, ranking, count(*) AS n FROM daily_attempts LEFT JOIN people ON people.id = user_id
       WHERE day = $1 AND ${RANKED} GROUP BY game, ranking`,
      day,
    );
    const games = Map.groupBy(rows, ({ game }) => String(game));
    return new Map(
      [...games].map(([game, list]) => [game, new Map(list.map(({ ranking, n }) => [Number(ranking), Number(n)]))]),
    );
  }

  /** Days in a row. `found` has the last weeks. */
  async #streak(user: UserId | '', game: string, found: readonly Row[], now: number): Promise<number> {
    const today = dayOf(now);
    const known = new Set(found.flatMap((row) => (row.game === game ? String(row.day) : [])));
    const streak = streakOf(known, today);
    if (streak < CALENDAR - 1) return streak;
    const rows = await runOne(
      this.#run,
      `SELECT day FROM daily_attempts WHERE user_id = $1 AND game = $2 AND finished_at IS NOT NULL AND stood_in = 0
       ORDER BY day DESC LIMIT $3`,
      user,
      game,
      LONGEST_STREAK,
    );
    return streakOf(new Set(rows.map(({ day }) => String(day))), today);
  }

  async #limits(day: string, game: string, now: number): Promise<StarLimits | undefined> {
    const key = `${day} ${game}`;
    const known = this.#stars.get(key);
    if (known !== undefined && now - known.at < STARS_KEPT) return known.limits;
    const found = await this.#run([
      ['SELECT marks FROM daily_runs WHERE day = $1 AND game = $2', day, game],
      [
        'SELECT marks FROM daily_attempts WHERE day = $1 AND game = $2 AND finished_at IS NOT NULL LIMIT $3',
        day,
        game,
        FIELD,
      ],
    ]);
    const limits = starLimits(found.flat().map(({ marks }) => JSON.parse(String(marks)) as readonly number[]));
    this.#stars.set(key, { limits, at: now });
    const [oldest] = this.#stars.keys();
    if (this.#stars.size > FIELD && oldest !== undefined) this.#stars.delete(oldest);
    return limits;
  }
}

/** The deals of the last weeks that a person has finished. */
const finishedDays = (user: UserId | '', now: number): Statement => [
  `SELECT day, game FROM daily_attempts WHERE user_id = $1 AND day > $2 AND finished_at IS NOT NULL AND stood_in = 0
   ORDER BY day, game`,
  user,
  dayOf(now - CALENDAR * DAY_MS),
];

const KEPT = (user: UserId | ''): Statement => ['SELECT id FROM people WHERE id = $1 AND deleted_at IS NULL', user];

const sumOf = (results: Rankings, counts: (ranking: number) => boolean): number => {
  let sum = 0;
  for (const [ranking, n] of results) if (counts(ranking)) sum += n;
  return sum;
};
const totalOf = (results: Rankings): number => sumOf(results, () => true);

function resultOf(
  { place, score, ranking, stoodIn }: NonNullable<Attempt['result']>,
  results: Rankings,
  isKept: boolean,
): DealResult {
  const finishers = totalOf(results);
  const others = isKept && !stoodIn ? finishers - 1 : finishers;
  const worse = sumOf(results, (other) => other < ranking);
  return {
    place,
    score,
    ...(finishers < FEW ? {} : { percentile: Math.round((100 * worse) / others) }),
    ...(stoodIn ? { stoodIn } : {}),
  };
}

function runsOf(level: LevelRuns['level'], row: Row | undefined, hasResult: boolean): LevelRuns {
  const runs = Number(row?.runs ?? 0);
  return {
    level,
    runs,
    of: RUNS,
    ...(runs === 0 || !hasResult ? {} : { beaten: Math.round((50 * Number(row?.halves)) / runs) }),
  };
}

function rowsOf(rows: readonly Row[], user: UserId | '', isOver: boolean): readonly DealRow[] {
  let rank = 0;
  let last: unknown;
  return rows.map((row, i) => {
    const stoodIn = Number(row.stood_in) === 1;
    if (!stoodIn && row.ranking !== last) rank = i + 1;
    last = row.ranking;
    const isShown = typeof row.handle === 'string' && Number(row.is_private) === 0 && row.deleted_at === null;
    const [ranking, score] = [Number(row.ranking), Number(row.score)];
    return {
      ...(stoodIn ? {} : { rank }),
      name: row.deleted_at === null ? String(row.name ?? '') : FORMER_NAME,
      ...(isShown ? { handle: String(row.handle) } : {}),
      place: Number(row.place),
      score,
      ...decisionsOf({ ranking, score }),
      ...(isOver ? { table: String(row.table_id) } : {}),
      isYou: row.user_id === user,
      ...(stoodIn ? { stoodIn: true as const } : {}),
    };
  });
}
