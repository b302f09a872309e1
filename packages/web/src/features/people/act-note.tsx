import type { Act } from './use-act.ts';

/** What came of an act, for eyes and screen readers. */
export const ActNote = ({ act: { error, note } }: { readonly act: Act }) => (
  <p class={error === '' ? 'help' : 'error'} role="status">
    {error || note}
  </p>
);
