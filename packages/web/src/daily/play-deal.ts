import { tableId } from '@saloon/protocol';
import { ask } from '../people/api.ts';
import type { Act } from '../people/use-act.ts';
import { navigate, tablePath } from '../router.ts';

type Opened = { readonly table: string };

/** Opens the counted attempt, or the one that is open already, and goes there. The server says which day it is. */
export async function playDeal(act: Act, game: string, day: string, isPractice = false): Promise<void> {
  const body = isPractice ? { day, isPractice } : { day };
  const opened = await act.run(() => ask<Opened>('POST', `/api/daily/${game}`, body));
  if (opened !== undefined) navigate(tablePath(tableId(opened.table), false));
}
