import { useEffect } from 'preact/hooks';

/** Whoever drags along the track passes many steps: what can wait until they stay somewhere waits so long. */
const SETTLED_MS = 120;

/** Does this once the value has stayed as it is for a moment. */
export function useSettled(value: unknown, act: () => void): void {
  useEffect(() => {
    const timer = setTimeout(act, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
}
