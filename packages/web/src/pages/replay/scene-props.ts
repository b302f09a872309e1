import { type Seat, seatsOf } from '@saloon/kernel';
import { type TableInfo, tableId } from '@saloon/protocol';
import { t } from '../../i18n/index.ts';
import { isolated } from '../../i18n/isolate.ts';
import type { Head } from './worker/contract.ts';

/** The player's name from the recording, or the number of the seat. */
const nameIn = (head: Head, seat: Seat): string => isolated(head.names?.[seat] ?? '') || t().open.seatOf(seat + 1);

/** The table info that a scene needs, for a recording that comes without one. */
export const infoOf = (head: Head): TableInfo => ({
  id: tableId('replay'),
  game: head.game,
  title: '',
  options: head.options,
  seats: seatsOf(head.seats).map((seat) => ({
    type: 'person',
    name: nameIn(head, seat),
    isHere: true,
    isReady: true,
    standIn: undefined,
  })),
  host: undefined,
  isPrivate: false,
  watching: { isAllowed: true, delay: 0 },
  spectators: 0,
  seedHash: head.seedHash,
  phase: 'playing',
  dealtAt: 0,
  undo: undefined,
});
