import { useEffect } from 'preact/hooks';
import { FOCUSABLE, isShown, type Place, placeOf, toQuestion, toRegion } from './focus.ts';

/** An element that had the focus, and who can take it over, the nearest first. */
type Held = {
  readonly element: HTMLElement;
  readonly place: Place | undefined;
  readonly neighbors: readonly HTMLElement[];
};

/** A button is disabled while it works; later than this it counts as gone. */
const BUSY_MS = 400;
/** How far back the focus can go: out of a toast, or of a sheet whose opener is gone too. */
const MOST_HELD = 4;

const canHold = (one: HTMLElement): boolean => one.isConnected && isShown(one) && !one.matches(':disabled');
const sheet = (): HTMLElement | undefined => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);

function hold(element: HTMLElement): Held {
  // A toast is about something else on the page, so nothing beside it can take over.
  const part = element.closest('dialog, .toasts, header, main, aside');
  if (part === null || part.matches('.toasts')) return { element, place: undefined, neighbors: [] };
  const all = [...part.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const now = all.indexOf(element);
  return { element, place: placeOf(element), neighbors: [...all.slice(now + 1), ...all.slice(0, now).reverse()] };
}

function passOn(held: readonly Held[]): void {
  const top = sheet();
  const place = held[0]?.place;
  if (top === undefined && place !== undefined) {
    toRegion(place.region, place.nth);
    // A region whose parts can't take the focus, such as a hand that is folded away, leaves it lost.
    if (document.activeElement === document.body) toQuestion();
    return;
  }
  const heirs = held.flatMap(({ element, neighbors }) => [element, ...neighbors]);
  const heir = heirs.find((one) => canHold(one) && (top === undefined || top.contains(one)));
  if (heir !== undefined) return heir.focus();
  const rest = (top ?? document).querySelector<HTMLElement>('.sheet-body, #main');
  if (rest?.tabIndex === -1) rest.tabIndex = -1;
  rest?.focus({ preventScroll: true });
}

/**
 * Keeps the focus on the page: if the focused element goes away, such as a card that was played or a line that was
 * removed, its neighbor gets the focus.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: readonly Held[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      held = [hold(target), ...held.filter(({ element }) => element !== target)].slice(0, MOST_HELD);
    };
    const restore = () => {
      const element = held[0]?.element;
      if (element === undefined || document.activeElement !== document.body) return;
      if (!canHold(element)) passOn(held);
    };
    const look = (changes: readonly MutationRecord[]) => {
      const element = held[0]?.element;
      if (!changes.some(({ type, target }) => type === 'attributes' && target === element)) return restore();
      clearTimeout(timer);
      // What is enabled again takes its focus back at once.
      if (element?.matches(':enabled') && document.activeElement === document.body) element.focus();
      else timer = setTimeout(restore, BUSY_MS);
    };
    const changes = new MutationObserver(look);
    document.addEventListener('focusin', note);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', note);
      changes.disconnect();
      clearTimeout(timer);
    };
  }, []);
}
