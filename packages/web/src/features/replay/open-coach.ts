import type { Seat } from '@saloon/kernel';
import { coachPath } from '../../core/router/paths.ts';
import { navigate } from '../../core/router/router.ts';
import { formatSeat } from '../../core/router/seat-link.ts';
import { coachFile } from '../../local/coach-source.ts';

/** The game that a replay shows. */
type Shown =
  | { readonly type: 'server'; readonly table: string }
  | { readonly type: 'solo'; readonly table: string; readonly isBefore: boolean }
  | { readonly type: 'file'; readonly text: string };

/** Goes from a replay to the coach, for the seat the replay was watched from. */
export function openCoach(shown: Shown, eyes: Seat | 'spectator' | 'all'): void {
  const hash = typeof eyes === 'number' ? formatSeat(eyes) : '';
  if (shown.type === 'file') return coachFile(shown.text, hash);
  const isSolo = shown.type === 'solo';
  navigate(`${coachPath({ table: shown.table, isSolo, isBefore: isSolo && shown.isBefore })}${hash}`);
}
