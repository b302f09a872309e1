import { tableId } from '@saloon/protocol';
import { navigate, tablePath } from '../../core/router/router.ts';
import { ask } from '../../net/api.ts';
import type { Act } from '../people/use-act.ts';

/** Opens the counted attempt, or the one that is open already, and goes there. The server says which day it is. */
export async function playDeal(act: Act, game: string, day: string, isPractice = false): Promise<void> {
  const body = isPractice ? { day, isPractice } : { day };
  const opened = await act.run(() => ask('POST /api/daily/:game', { params: { game }, body }));
  if (opened !== undefined) navigate(tablePath(tableId(opened.table), false));
}
