import { useEffect, useRef } from 'preact/hooks';
import { zoomOf } from '../../kit/motion/fly.ts';

/** Where a dragged card was let go: the `data-drop` of the place. */
export type Drop = string;

type Dragging = {
  readonly pointer: number;
  readonly element: HTMLElement;
  readonly x: number;
  readonly y: number;
  isMoving: boolean;
};

/** Movement in pixels below which a touch is not a drag. */
const SLOP_PX = 9;

export type Drag = {
  /** Begins on `pointerdown` on a card. */
  start(event: PointerEvent, element: HTMLElement): void;
  /** Was the press that just ended a drag? Then its click doesn't count. */
  wasDrag(): boolean;
};

/**
 * Drags a card to a place with `data-drop`: an extra way beside tap and keyboard, never the only one. While something is
 * dragged `<html>` has `data-dragging`, and the place under it `data-over`. A card let go elsewhere goes back.
 */
export function useDrag(onStart: () => void, onDrop: (element: HTMLElement, drop: Drop) => void): Drag {
  const now = useRef<Dragging | undefined>(undefined);
  const wasMoved = useRef(false);
  const latest = useRef({ onStart, onDrop });
  latest.current = { onStart, onDrop };

  useEffect(() => {
    let over: Element | null = null;
    const overAt = (x: number, y: number): Element | null =>
      document.elementsFromPoint(x, y).flatMap((one) => one.closest('[data-drop]') ?? [])[0] ?? null;
    const mark = (next: Element | null) => {
      if (next === over) return;
      over?.removeAttribute('data-over');
      next?.setAttribute('data-over', '');
      over = next;
    };
    const end = () => {
      const drag = now.current;
      now.current = undefined;
      mark(null);
      document.documentElement.removeAttribute('data-dragging');
      drag?.element.removeAttribute('data-dragged');
      drag?.element.style.removeProperty('translate');
    };
    const move = (event: PointerEvent) => {
      const drag = now.current;
      if (drag === undefined || event.pointerId !== drag.pointer) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.isMoving) {
        if (Math.hypot(dx, dy) < SLOP_PX) return;
        drag.isMoving = true;
        wasMoved.current = true;
        drag.element.setAttribute('data-dragged', '');
        document.documentElement.setAttribute('data-dragging', '');
        latest.current.onStart();
      }
      const zoom = zoomOf(drag.element);
      drag.element.style.setProperty('translate', `${dx / zoom}px ${dy / zoom}px`);
      mark(overAt(event.clientX, event.clientY));
    };
    const up = (event: PointerEvent) => {
      const drag = now.current;
      if (drag === undefined || event.pointerId !== drag.pointer) return;
      const drop = drag.isMoving ? overAt(event.clientX, event.clientY)?.getAttribute('data-drop') : undefined;
      end();
      if (drop !== null && drop !== undefined) latest.current.onDrop(drag.element, drop);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
    return () => {
      end();
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
    };
  }, []);

  return {
    start(event, element) {
      wasMoved.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      now.current = { pointer: event.pointerId, element, x: event.clientX, y: event.clientY, isMoving: false };
    },
    wasDrag() {
      const was = wasMoved.current;
      wasMoved.current = false;
      return was;
    },
  };
}
