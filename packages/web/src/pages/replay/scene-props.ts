import { seatsOf } from '@saloon/kernel';
import { type TableInfo, tableId } from '@saloon/protocol';
import { t } from '../../i18n/index.ts';
import type { Head } from './worker/contract.ts';

/** The table as its scene has to know it, for a recording of which nobody knows the people. */
export const infoOf = (head: Head): TableInfo => ({
  id: tableId('replay'),
  game: head.game,
  title: '',
  options: head.options,
  seats: seatsOf(head.seats).map((seat) => ({
    type: 'person',
    name: t().open.seatOf(seat + 1),
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
