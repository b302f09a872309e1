import type { Millis } from '@saloon/kernel';
import type { View } from '../wire.ts';

/** How long the whole of each question's time is, by the table's options. */
const LENGTHS: Partial<Record<View['phase'], string>> = {
  turn: 'turnTimeMs',
  'switch-return': 'switchReturnMs',
  sealed: 'sealedMs',
  'miss-choice': 'missChoiceMs',
};
const READY_MS: Millis = 15_000;

/** The running clock, if one is shown. */
export function clockOf(
  view: View,
  options: Readonly<Record<string, unknown>>,
): { readonly until: Millis; readonly whole: Millis } | undefined {
  if (view.deadline === undefined) return undefined;
  const length = options[LENGTHS[view.phase] ?? ''];
  return { until: view.deadline.at, whole: typeof length === 'number' ? length : READY_MS };
}
