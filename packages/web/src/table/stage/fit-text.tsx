import './fit-text.css';
import type { ComponentChildren, CSSProperties } from 'preact';
import { emWidth } from './fit-width.ts';

type FitTextProps = {
  readonly text: string;
  /** What is drawn in place of the text, such as the text with a part in another color. */
  readonly children?: ComponentChildren;
  /**
   * A text that is still too wide at its smallest size wraps into this many lines before it ends in an ellipsis. `fill` is
   * for sentences: they keep their size and take all lines that their place, which has a height of its own, has room for.
   */
  readonly lines?: 1 | 2 | 'fill';
};

/**
 * A name, a word or a number that keeps to its room: it shrinks from the font size around it down to `--fit-min`, then wraps,
 * then ends in an ellipsis. A press on a shortened text shows all of it (`useLayout` listens). Its room must not depend on the
 * text: give the parent a width, a grid column of `minmax(0, 1fr)` or `flex: 1` with `min-width: 0`.
 */
export const FitText = ({ text, children, lines = 1 }: FitTextProps) => (
  <span class="fit-text" data-lines={lines} data-full={text} style={{ '--em': String(emWidth(text)) } as CSSProperties}>
    <span>{children ?? text}</span>
  </span>
);

const SHOWN_MS = 2500;

/** Shows the whole of a shortened text for a while after a press on it. */
export function showWholeText(event: Event): void {
  const fit = event.target instanceof Element ? event.target.closest<HTMLElement>('.fit-text') : null;
  const inner = fit?.firstElementChild;
  if (fit === null || inner === null || inner === undefined) return;
  if (inner.scrollWidth <= inner.clientWidth && inner.scrollHeight <= inner.clientHeight) return;
  fit.dataset.open = 'yes';
  setTimeout(() => {
    delete fit.dataset.open;
  }, SHOWN_MS);
}
