import { fileURLToPath } from 'node:url';
import { below, type Rng } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { openStoreIn } from '../../../packages/server/src/core/store/open-store.ts';
import { readLog } from '../../../packages/server/src/core/store/stored-log.ts';
import { checkFolder } from '../check-all.ts';
import { checkTimers, timersIn } from '../check-timers.ts';
import { Crowd } from '../crowd.ts';
import { nap, until } from '../nap.ts';
import { ALL_GAMES, slowParty } from '../parties.ts';
import type { Person } from '../person.ts';
import { BACK, type Chaos, type Findings, type Scenario } from '../scenario.ts';
import { ServerProcess } from '../server-process.ts';

const PRELOAD = fileURLToPath(new URL('../clock-preload.ts', import.meta.url));
const HOUR = 3600 * 1000;
const MINUTE = 60 * 1000;
/** The shortest turn of a correspondence game. */
const TURN = HOUR;
/** A clock that was set is off by at least an hour; response times are below this. */
const TOLERANCE = 2500;

const stepOf = (rng: Rng): number => (1 + below(rng, 8)) * HOUR * (below(rng, 2) === 0 ? -1 : 1);

/** A server whose clocks we control, and how far its tables' clocks were off. */
class Turned {
  readonly folder: string;
  readonly problems: string[] = [];
  worst = 0;
  server: ServerProcess;
  /** How far the wall clock is off now. */
  #shift = 0;

  private constructor(folder: string, server: ServerProcess) {
    this.folder = folder;
    this.server = server;
  }

  static async start(folder: string): Promise<Turned> {
    return new Turned(folder, await startServer(folder, 0, 0));
  }

  get url(): string {
    return `ws://127.0.0.1:${this.server.port}/ws`;
  }

  async step(millis: number): Promise<void> {
    this.#shift += millis;
    await this.server.tell({ step: millis });
  }

  pass(millis: number): Promise<void> {
    return this.server.tell({ pass: millis });
  }

  async stop(): Promise<void> {
    await this.server.stop();
    this.problems.push(...errorsOf(this.server));
  }

  /** Restarts it with the wall clock set back by `back`. */
  async startAgain(back: number): Promise<void> {
    this.server = await startServer(this.folder, this.server.port, this.#shift - back);
  }

  /** Runs `act`. Afterwards these people's tables must have advanced by the time that passed plus `ahead`. */
  async watch(what: string, people: readonly Person[], ahead: number, act: () => Promise<void>): Promise<void> {
    const before = people.map((person) => ({
      person,
      game: gameOf(person),
      clock: person.clock,
      at: performance.now(),
    }));
    await act();
    for (const { person, game, clock, at } of before) {
      if (!(await reread(person))) this.problems.push(`${person.name} was not back after ${what}`);
      // A new game has a new clock.
      if (gameOf(person) !== game) continue;
      const off = person.clock - clock - (performance.now() - at) - ahead;
      this.worst = Math.max(this.worst, Math.abs(off));
      if (Math.abs(off) > TOLERANCE)
        this.problems.push(`${what}: the clock of ${person.name} was off by ${Math.round(off)} ms`);
    }
  }
}

const gameOf = ({ table, state }: Person): string =>
  `${table} ${state?.info.phase === 'waiting' ? 'waiting' : 'dealt'}`;

const startServer = (dataDir: string, port: number, shift: number): Promise<ServerProcess> =>
  ServerProcess.start({ dataDir, port, preload: [PRELOAD], env: { SALOON_CHAOS_WALL: `${shift}` } });

/** Bot threads that think while an hour passes in a moment seem to have thought for an hour. */
const errorsOf = ({ errors }: ServerProcess): readonly string[] =>
  errors.filter((line) => !/^(a thread|threads) of the bots/.test(line));

/** Breaks the connection, so that the whole table is sent again. */
async function reread(person: Person): Promise<boolean> {
  person.syncedAt = undefined;
  person.dropLine();
  return until(() => person.syncedAt !== undefined, 2 * BACK);
}

/** The machine's wall clock is set ahead and back by hours during live and correspondence games. */
async function run(chaos: Chaos): Promise<Findings> {
  const { rng, times, folder, signal, progress } = chaos;
  const turned = await Turned.start(folder);
  const { problems } = turned;
  const live = await Crowd.gather(ALL_GAMES, rng, () => turned.url);
  const slow = await Crowd.gather([slowParty(TURN)], rng, () => turned.url);
  const watched = [live, slow].flatMap(({ people }) => people.slice(0, 2));
  let steps = 0;
  try {
    live.play();
    for (; steps < times && !signal.aborted; steps++) {
      await nap(below(rng, 700));
      const step = stepOf(rng);
      await turned.watch(`a step of ${step / HOUR} h`, watched, 0, () => turned.step(step));
      progress(steps + 1, `${live.moves} moves acknowledged, clocks off by ${Math.round(turned.worst)} ms at most`);
    }
    await live.pause();
    await live.quiet();
    live.close();
    const timers = await runOut(turned, slow, rng);
    problems.push(...(await checkFolder(folder, live, 'left')), ...(await checkFolder(folder, slow)));
    for (const id of [...live.tables, ...slow.tables]) problems.push(...checkTimers(id, await logOf(folder, id)));
    const worst = Math.round(turned.worst);
    return { problems, figures: { steps, ...live.figures, 'turns run out': timers, 'worst clock ms': worst } };
  } finally {
    for (const crowd of [live, slow]) crowd.close();
    await turned.server.kill();
  }
}

/** A correspondence turn must time out after its hour and not before. Returns how many did. */
async function runOut(turned: Turned, slow: Crowd, rng: Rng): Promise<number> {
  const { folder, problems } = turned;
  const [ann] = slow.people;
  const table = ann?.table;
  if (ann === undefined || table === undefined) throw new Error('Cannot go on: nobody plays by correspondence');
  await turned.step(stepOf(rng));
  const most = TURN - ann.clock - MINUTE;
  await turned.watch('most of an hour', [ann], most, () => turned.pass(most));
  await turned.stop();
  if (timersIn(await logOf(folder, table)) > 0) problems.push('A turn by correspondence ran out before its time');
  // Set back while no server runs: the table goes on from the end of its log.
  await turned.startAgain(5 * HOUR);
  for (const person of slow.people) await reread(person);
  await turned.pass(TURN);
  await reread(ann);
  await slow.quiet();
  await turned.stop();
  const timers = timersIn(await logOf(folder, table));
  if (timers === 0) problems.push('A turn by correspondence never ran out');
  return timers;
}

async function logOf(folder: string, table: TableId) {
  const store = openStoreIn(folder, Date.now());
  const log = readLog(await store.entries(table));
  await store.close();
  return log;
}

export const clock: Scenario = {
  name: 'clock',
  summary: 'the wall clock is set ahead and back by hours; live games and games by correspondence',
  unit: 'steps',
  times: 40,
  run,
};
