import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The programs that run bundled, by entry file. Their worker threads and child processes are found in the sources. */
export const PROGRAMS = {
  saloon: 'packages/cli/src/main.ts',
  'bench-work': 'tools/bench/work.ts',
  'bench-server': 'tools/bench-server.ts',
  chaos: 'tools/chaos.ts',
  ladder: 'tools/ladder.ts',
  leak: 'tools/leak.ts',
  learn: 'tools/learn.ts',
  balance: 'tools/balance.ts',
} as const;
export type ProgramName = keyof typeof PROGRAMS;

/** The name of a source file's bundle: `arena-worker` for `packages/arena/src/worker.ts`. */
export const bundleName = (file: string): string =>
  file
    .replace(/\.ts$/, '')
    .split('/')
    .filter((part) => part !== 'packages' && part !== 'src')
    .join('-');
