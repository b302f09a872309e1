import { useEffect } from 'preact/hooks';
import { Stillness } from './stillness.ts';

/** iOS asks the person before it tells a page how the device is held. */
type AskedFirst = { requestPermission?: () => Promise<string> };
const asker = (): AskedFirst | undefined =>
  typeof DeviceMotionEvent === 'undefined' ? undefined : (DeviceMotionEvent as unknown as AskedFirst);

/** Do the sensors need a permission that only a press can ask for? */
export const mustAskForSenses = (): boolean => typeof asker()?.requestPermission === 'function';

/** Asks for the sensors. Returns whether they may be read. */
export async function askForSenses(): Promise<boolean> {
  try {
    return (await asker()?.requestPermission?.()) === 'granted';
  } catch {
    return false;
  }
}

/**
 * Calls `hide` when the page is hidden or the screen locks and, if it is held in a hand, when the device is put down or
 * turned over.
 */
export function useHiding(isOpen: boolean, hide: () => void, isHandheld = true): void {
  useEffect(() => {
    if (!isOpen) return;
    const stillness = new Stillness();
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') hide();
    };
    const onMotion = ({ accelerationIncludingGravity: gravity, timeStamp: at }: DeviceMotionEvent) => {
      const { x, y, z } = gravity ?? {};
      if (typeof x === 'number' && typeof y === 'number' && typeof z === 'number') {
        if (stillness.read({ x, y, z, at })) hide();
      }
    };
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pagehide', hide);
    if (isHandheld) addEventListener('devicemotion', onMotion);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', hide);
      removeEventListener('devicemotion', onMotion);
    };
  }, [isOpen, hide, isHandheld]);
}
