import { useEffect, useRef } from 'preact/hooks';

/**
 * Focuses the main part of a page that was opened by a press: what was pressed went with the page before. It waits
 * while the page loads, and leaves alone what has the focus already.
 */
export function useArrivalFocus(path: string): void {
  const opened = useRef(path);
  useEffect(() => {
    // The browser places the focus on the page that it opened itself.
    if (opened.current === path) return;
    opened.current = '';
    let main: HTMLElement | null = null;
    const arrive = () => {
      if (main?.isConnected || document.activeElement !== document.body) return;
      main = document.querySelector<HTMLElement>('#main');
      if (main === null) return;
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(arrive);
    changes.observe(document.body, { childList: true, subtree: true });
    arrive();
    return () => changes.disconnect();
  }, [path]);
}
