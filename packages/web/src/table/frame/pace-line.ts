import type { TableInfo } from '@saloon/protocol';
import { t } from '../../core/i18n/index.ts';
import { spokenTime } from '../../core/i18n/time.ts';
import { settings } from '../../core/settings/store.ts';

/** How fast a table plays, in a few words: `Live, 60 seconds per move`. */
export function paceLine({ pace, timed, turnTimeMs, moveTimeMs }: TableInfo['options']): string {
  const { paces } = t().open;
  const time = turnTimeMs ?? moveTimeMs;
  if (pace === 'untimed' || timed === false || typeof time !== 'number') return paces.relaxed;
  const name = pace === 'correspondence' ? paces.letter : paces.live;
  return `${name}, ${t().table.perMove(spokenTime(settings.value.lang, time))}`;
}
