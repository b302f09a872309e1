import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

type StripKind = 'notice' | 'reminder';

/** The number of visible strips, counted here so that the page need not search for them. */
const standing = { notice: signal(0), reminder: signal(0) } as const;

/** Class names for the page: which strips are visible over its scene and above it. */
export const stripsNow = (): string =>
  `${standing.notice.value > 0 ? ' noticed' : ''}${standing.reminder.value > 0 ? ' reminded' : ''}`;

type StripProps = {
  readonly kind: StripKind;
  /** Extra classes, such as `calm`. */
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** One line across the scene: a message about the table, and a button. */
export function Strip({ kind, class: more, children }: StripProps) {
  useLayoutEffect(() => {
    const count = standing[kind];
    count.value += 1;
    return () => {
      count.value -= 1;
    };
  }, [kind]);
  return <div class={more === undefined ? 'strip' : `strip ${more}`}>{children}</div>;
}
