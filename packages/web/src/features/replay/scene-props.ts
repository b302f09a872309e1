import { seatsOf } from '@saloon/kernel';
import { type TableInfo, tableId } from '@saloon/protocol';
import { t } from '../../core/i18n/index.ts';
import type { Head } from '../../local/replay-worker/contract.ts';
import { recordedName } from '../../table/frame/names.ts';

/** The table info that a scene needs, for a recording that comes without one. */
export const infoOf = (head: Pick<Head, 'game' | 'options' | 'seats' | 'names' | 'seedHash'>): TableInfo => ({
  id: tableId('replay'),
  game: head.game,
  title: '',
  options: head.options,
  seats: seatsOf(head.seats).map((seat) => ({
    type: 'person',
    name: recordedName(t(), head.names?.[seat], seat),
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
