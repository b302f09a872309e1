import { BenchTable } from './bench-table.ts';
import type { Dial } from './thin-socket.ts';

export const SECOND = 1000;
export const nap = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** The value below which this share of the list lies. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export async function openTables(to: number | Dial, count: number): Promise<readonly BenchTable[]> {
  const tables: BenchTable[] = [];
  const AT_ONCE = 20;
  while (tables.length < count) {
    const more = Math.min(AT_ONCE, count - tables.length);
    tables.push(...(await Promise.all(Array.from({ length: more }, () => BenchTable.open(to)))));
  }
  return tables;
}

/** Plays one move a second at each table until stopped. Calls `onMove` with the time of each. */
export function playSteadily(tables: readonly BenchTable[], onMove: (millis: number) => void): () => void {
  let isOver = false;
  for (const [i, table] of tables.entries()) {
    const play = async () => {
      await nap((i / tables.length) * SECOND);
      while (!isOver) {
        const next = nap(SECOND);
        const time = await table.move();
        if (time !== undefined) onMove(time);
        await next;
      }
    };
    void play();
  }
  return () => {
    isOver = true;
  };
}
