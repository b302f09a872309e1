import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describePostgres, testDatabase } from '../../packages/server/src/testing/postgres/shared-postgres.ts';
import { ensureRedis } from '../../packages/server/src/testing/redis/find-redis.ts';
import { startRedis } from '../../packages/server/src/testing/redis/start-redis.ts';
import { bare } from './bare.ts';
import { describeLoad, describeVerdict } from './describe-load.ts';
import { readFlags } from './flags.ts';
import { checkRoom, type Load, type Loaded, linesOf, runLoad } from './load.ts';
import { FULL, FULL_SHARED, isMet } from './load-cases.ts';
import { medianShare, tellShare } from './share.ts';
import { runSoak } from './soak.ts';
import { ALL, kindOf, USUAL } from './tables-in-play.ts';

const quiet = () => undefined;
const never = new AbortController().signal;
const SMALL: Load = {
  servers: 1,
  kept: 8,
  playing: 3,
  every: 200,
  games: USUAL,
  seats: [2, 3],
  crowds: 1,
  seconds: 1,
  warmUp: 0,
};

const redisFound = ensureRedis();
const why = redisFound.type === 'missing' ? ` (${redisFound.why})` : '';
describePostgres('a load on PostgreSQL and Redis', () => {
  test.skipIf(redisFound.type === 'missing')(
    `it keeps its tables, plays those in play at their pace, and tells what every process took${why}`,
    async () => {
      const redis = await startRedis(mkdtempSync(join(tmpdir(), 'saloon-redis-')));
      onTestFinished(() => redis.remove());
      const shared = { database: await testDatabase(), redis: redis.url };
      const loaded = await runLoad({ ...SMALL, shared }, quiet, never);
      expect(loaded).toBeDefined();
      if (loaded === undefined) return;
      expect(loaded.lines).toBe(7);
      // Five a second at each of three tables, if the machine has nothing else to do.
      expect(loaded.moves).toBeGreaterThan(0);
      expect(loaded.perSecond).toBeLessThan(25);
      expect(loaded.p50).toBeGreaterThan(0);
      expect(loaded.p99).toBeGreaterThanOrEqual(loaded.p50);
      const [server] = loaded.servers;
      expect(server).toMatchObject({ name: 'server', tables: 8 });
      expect(server?.cpu).toBeGreaterThan(0);
      expect(server?.commitP50).toBeGreaterThan(0);
      expect(loaded.others.map(({ name }) => name)).toEqual(['the port in front', 'clients']);
      expect(describeLoad('aim', loaded)).toContain('8 tables kept, 3 of them in play at a move every 0.2 s, 7 lines');
    },
  );
});

test('a soak lets people come and go, counts what is in memory, and ends with nobody connected', async () => {
  const soaked = await runSoak({ servers: 1, minutes: 0.025, parties: 2, seed: 1 }, quiet, never);
  expect(soaked.isCut).toBe(false);
  const [samples = []] = soaked.samples;
  expect(samples.length).toBeGreaterThan(1);
  expect(samples.at(-1)?.held.connections).toBeGreaterThan(0);
  expect(samples.at(-1)?.heapUsed).toBeGreaterThan(1e6);
  expect(soaked.counts.comings).toBeGreaterThan(2);
  expect(soaked.counts.moves).toBeGreaterThan(0);
  expect(soaked.afterwards).toMatchObject([{ connections: 0, connectionsFound: 0, attachments: 0 }]);
});

/** The published figures are for these games. */
const FOUR = ['wright-brothers', 'colt-express', 'bang-duel', 'caliber-45'] as const;

test('games are played in turn, with each wanted number of players that the game allows', () => {
  const played = { games: FOUR, seats: [2, 4] };
  expect(Array.from({ length: 8 }, (_, i) => `${kindOf(played, i).game} ${kindOf(played, i).seats}`)).toEqual([
    'wright-brothers 2',
    'colt-express 2',
    'bang-duel 2',
    'caliber-45 2',
    'wright-brothers 4',
    'colt-express 4',
    'bang-duel 2',
    'caliber-45 4',
  ]);
  expect(() => kindOf({ games: ['poker'], seats: [2] }, 0)).toThrow('Cannot play "poker": there is no such game');
  expect(readFlags(['--case', 'aim'])).toMatchObject({ loads: [{ load: { games: ALL } }] });
  expect(readFlags(['--case', 'steady'])).toMatchObject({ loads: [{ load: { games: USUAL } }] });
  expect(readFlags(['--case', 'aim', '--game', 'bang-duel'])).toMatchObject({
    loads: [{ load: { games: ['bang-duel'] } }],
  });
  expect(() => readFlags(['--case', 'aim', '--game', 'poker'])).toThrow(
    '--game is "poker", allowed: all, wright-brothers',
  );
});

test('the aim is the published figure, and the size for several servers fits the load balancer', () => {
  expect(FULL.aim).toMatchObject({ servers: 1, kept: 20_000, playing: 5000, every: 5000 });
  expect(linesOf({ ...FULL.aim, games: FOUR })).toBe(13_747);
  expect(() => checkRoom({ ...FULL_SHARED.aim, servers: 3 }, 20_000)).not.toThrow();
});

test('an aim is met only if all moves were played in time', () => {
  const at = (perSecond: number, p99: number): Loaded =>
    ({ load: FULL.aim, perSecond, p99 }) as Partial<Loaded> as Loaded;
  expect(isMet(at(990, 49.9))).toBe(true);
  expect(isMet(at(990, 50))).toBe(false);
  expect(isMet(at(940, 20))).toBe(false);
  expect(describeVerdict(at(990, 49.9))).toContain('is met: 990 of 1000 moves/s, p99 49.9 ms');
  expect(describeVerdict(at(990, 50))).toContain('is NOT met');
});

test('more connections than a process may have are rejected in one sentence', () => {
  const load = { ...SMALL, playing: 1000, seats: [4] };
  expect(() => checkRoom(load, 4500)).not.toThrow();
  expect(() => checkRoom(load, 4499)).toThrow(
    'Cannot open 4000 lines: a process needs 4500 files for them and may have 4499; raise it with "ulimit -n 4500", or take fewer with --tables or --seats',
  );
  // The load balancer has two ends of each connection.
  expect(() => checkRoom({ ...load, servers: 3 }, 4500)).toThrow(/needs 8500 files/);
});

test('flags are parsed, and mistakes are reported in one sentence', () => {
  expect(readFlags([])).toMatchObject({ mode: 'parts', parts: ['moves', 'bare', 'latency', 'memory', 'ramp'] });
  expect(readFlags(['--only', 'ramp', '--quick'])).toMatchObject({ mode: 'parts', parts: ['ramp'], isQuick: true });
  const full = readFlags(['--full']);
  expect(full.mode === 'loads' && full.loads.map(({ name, load }) => `${name} ${load.servers}`)).toEqual([
    'saturation 1',
    'steady 1',
    'aim 1',
    'saturation 3',
    'steady 3',
    'aim 3',
  ]);
  expect(readFlags(['--case', 'aim', '--servers', '2', '--tables', '10', '--every', '0.5'])).toMatchObject({
    loads: [{ name: 'aim', load: { servers: 2, playing: 10, kept: 10, every: 500 } }],
  });
  expect(readFlags(['--soak', '20'])).toMatchObject({ mode: 'soak', plan: { minutes: 20, servers: 1, seed: 45 } });
  expect(() => readFlags(['--soak', 'long'])).toThrow(
    'Cannot measure: --soak is "long", allowed: a number from 0.01 to 1440; --help lists what there is',
  );
  expect(() => readFlags(['--case', 'best'])).toThrow('--case is "best", allowed: saturation, steady, aim');
  expect(() => readFlags(['--case', 'aim', '--kept', '5', '--tables', '6'])).toThrow(/keep at least those/);
  expect(() => readFlags(['--full', '--redis', 'redis://x'])).toThrow('--database and --redis belong together');
  expect(() => readFlags(['--speed'])).toThrow(/^Cannot measure: /);
});

test('a server without logic plays too, to compare with', async () => {
  const { perSecond, perMainSecond } = await bare({ tables: 2, seconds: 0.2, warmUp: 0 });
  expect(perSecond).toBeGreaterThan(0);
  expect(perMainSecond).toBeGreaterThan(0);
});

test("the report says which share of the bare server's speed ours has", () => {
  expect(readFlags(['--only', 'share'])).toMatchObject({ mode: 'parts', parts: ['share'] });
  const told = [
    { ours: 90, bare: 100 },
    { ours: 40, bare: 50 },
    { ours: 97, bare: 100 },
  ];
  expect(medianShare(told)).toBe(0.9);
  expect(tellShare({ tables: 2, pairs: told, median: 0.9 }).split('\n')).toEqual([
    '2 tables of 4 at saturation, in turn with a bare ws server that sends four whole views a move:',
    '  90 durable moves/s, 100 over the bare server: 90 %',
    '  40 durable moves/s, 50 over the bare server: 80 %',
    '  97 durable moves/s, 100 over the bare server: 97 %',
    '  the median: 90 % of what the bare server plays',
  ]);
});
