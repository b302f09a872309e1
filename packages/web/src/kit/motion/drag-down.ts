import type { TargetedPointerEvent } from 'preact';
import { useRef } from 'preact/hooks';

/** A sheet that was pulled down this far, or let go in a quick pull, closes. */
const FAR = 96;
const QUICK = 0.6;

type Pull = { readonly y: number; readonly at: number };

/**
 * Lets a sheet that comes from below be pulled down by its head. What scrolls in it and what can be pressed keeps its own
 * gestures. The style keeps the browser from scrolling the page instead.
 */
export function useDragDown(onClose: () => void) {
  const pull = useRef<Pull | undefined>(undefined);
  const end = (event: TargetedPointerEvent<HTMLElement>) => {
    const from = pull.current;
    pull.current = undefined;
    if (from === undefined) return;
    const way = event.clientY - from.y;
    event.currentTarget.style.translate = '';
    const isQuick = way > FAR / 3 && way / Math.max(1, event.timeStamp - from.at) > QUICK;
    if (event.type === 'pointerup' && (way > FAR || isQuick)) onClose();
  };
  return {
    style: { touchAction: 'none' },
    onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => {
      const isHeld = event.target instanceof Element && event.target.closest('button, a, .sheet-body, footer') !== null;
      if (isHeld || !matchMedia('(max-width: 720px)').matches) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      pull.current = { y: event.clientY, at: event.timeStamp };
    },
    onPointerMove: (event: TargetedPointerEvent<HTMLElement>) => {
      if (pull.current === undefined) return;
      event.currentTarget.style.translate = `0 ${Math.max(0, event.clientY - pull.current.y)}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
