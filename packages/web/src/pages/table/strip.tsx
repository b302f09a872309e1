import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

type StripKind = 'notice' | 'reminder';

/** How many strips stand now: the page tells its parts so, which would else have to look for them. */
const standing = { notice: signal(0), reminder: signal(0) } as const;

/** For the class of the page: which strips stand over its scene and above it. */
export const stripsNow = (): string =>
  `${standing.notice.value > 0 ? ' noticed' : ''}${standing.reminder.value > 0 ? ' reminded' : ''}`;

type StripProps = {
  readonly kind: StripKind;
  /** What else it is: `calm`, and whose. */
  readonly class?: string;
  readonly children: ComponentChildren;
};

/** One line across the scene: a word about the table, and what can be done about it. */
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
