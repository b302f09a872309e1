import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { showWholeText } from './fit-text.tsx';
import { layoutFor } from './layout.ts';

/** Parts of a table grow with the font size of the browser, so that twice the size leaves half the room. */
const USUAL_FONT = 16;

/**
 * Keeps `data-layout` on the table's root in step with its size, and shows shortened texts when they are pressed. The attribute
 * is set before the first paint, and it changes without rendering the scene again: only styles depend on it.
 */
export function useLayout(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const update = (width: number, height: number) => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_FONT;
      const layout = layoutFor(width / scale, height / scale);
      if (table.dataset.layout !== layout) table.dataset.layout = layout;
    };
    update(table.clientWidth, table.clientHeight);
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) update(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(table);
    table.addEventListener('click', showWholeText);
    return () => {
      observer.disconnect();
      table.removeEventListener('click', showWholeText);
    };
  }, []);
}
