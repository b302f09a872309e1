import type { ReadonlySignal } from '@preact/signals';
import type { Lang, Millis } from '@saloon/kernel';
import { messages } from '../../core/i18n/index.ts';
import { calendar, LONG_TIME, shortTime, spokenTime } from '../../core/i18n/time.ts';

const LENGTH = 2 * Math.PI * 18;
const LOW: Millis = 10_000;

export type ClockRingProps = {
  readonly now: ReadonlySignal<Millis>;
  /** When it runs out, on the table's clock, and how long the whole of it was. */
  readonly until: Millis;
  readonly whole: Millis;
  readonly lang: Lang;
};

/**
 * A ring that runs out, with the seconds in it: brass, and ember with a larger number for the last ten. By correspondence
 * it counts hours and days, and the day it ends stands below.
 */
export function ClockRing({ now, until, whole, lang }: ClockRingProps) {
  const left = Math.max(0, until - now.value);
  const part = Math.min(1, left / Math.max(1, whole));
  const isLong = left >= LONG_TIME;
  const end = Date.now() + left;
  const spoken = spokenTime(lang, left);
  const label = isLong ? `${spoken}, ${messages[lang].table.until(calendar(lang, end, 'moment'))}` : spoken;
  return (
    <span
      class={`clock${left < LOW ? ' low' : ''}${isLong ? ' long' : ''}`}
      role="timer"
      aria-label={label}
      title={isLong ? label : undefined}
    >
      <svg viewBox="0 0 44 44" fill="none" stroke-width="5" aria-hidden="true">
        <circle class="track" cx="22" cy="22" r="18" />
        <circle
          class="hand"
          cx="22"
          cy="22"
          r="18"
          stroke-dasharray={`${(part * LENGTH).toFixed(1)} ${LENGTH.toFixed(1)}`}
          stroke-linecap="round"
          transform="rotate(-90 22 22)"
        />
      </svg>
      <b aria-hidden="true">{shortTime(lang, left)}</b>
      {isLong && <small aria-hidden="true">{calendar(lang, end, 'day')}</small>}
    </span>
  );
}
