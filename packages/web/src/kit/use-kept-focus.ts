import { useEffect } from 'preact/hooks';
import { placeOf, toQuestion, toRegion } from './focus.ts';

/**
 * Keeps the focus on the page: if the focused element goes away, such as a card that was played, its neighbor gets the
 * focus, or the question.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: { readonly element: HTMLElement; readonly place: ReturnType<typeof placeOf> } | undefined;
    const note = ({ target }: FocusEvent) => {
      last =
        target instanceof HTMLElement && target !== document.body
          ? { element: target, place: placeOf(target) }
          : undefined;
    };
    const restore = () => {
      if (last === undefined || document.activeElement !== document.body) return;
      const { element, place } = last;
      const isGone = !element.isConnected || element.getClientRects().length === 0;
      if (!isGone || document.querySelector('dialog[open]') !== null) return;
      if (place !== undefined) toRegion(place.region, place.nth);
      // A region whose parts can't take the focus, such as a hand that is folded away, leaves it lost.
      if (document.activeElement === document.body) toQuestion();
    };
    const changes = new MutationObserver(restore);
    document.addEventListener('focusin', note);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      changes.disconnect();
    };
  }, []);
}
