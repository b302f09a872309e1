import { signal } from '@preact/signals';

const polite = signal('');
const assertive = signal('');
let parity = false;

/**
 * Tells a screen reader. Politely what happened; `'now'` only for your turn, a race, a hit, a lost line.
 * A zero-width mark makes the same sentence twice in a row a new one.
 */
export function announce(text: string, when: 'polite' | 'now' = 'polite'): void {
  parity = !parity;
  const target = when === 'now' ? assertive : polite;
  target.value = parity ? text : `${text}\u200b`;
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
