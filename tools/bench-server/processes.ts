import { readdirSync, readFileSync } from 'node:fs';

export type ProcessUse = { readonly cpuMicros: number; readonly rss: number; readonly starvedMicros?: number };

const PAGE = 4096;
/** Linux counts process time in hundredths of a second. */
const MICROS_PER_TICK = 10_000;
const [PARENT, USER, SYSTEM, RESIDENT] = [1, 11, 12, 21] as const;

/** CPU time and memory of a process and its children on Linux; undefined elsewhere, or if it has ended. */
export function useOf(pid: number): ProcessUse | undefined {
  const all = statsOfAll();
  const own = all.get(pid);
  if (own === undefined) return undefined;
  const family = [own, ...[...all.values()].filter((fields) => fields[PARENT] === pid)];
  return {
    cpuMicros: family.reduce((sum, fields) => sum + (at(fields, USER) + at(fields, SYSTEM)) * MICROS_PER_TICK, 0),
    // Shared pages are counted for each process.
    rss: family.reduce((sum, fields) => sum + at(fields, RESIDENT) * PAGE, 0),
  };
}

const at = (fields: readonly number[], place: number): number => fields[place] ?? 0;

/** The fields of `/proc/PID/stat` after the name, which may contain any character. */
function statsOfAll(): ReadonlyMap<number, readonly number[]> {
  const stats = new Map<number, readonly number[]>();
  for (const name of listed('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const text = readFileSync(`/proc/${name}/stat`, 'utf8');
      stats.set(
        Number(name),
        text
          .slice(text.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number),
      );
    } catch {
      // It has ended.
    }
  }
  return stats;
}

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** How long the main thread of this process was ready to run and had no core; 0 if unknown. */
export function starvedMicros(): number {
  try {
    const [, nanos] = readFileSync('/proc/self/schedstat', 'utf8').split(' ');
    return Number(nanos ?? 0) / 1000;
  } catch {
    return 0;
  }
}

/** How many files, and so connections, a process may have open; undefined if unknown. */
export function mostOpenFiles(): number | undefined {
  try {
    const [, most] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return most === undefined ? undefined : Number(most);
  } catch {
    return undefined;
  }
}
