import { useRef } from 'preact/hooks';
import { holdOf } from '../../kit/motion/hold.ts';

const LONG_PRESS_MS = 500;

/** Inspects a card, by its `data-place`, after a long press. The press then does nothing else. */
export function useCloserLook(onLook: (place: string) => void) {
  const latest = useRef(onLook);
  latest.current = onLook;
  const pressed = useRef<string | undefined>(undefined);
  const wasLong = useRef(false);
  const hold = useRef(
    holdOf(LONG_PRESS_MS, () => {
      wasLong.current = true;
      if (pressed.current !== undefined) latest.current(pressed.current);
    }),
  ).current;
  return {
    /** Begins with a press that falls on a card, and answers it. */
    down: (event: PointerEvent): HTMLElement | undefined => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('.card') : null;
      pressed.current = card?.getAttribute('data-place') ?? undefined;
      wasLong.current = false;
      if (card === null || pressed.current === undefined) return undefined;
      hold.down(event.timeStamp);
      return card;
    },
    /** For what the cards lie in. */
    around: {
      onPointerUp: (event: PointerEvent) => void hold.up(event.timeStamp),
      onPointerLeave: () => hold.cancel(),
      onPointerCancel: () => hold.cancel(),
      onContextMenu: (event: Event) => event.preventDefault(),
    },
    cancel: () => hold.cancel(),
    /** Was the press that has just ended a look? It is asked once. */
    wasLook: (): boolean => {
      const was = wasLong.current;
      wasLong.current = false;
      return was;
    },
  };
}

/** What `data-place` says after this prefix of the card in focus, for `I`, `R` and the like. */
export function placeInFocus(prefix: string): string | undefined {
  const place = document.activeElement?.getAttribute('data-place');
  return place?.startsWith(prefix) ? place.slice(prefix.length) : undefined;
}
