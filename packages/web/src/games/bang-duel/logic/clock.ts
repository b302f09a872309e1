import type { Millis } from '@saloon/kernel';
import type { View } from '../wire.ts';

const USUAL_MS: Millis = 60_000;

/** The running clock, if the table has one: every decision has the same time. */
export function clockOf(
  { deadline }: View,
  options: Readonly<Record<string, unknown>>,
): { readonly until: Millis; readonly whole: Millis } | undefined {
  if (deadline === undefined) return undefined;
  const { moveTimeMs } = options;
  return { until: deadline.at, whole: typeof moveTimeMs === 'number' && moveTimeMs > 0 ? moveTimeMs : USUAL_MS };
}
