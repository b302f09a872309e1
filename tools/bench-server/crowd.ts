import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { BenchClient } from './bench-client.ts';
import { BenchTable } from './bench-table.ts';
import type { CrowdAnswer, CrowdOrder, CrowdSetup } from './crowd-messages.ts';
import { starvedMicros } from './processes.ts';
import { SECOND } from './tables.ts';
import { kindOf } from './tables-in-play.ts';

/** Clients in a child process: many tables, with a connection for each seat. */
const setup = JSON.parse(process.argv[2] ?? '{}') as CrowdSetup;
const tables: BenchTable[] = [];
const lookers: BenchClient[] = [];
let times: number[] = [];
let unplayed = 0;
let isOver = false;

/** Tables opened at the same time. */
const AT_ONCE = 20;
/** Idle tables that one person opens. */
const OF_ONE = 500;
/** How long to wait at a table where nobody has to move, in milliseconds: at full speed, and otherwise. */
const [SHORT_BREATH, BREATH] = [5, 100] as const;

async function open(count: number): Promise<void> {
  const end = tables.length + count;
  while (tables.length < end) {
    const more = Math.min(AT_ONCE, end - tables.length);
    const opening = Array.from({ length: more }, (_, i) => {
      return BenchTable.open(setup.port, kindOf(setup, tables.length + i));
    });
    tables.push(...(await Promise.all(opening)));
    tell({ type: 'progress', done: tables.length });
  }
}

/** Opens tables and leaves them. Some keep a viewer who waits for others to sit down. */
async function keep(count: number, lookedAt: number): Promise<void> {
  const share = lookedAt / count;
  for (let opened = 0; opened < count; ) {
    const host = await BenchClient.connect(setup.port, 'Keeper');
    const own = Math.min(OF_ONE, count - opened);
    const looks = Math.round(own * share);
    for (let i = 0; i < own; i += AT_ONCE) {
      const more = Array.from({ length: Math.min(AT_ONCE, own - i) }, (_, n) => keepOne(host, i + n < looks));
      await Promise.all(more);
    }
    if (looks > 0) lookers.push(host);
    else host.close();
    opened += own;
    tell({ type: 'progress', done: opened });
  }
}

/** The server soon unloads a table without players. One with a seated player stays in memory. */
async function keepOne(host: BenchClient, isLookedAt: boolean): Promise<void> {
  const table = await host.open([{ type: isLookedAt ? 'me' : 'open' }, { type: 'open' }, { type: 'open' }]);
  if (isLookedAt) await host.join(table);
}

/** Plays one move per `every` milliseconds at each table, spread evenly; without pauses if it is 0. */
function play(every: number): void {
  const begun = performance.now();
  for (const [i, table] of tables.entries()) {
    const run = async () => {
      let next = begun + (i / tables.length) * every;
      while (!isOver) {
        await sleep(Math.max(0, next - performance.now()));
        const time = await moveOf(table, every === 0 ? SHORT_BREATH : BREATH);
        if (time === undefined) unplayed += 1;
        else times.push(time);
        // A table that is late doesn't catch up.
        next = every === 0 ? performance.now() : Math.max(next + every, performance.now());
      }
    };
    void run();
  }
}

/** Waits a while if nobody has to move. */
async function moveOf(table: BenchTable, breath: number): Promise<number | undefined> {
  for (let i = 0; i < SECOND / breath && !isOver; i++) {
    const time = await table.move();
    if (time !== undefined) return time;
    await sleep(breath);
  }
  return undefined;
}

function figures(): CrowdAnswer {
  const { user, system } = process.cpuUsage();
  const used = { cpuMicros: user + system, starvedMicros: starvedMicros(), rss: process.memoryUsage.rss() };
  const told = { type: 'figures', times, unplayed, ...used } as const;
  times = [];
  unplayed = 0;
  return told;
}

async function obey(order: CrowdOrder): Promise<void> {
  switch (order.type) {
    case 'open':
      await open(order.tables);
      return tell({ type: 'done' });
    case 'keep':
      await keep(order.tables, order.lookedAt);
      return tell({ type: 'done' });
    case 'play':
      play(order.every);
      return tell({ type: 'done' });
    case 'figures':
      return tell(figures());
    case 'stop':
      isOver = true;
      process.exit(0);
  }
}

// As if clients had their own machine: on two cores the server's disk thread sometimes waited a scheduler tick (3 to
// 4 ms) for them. How long the clients wait is still measured.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const tell = (answer: CrowdAnswer): void => void process.send?.(answer);
process.on('message', (order: CrowdOrder) => {
  obey(order).catch((error: unknown) =>
    tell({ type: 'failed', why: error instanceof Error ? error.message : String(error) }),
  );
});
// The parent process handles Ctrl-C.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
tell({ type: 'done' });
