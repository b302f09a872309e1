import type { Seat } from '@saloon/kernel';
import type { SeatInfo, TableInfo } from '@saloon/protocol';
import type { Messages } from '../../core/i18n/en.ts';
import { messages } from '../../core/i18n/index.ts';
import { isolated } from '../../core/i18n/isolate.ts';
import { settings } from '../../core/settings/store.ts';

/** The name of a seat's occupant. Bots' names are translated. */
export function nameIn(words: Messages, chair: SeatInfo | undefined, seat: Seat): string {
  if (chair === undefined || chair.type === 'empty') return words.open.seatOf(seat + 1);
  if (chair.type === 'person') return isolated(chair.name);
  return Object.entries(words.botNames).find(([name]) => name === chair.name)?.[1] ?? chair.name;
}

/** A name from a recording, which doesn't say who was a bot. Bots' names are translated. */
export const recordedName = (words: Messages, name: string | undefined, seat: Seat): string =>
  name === undefined || name === ''
    ? words.open.seatOf(seat + 1)
    : (Object.entries(words.botNames).find(([bot]) => bot === name)?.[1] ?? isolated(name));

/** The names at a table, in the viewer's language. */
export const namesAt =
  (info: TableInfo) =>
  (seat: Seat): string =>
    nameIn(messages[settings.value.lang], info.seats[seat], seat);
