import { useEffect } from 'preact/hooks';

/** The parts of `document` and `navigator.wakeLock` that we use. */
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
type Locks = { request(type: 'screen'): Promise<Pick<WakeLockSentinel, 'release'>> };

/** Keeps the display on while the page is visible. Returns a function that lets it sleep again. */
export function keepAwake(page: Page, locks: Locks): () => void {
  let isOver = false;
  let lock: Pick<WakeLockSentinel, 'release'> | undefined;
  const hold = () => {
    if (page.visibilityState !== 'visible') return;
    locks.request('screen').then(
      (held) => {
        lock = held;
        // The page was left before the browser answered.
        if (isOver) void held.release();
      },
      () => undefined,
    );
  };
  hold();
  page.addEventListener('visibilitychange', hold);
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}

/** Browsers without wake locks go to sleep as usual. */
export function useKeepAwake(): void {
  useEffect(() => ('wakeLock' in navigator ? keepAwake(document, navigator.wakeLock) : undefined), []);
}
