import { useEffect } from 'preact/hooks';

/** Dragging passes many steps. Slow updates wait until the track has been still for this long. */
const SETTLED_MS = 120;

/** Runs `act` once the value has stayed the same for a moment. */
export function useSettled(value: unknown, act: () => void): void {
  useEffect(() => {
    const timer = setTimeout(act, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
