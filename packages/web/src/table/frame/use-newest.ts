import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** The list follows new lines while it is this close to its end, in pixels. */
const NEAR = 40;

/**
 * Keeps a list at its newest line, also when it opens in a sheet, where it has no size at first. A reader who has
 * scrolled up stays there. Returns the handler of `scroll`.
 */
export function useNewest(box: RefObject<HTMLElement | null>, newest: unknown): () => void {
  const isFollowing = useRef(true);
  const toEnd = () => {
    if (box.current !== null && isFollowing.current) box.current.scrollTop = box.current.scrollHeight;
  };
  // Before the scroll event: removing the oldest lines scrolls the list, and that isn't the reader.
  useLayoutEffect(toEnd, [newest]);
  useEffect(() => {
    if (box.current === null) return;
    const sizes = new ResizeObserver(toEnd);
    sizes.observe(box.current);
    return () => sizes.disconnect();
  }, [box.current]);
  return () => {
    const list = box.current;
    // A list without a size hasn't been shown yet.
    if (list !== null && list.clientHeight > 0)
      isFollowing.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
}
