import { signal } from '@preact/signals';

const polite = signal('');
const assertive = signal('');
let parity = false;

/** Removes an announcement that no longer holds. Later announcements stay. */
export type TakeBack = () => void;

/**
 * Tells a screen reader. Politely what happened; `'now'` only for your turn, a race, a hit, a lost line.
 * A zero-width mark makes the same sentence twice in a row a new one.
 */
export function announce(text: string, when: 'polite' | 'now' = 'polite'): TakeBack {
  parity = !parity;
  const target = when === 'now' ? assertive : polite;
  const told = parity ? text : `${text}\u200b`;
  target.value = told;
  return () => {
    if (target.peek() === told) target.value = '';
  };
}

/** Empties both regions: what they said isn't for the next person at this device. */
export function forgetAnnounced(): void {
  polite.value = '';
  assertive.value = '';
}

/** The two live regions, once in the page. */
export const LiveRegions = () => (
  <>
    <div class="sr" aria-live="polite" aria-atomic="true">
      {polite.value}
    </div>
    <div class="sr" role="alert" aria-live="assertive" aria-atomic="true">
      {assertive.value}
    </div>
  </>
);
