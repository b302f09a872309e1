import type { Seat } from '@saloon/kernel';
import type { SeatInfo, TableInfo } from '@saloon/protocol';
import type { Messages } from '../../i18n/en.ts';
import { messages } from '../../i18n/index.ts';
import { isolated } from '../../i18n/isolate.ts';
import { settings } from '../../settings/store.ts';

/** The name of a seat's occupant. Bots' names are translated. */
export function nameIn(words: Messages, chair: SeatInfo | undefined, seat: Seat): string {
  if (chair === undefined || chair.type === 'empty') return words.open.seatOf(seat + 1);
  if (chair.type === 'person') return isolated(chair.name);
  return Object.entries(words.botNames).find(([name]) => name === chair.name)?.[1] ?? chair.name;
}

/** The names at a table, in the viewer's language. */
export const namesAt =
  (info: TableInfo) =>
  (seat: Seat): string =>
    nameIn(messages[settings.value.lang], info.seats[seat], seat);
