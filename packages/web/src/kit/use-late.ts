import { useEffect, useState } from 'preact/hooks';

/** `false` until the first frame is on the screen: what nobody can press at once is drawn after what they can. */
export function useLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before it is drawn; a task after them runs when it has been.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLate(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isLate;
}
