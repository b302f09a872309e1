import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '@saloon/kernel';
import { useEffect, useRef } from 'preact/hooks';
import type { EventBatch, GameTable, Teller } from '../../core/games/contract.ts';
import { settings } from '../../core/settings/store.ts';
import { announce, type TakeBack } from '../../kit/live.tsx';
import type { Cue } from '../../kit/sound/cues.ts';
import { play } from '../../kit/sound/sound.ts';
import { useNewEvents } from '../story/use-new-events.ts';
import { withoutEnd } from './log-lines.ts';

/** Sounds per step at most, a little apart. */
const SOUNDS = 3;
const APART_MS = 120;

/** Plays sounds and announces events: politely, or at once if they can't wait. */
export function useTableEvents(
  events: ReadonlySignal<readonly EventBatch[]>,
  table: GameTable,
  tell: Teller,
  seat: Seat | undefined,
  view: () => unknown,
  isSilent = false,
  /** Is who won announced later, once it has been shown? */
  isEndHeld = false,
): void {
  // An alarm stays until something else happens.
  const alarm = useRef<TakeBack | undefined>(undefined);
  useEffect(() => () => alarm.current?.(), []);
  useNewEvents(events, (batch: EventBatch) => {
    alarm.current?.();
    alarm.current = undefined;
    if (batch.isCatchUp) return;
    const { lang } = settings.peek();
    const cues = isSilent
      ? new Set<Cue>()
      : new Set(batch.events.flatMap((event) => table.sounds?.(event, seat, view()) ?? []));
    for (const [i, cue] of [...cues].slice(0, SOUNDS).entries()) {
      if (i === 0) play(cue);
      else setTimeout(() => play(cue), i * APART_MS);
    }
    const [{ events: tellable } = batch] = isEndHeld ? withoutEnd([batch], table.past) : [batch];
    const told = tellable.flatMap((event) => tell(event) ?? []);
    if (told.length > 0) announce(told.join(' '));
    const alarms = batch.events.flatMap((event) => table.alarm?.(event, seat, lang) ?? []);
    if (alarms.length > 0) alarm.current = announce(alarms.join(' '), 'now');
  });
}
