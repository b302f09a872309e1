import { userId } from '@saloon/protocol';
import { PersonRecords } from '../../packages/server/src/core/identity/person-records.ts';
import type { Store } from '../../packages/server/src/core/store/store.ts';
import { parseCursor, readHistory } from '../../packages/server/src/features/ratings/game-history.ts';
import { readLeaders } from '../../packages/server/src/features/ratings/leaders.ts';
import { readProfile } from '../../packages/server/src/features/ratings/profiles.ts';
import { END } from './fill.ts';

const ROUNDS = 200;

export type Measured = { readonly name: string; readonly median: number; readonly worst: number };

/** This thread's own computing time in milliseconds: waiting for a core doesn't count. */
export function threadCpu(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Runs something for many people and returns how long it took, in milliseconds of this clock. */
export async function timed(
  name: string,
  run: (n: number) => unknown,
  rounds = ROUNDS,
  clock: () => number = () => performance.now(),
): Promise<Measured> {
  const times: number[] = [];
  for (let n = 0; n < rounds; n++) {
    const start = clock();
    await run(n);
    times.push(clock() - start);
  }
  times.sort((a, b) => a - b);
  return { name, median: times[rounds >> 1] ?? 0, worst: times[Math.floor(rounds * 0.99)] ?? 0 };
}

/** The pages that have to be quick with many rows. */
export async function measureStore({ query }: Pick<Store, 'query'>, size: number): Promise<readonly Measured[]> {
  const someone = (n: number): number => (n * 7919 + 13) % size;
  const idOf = (n: number) => userId(`person${someone(n)}`);
  const people = new PersonRecords(query);
  const start = parseCursor(undefined);
  const board = (period: 'all' | 'month') => (n: number) =>
    readLeaders(query, { game: 'bang-duel', period, wall: END, viewer: idOf(n) });
  const profile = async (n: number) => {
    const found = await people.findFolded(`player${someone(n)}`);
    const shown = await readProfile(query, found?.id ?? '', idOf(n + 1));
    if (shown.recent.length === 0) throw new Error('the profile is empty');
  };
  const history = (n: number) => start && readHistory(query, idOf(n), { game: 'bang-duel' }, start, 20);
  return [
    await timed('profile', profile),
    await timed('history, one game', history),
    await timed('leaderboard of all time with your place', board('all')),
    await timed('leaderboard of the month with your place', board('month')),
  ];
}
