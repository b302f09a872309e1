import { effect, type ReadonlySignal } from '@preact/signals';
import type { Millis } from '@saloon/kernel';
import { useEffect } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { spokenTime } from '../../core/i18n/time.ts';
import { settings } from '../../core/settings/store.ts';
import { announce, type TakeBack } from '../../kit/live.tsx';
import { play } from '../../kit/sound/sound.ts';
import { timeCall } from './time-calls.ts';

/**
 * Announces the time left: at once to the player it is running for, politely to the others. Only that player hears it
 * tick.
 */
export function useTimeCalls(now: ReadonlySignal<Millis>, at: Millis | undefined, isAsked: boolean): void {
  useEffect(() => {
    if (at === undefined) return;
    let before: Millis | undefined;
    let takeBack: TakeBack | undefined;
    const stop = effect(() => {
      const left = at - now.value;
      const { isTold, isTick } = timeCall(before, left);
      before = left;
      if (isTold) {
        const { lang } = settings.peek();
        takeBack = announce(t().table.timeLeft(spokenTime(lang, left)), isAsked ? 'now' : 'polite');
      }
      if (isTick && isAsked) play('tick');
    });
    return () => {
      stop();
      takeBack?.();
    };
  }, [now, at, isAsked]);
}
