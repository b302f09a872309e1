import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { FLOOD_KINDS, type FloodCount, type FloodKind, type FloodOrder } from '../flooder.ts';
import { isFelt, latencies, ms, p99, round } from '../latency.ts';
import type { Chaos, Findings, Scenario } from '../scenario.ts';
import { ServerProcess } from '../server-process.ts';

const FLOODER = fileURLToPath(new URL('../flooder.ts', import.meta.url));
const CONNECTIONS = 40;
/** A flooding connection is closed within this time. */
const MOST_FLOODING = 1000;

export type FloodSize = { readonly quiet: number; readonly flood: number };
const FULL: FloodSize = { quiet: 4000, flood: 12_000 };

type Flooded = { readonly quiet: number; readonly p99: number; readonly count: FloodCount };

/** Plays alone, and then while forty connections of another address flood the server. */
async function floodWith(port: number, kind: FloodKind, address: string, size: FloodSize): Promise<Flooded> {
  const quiet = p99(await latencies(port, size.quiet));
  const order: FloodOrder = { port, connections: CONNECTIONS, address, kind };
  const flooder = fork(FLOODER, [JSON.stringify(order)]);
  try {
    const during = p99(await latencies(port, size.flood));
    const told = once(flooder, 'message');
    flooder.send('count');
    const [count] = (await told) as [FloodCount];
    return { quiet, p99: during, count };
  } finally {
    flooder.kill('SIGKILL');
  }
}

/** Forty connections of one address flood the server with one kind of frame after another. */
export async function flooding({ folder, times, signal, progress }: Chaos, size: FloodSize): Promise<Findings> {
  const server = await ServerProcess.start({ dataDir: folder, port: 0 });
  const problems: string[] = [];
  const worst = { quiet: 0, p99: 0, longest: 0 };
  const sums = { closed: 0, refused: 0 };
  try {
    for (let i = 0; i < times && !signal.aborted; i++) {
      const kind = FLOOD_KINDS[i % FLOOD_KINDS.length] ?? 'pings';
      // A new address each time, because the last one is blocked.
      const found = await floodWith(server.port, kind, `198.51.100.${(i % 250) + 1}`, size);
      const { quiet, count } = found;
      worst.quiet = Math.max(worst.quiet, quiet);
      worst.p99 = Math.max(worst.p99, found.p99);
      worst.longest = Math.max(worst.longest, count.longest);
      sums.closed += count.closed;
      sums.refused += count.refused;
      if (isFelt(found.p99, quiet))
        problems.push(`Under a flood of ${kind} the p99 of others was ${ms(found.p99)}, without it ${ms(quiet)}`);
      if (count.closed < CONNECTIONS)
        problems.push(`Of ${CONNECTIONS} floods of ${kind} only ${count.closed} were closed`);
      if (count.longest > MOST_FLOODING) problems.push(`A flood of ${kind} was closed only after ${ms(count.longest)}`);
      progress(i + 1, `p99 of others ${ms(worst.p99)}, without a flood ${ms(worst.quiet)}`);
    }
    await server.stop();
    problems.push(...server.errors);
  } finally {
    await server.kill();
  }
  const figures = {
    'worst p99 ms': round(worst.p99),
    'worst p99 without a flood ms': round(worst.quiet),
    'longest flood ms': Math.round(worst.longest),
    'floods closed': sums.closed,
    'turned away': sums.refused,
  };
  return { problems, figures };
}

export const flood: Scenario = {
  name: 'flood',
  summary: 'forty connections of one address flood the server with frames while somebody else plays',
  unit: 'floods',
  times: FLOOD_KINDS.length,
  run: (chaos) => flooding(chaos, FULL),
};
