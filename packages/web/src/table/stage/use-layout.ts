import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { showWholeText } from './fit-text.tsx';
import { fitFor } from './layout.ts';

const USUAL_FONT = 16;
const TOUCH = 44;

/**
 * Keeps `data-layout` on the table's root in step with its size, and shows shortened texts when they are pressed. The attribute
 * is set before the first paint, and it changes without rendering the scene again: only styles depend on it.
 */
export function useLayout(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const table = root.current;
    if (table === null) return;
    const update = () => {
      const scale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_FONT;
      const { width, height } = table.getBoundingClientRect();
      // A small picture has the layout of the full table.
      const drawnAt = Number(table.closest<HTMLElement>('[data-drawn-at]')?.dataset.drawnAt ?? 1);
      const { layout, zoom } = fitFor(width / drawnAt, height / drawnAt, scale);
      if (table.dataset.layout !== layout) table.dataset.layout = layout;
      const wanted = zoom === 1 ? '' : zoom.toFixed(3);
      if (table.style.zoom === wanted) return;
      table.style.zoom = wanted;
      // With larger type the table is drawn smaller, but fingers stay as wide as they are.
      table.style.setProperty('--touch', scale > 1 && zoom < 1 ? `${TOUCH / zoom}px` : '');
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(table);
    table.addEventListener('click', showWholeText);
    return () => {
      observer.disconnect();
      table.removeEventListener('click', showWholeText);
    };
  }, []);
}
