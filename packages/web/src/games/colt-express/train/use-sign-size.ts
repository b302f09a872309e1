import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { TRAIN_HEIGHT } from '../logic/places.ts';

/** On the screen, in pixels; and in the drawing, where a larger sign would not fit over the windows. */
const [LEAST, USUAL, MOST] = [12.2, 13, 21];

/** Keeps the signs of the cars readable however small the train is drawn. Hides them where they would not fit. */
export function useSignSize(box: RefObject<HTMLElement | null>, width: number): void {
  useLayoutEffect(() => {
    const train = box.current;
    if (train === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const scale = Math.min(entry.contentRect.width / width, entry.contentRect.height / TRAIN_HEIGHT);
      const size = Math.max(USUAL, LEAST / scale);
      train.dataset.signs = size > MOST ? 'no' : 'yes';
      train.style.setProperty('--sign', `${size.toFixed(1)}px`);
      train.style.setProperty('--sign-scale', (size / USUAL).toFixed(2));
    });
    observer.observe(train);
    return () => observer.disconnect();
  }, [width]);
}
