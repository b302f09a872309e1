import { useEffect, useRef } from 'preact/hooks';

export type ReplayKeys = {
  readonly step: (by: 1 | -1) => void;
  readonly round: (direction: 'back' | 'on') => void;
  readonly toggle: () => void;
  readonly end: (which: 'first' | 'last') => void;
};

/** ← → step, with Shift a round, Space plays, Home and End. A focused control keeps its own keys. */
export function useKeys(keys: ReplayKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const target = event.target instanceof Element ? event.target : undefined;
      if (target?.closest('input, select, textarea, summary') && !(event.shiftKey && target.closest('.rail-range')))
        return;
      if (event.key === ' ' && target?.closest('button, a')) return;
      if (act(event, latest.current)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function act({ key, shiftKey }: KeyboardEvent, { step, round, toggle, end }: ReplayKeys): boolean {
  switch (key) {
    case 'ArrowLeft':
      if (shiftKey) round('back');
      else step(-1);
      return true;
    case 'ArrowRight':
      if (shiftKey) round('on');
      else step(1);
      return true;
    case ' ':
      toggle();
      return true;
    case 'Home':
      end('first');
      return true;
    case 'End':
      end('last');
      return true;
    default:
      return false;
  }
}
