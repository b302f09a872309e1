import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { below } from '@saloon/kernel';
import { checkFolder } from '../check-all.ts';
import { Crowd } from '../crowd.ts';
import { nap, until } from '../nap.ts';
import { ALL_GAMES } from '../parties.ts';
import { BACK, type Chaos, type Findings, type Scenario } from '../scenario.ts';
import { ServerProcess } from '../server-process.ts';
import { SmallDisk } from '../small-disk.ts';

const MEGABYTES = 64;
/** The longest time until a player gets an error, in milliseconds. */
const TOLD = 10_000;
/** While the disk is full the server is also killed, once in this many times. */
const KILLED = 3;
/** The errors that a server may log about it. */
const EXPECTED = /^cannot (keep what was played|read a table: database or disk is full)/;

const FULL = 'storage-full';

/**
 * The disk fills up during play: nothing unsaved is acknowledged, everyone gets an error, and play goes on when there
 * is room again.
 */
async function run(chaos: Chaos): Promise<Findings> {
  const { rng, times, signal, progress } = chaos;
  const disk = SmallDisk.mount(join(chaos.folder, 'disk'), MEGABYTES);
  if (typeof disk === 'string') return { problems: [], figures: {}, leftOut: disk };
  const dataDir = disk.folder;
  const problems: string[] = [];
  let server = await ServerProcess.start({ dataDir, port: 0 });
  const { port } = server;
  const crowd = await Crowd.gather(ALL_GAMES, rng, () => `ws://127.0.0.1:${port}/ws`);
  const answered = (type: 'done' | 'refused') =>
    crowd.people.reduce((sum, { journal }) => sum + journal.count(type, FULL), 0);
  const wrong = () => server.errors.filter((line) => !EXPECTED.test(line));
  let worst = 0;
  let round = 0;
  let kills = 0;
  try {
    crowd.play();
    for (; round < times && !signal.aborted; round++) {
      await nap(500 + below(rng, 1500));
      const before = answered('refused');
      disk.fill();
      if (!(await until(() => answered('refused') > before, TOLD)))
        problems.push(`Round ${round + 1}: the disk was full and nobody was told`);
      if (!(await isUnwell(port))) problems.push(`Round ${round + 1}: the disk was full and /health said all was well`);
      await nap(below(rng, 2000));
      if (below(rng, KILLED) === 0) {
        problems.push(...wrong());
        await server.kill();
        crowd.expectLoss();
        problems.push(...(await startOnFull(dataDir, port)));
        kills += 1;
      }
      const kept = answered('done');
      disk.clear();
      if (!server.isRunning) server = await ServerProcess.start({ dataDir, port });
      const room = performance.now();
      await until(() => answered('done') > kept, 2 * BACK);
      const back = performance.now() - room;
      worst = Math.max(worst, back);
      if (back >= BACK)
        problems.push(`Round ${round + 1}: with room again play went on only after ${Math.round(back)} ms`);
      progress(round + 1, `${crowd.moves} moves acknowledged, ${answered('refused')} refused for want of room`);
    }
    await crowd.allBack(performance.now());
    await crowd.pause();
    await crowd.quiet(1500);
    const refused = answered('refused');
    await server.stop();
    problems.push(...wrong(), ...integrity(dataDir), ...(await checkFolder(dataDir, crowd)));
    return {
      problems,
      figures: {
        rounds: round,
        'kills while full': kills,
        ...crowd.figures,
        refused,
        'worst wait ms': Math.round(worst),
      },
    };
  } finally {
    crowd.close();
    await server.kill();
    disk.unmount();
  }
}

/** A server started on a full disk opens, or exits with one line; it never hangs. */
async function startOnFull(dataDir: string, port: number): Promise<readonly string[]> {
  try {
    const server = await ServerProcess.start({ dataDir, port });
    await server.kill();
    return [];
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return /^Cannot open \S+: the disk is full; make room on it.*$/.test(said)
      ? []
      : [`Started on a full disk: ${said}`];
  }
}

/** Does `/health` report it? It may be healthy for a moment, when the server retries. */
async function isUnwell(port: number): Promise<boolean> {
  const end = performance.now() + TOLD;
  while (performance.now() < end) {
    const { status } = await fetch(`http://127.0.0.1:${port}/health`);
    const UNAVAILABLE = 503;
    if (status === UNAVAILABLE) return true;
    await nap(20);
  }
  return false;
}

/** Problems that SQLite itself finds in the file. */
function integrity(folder: string): readonly string[] {
  const db = new DatabaseSync(join(folder, 'saloon.sqlite'));
  const said = db
    .prepare('PRAGMA integrity_check')
    .all()
    .map((row) => String(row.integrity_check));
  db.close();
  return said.join() === 'ok' ? [] : said.map((line) => `The file is corrupt: ${line}`);
}

export const disk: Scenario = {
  name: 'disk',
  summary: 'the disk fills up under play and is given room again, sometimes with a kill -9 in between',
  unit: 'rounds',
  times: 12,
  run,
};
