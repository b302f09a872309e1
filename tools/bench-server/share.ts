import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { median } from '../bench/timing.ts';

/** Moves per second: our server's, and the bare server's right after it. */
export type Pair = { readonly ours: number; readonly bare: number };
export type Share = { readonly tables: number; readonly pairs: readonly Pair[]; readonly median: number };

type Setup = { readonly tables: number; readonly isQuick: boolean; readonly pairs: number };

/**
 * Measured alternately: the machine's speed varies over minutes, but equally for both. Each is a new bench process:
 * clients would be slower on their second server.
 */
export async function share({ tables, isQuick, pairs: count }: Setup): Promise<Share> {
  const pairs: Pair[] = [];
  for (let i = 0; i < count; i++) {
    pairs.push({ ours: await perSecond('moves', tables, isQuick), bare: await perSecond('bare', tables, isQuick) });
  }
  return { tables, pairs, median: medianShare(pairs) };
}

const BENCH = fileURLToPath(new URL('../bench-server.ts', import.meta.url));

async function perSecond(part: 'moves' | 'bare', tables: number, isQuick: boolean): Promise<number> {
  const flags = ['--only', part, '--tables', String(tables), '--json', ...(isQuick ? ['--quick'] : [])];
  const { stdout } = await promisify(execFile)(process.execPath, [BENCH, ...flags]);
  const told = JSON.parse(stdout) as Readonly<Record<string, { readonly perSecond: number } | undefined>>;
  return told[part]?.perSecond ?? Number.NaN;
}

export const medianShare = (pairs: readonly Pair[]): number => median(pairs.map(({ ours, bare }) => ours / bare));

export function tellShare({ tables, pairs, median }: Share): string {
  const lines = pairs.map(
    ({ ours, bare }) =>
      `  ${ours.toFixed(0)} durable moves/s, ${bare.toFixed(0)} over the bare server: ${percent(ours / bare)}`,
  );
  return [
    `${tables} tables of 4 at saturation, in turn with a bare ws server that sends four whole views a move:`,
    ...lines,
    `  the median: ${percent(median)} of what the bare server plays`,
  ].join('\n');
}

const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;
