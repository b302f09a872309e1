import type { ComponentChildren } from 'preact';
import { t } from '../../core/i18n/index.ts';

/** The rows that don't fit in a panel at first, behind one button. */
export const Rest = ({ count, children }: { readonly count: number; readonly children: ComponentChildren }) =>
  count <= 0 ? null : (
    <details class="rest">
      <summary class="unfold">
        <span class="more">{t().lobby.more(count)}</span>
        <span class="fewer">{t().lobby.fewer}</span>
      </summary>
      {children}
    </details>
  );
