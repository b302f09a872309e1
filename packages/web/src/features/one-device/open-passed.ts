import type { Opened } from '@saloon/client';
import { navigate, tablePath } from '../../core/router/router.ts';
import type { PassOpening } from '../../local/pass-worker/contract.ts';
import { passLink } from './pass-link.ts';

/** Opens a table on this device and goes there. The form shows refusals. */
export async function openPassed(opening: PassOpening): Promise<Opened> {
  const opened = await passLink().openTable(opening);
  if (opened.ok) navigate(tablePath(opened.table, true));
  return opened;
}
