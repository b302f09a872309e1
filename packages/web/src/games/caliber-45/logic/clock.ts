import type { Millis } from '@saloon/kernel';
import type { View } from '../wire.ts';

/** C45-ONLINE-7: a turn of arming or of the shootout has one length, every other question another. */
export function clockOf(
  view: View,
  options: Readonly<Record<string, unknown>>,
): { readonly until: Millis; readonly whole: Millis } | undefined {
  if (view.deadline === undefined) return undefined;
  const isTurn = view.phase === 'arming' || view.phase === 'shootout';
  const length = options[isTurn ? 'turnTimeMs' : 'answerTimeMs'];
  return { until: view.deadline.at, whole: typeof length === 'number' ? length : 30_000 };
}
