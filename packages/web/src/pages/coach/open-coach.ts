import type { Seat } from '@saloon/kernel';
import { navigate } from '../../router.ts';
import { formatSeat } from './logic/seat-link.ts';
import { coachFile, coachPath } from './source.ts';

/** A game as a replay has it at hand. */
type Shown =
  | { readonly type: 'server'; readonly table: string }
  | { readonly type: 'solo'; readonly table: string; readonly isBefore: boolean }
  | { readonly type: 'file'; readonly text: string };

/** Leads from a replay to the coach, for the seat whose eyes it was seen with. */
export function openCoach(shown: Shown, eyes: Seat | 'spectator' | 'all'): void {
  const hash = typeof eyes === 'number' ? formatSeat(eyes) : '';
  if (shown.type === 'file') return coachFile(shown.text, hash);
  const isSolo = shown.type === 'solo';
  navigate(`${coachPath({ table: shown.table, isSolo, isBefore: isSolo && shown.isBefore })}${hash}`);
}
