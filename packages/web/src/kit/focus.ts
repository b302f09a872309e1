/** Also for an element that is fixed to the window, or that has no box of its own (`display: contents`). */
export const isShown = (one: Element): boolean =>
  one.getClientRects().length > 0 || [...one.children].some((child) => child.getClientRects().length > 0);

/**
 * The visible regions of a page in reading order: elements with `data-region`, and the bar, main part and side of a
 * page; of nested ones the innermost.
 */
function regionsOf(): readonly HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('[data-region], .top-bar, #main, #main ~ aside')].filter(
    (one) => isShown(one) && one.closest('[inert]') === null,
  );
  return all.filter((one) => !all.some((inner) => inner !== one && one.contains(inner)));
}

/** F6 goes through the regions of a page, and with Shift back. */
export function nextRegion(isBack: boolean): void {
  const regions = regionsOf();
  if (regions.length === 0) return;
  const { activeElement } = document;
  const now = regions.findIndex((one) => one.contains(activeElement));
  const follows = (one: HTMLElement) =>
    activeElement !== null &&
    (activeElement.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) > 0 &&
    activeElement !== document.body;
  // From between two regions it goes to the one after, or back to the one before.
  const after = now === -1 ? Math.max(0, regions.findIndex(follows)) : now + 1;
  const before = now === -1 ? after - 1 : now - 1;
  focusIn(regions[((isBack ? before : after) + regions.length) % regions.length]);
}

/** Focuses a region by its name: `question`, `hand`, `table`, `rail`. */
export function toRegion(name: string, nth = 0): void {
  focusIn([...document.querySelectorAll<HTMLElement>(`[data-region="${name}"]`)].findLast(isShown), nth);
}

/** Where the focus goes if its place is gone: to the question, or to the page itself. */
export function toQuestion(): void {
  toRegion('question');
  if (document.activeElement === document.body) document.querySelector<HTMLElement>('#main')?.focus();
}

export const FOCUSABLE = 'button:not([tabindex="-1"]), a[href], input, select, textarea, [tabindex="0"]';

/** What can be focused in a region. What it is about comes first: the answers of a question, not the link to its rule. */
function focusablesIn(region: Element): readonly HTMLElement[] {
  const best = region.querySelector('[data-first]') ?? region;
  const found = [...best.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isShown);
  return found.length > 0 || best === region ? found : [...region.querySelectorAll<HTMLElement>(FOCUSABLE)];
}

function focusIn(region: HTMLElement | undefined, nth = 0): void {
  if (region === undefined) return;
  const all = focusablesIn(region);
  const first = region.matches(FOCUSABLE) ? region : all[Math.min(nth, all.length - 1)];
  if (first !== undefined) return first.focus();
  region.tabIndex = -1;
  region.focus();
}

/** Arrow keys inside a row or a grid of things: put it on the `keydown` of their container. */
export function moveByArrows(event: KeyboardEvent): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  const box = event.currentTarget;
  if (step === undefined || !(box instanceof HTMLElement)) return;
  const things = [...box.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const now = things.findIndex((one) => one.matches(':focus'));
  if (now === -1) return;
  event.preventDefault();
  things[(now + step + things.length) % things.length]?.focus();
}

export type Place = { readonly region: string; readonly nth: number };

/** The place of an element among those of its region, so that its neighbor can take the focus. */
export function placeOf(element: HTMLElement): Place | undefined {
  const region = element.closest<HTMLElement>('[data-region]');
  if (region === null) return undefined;
  return { region: region.dataset.region ?? '', nth: Math.max(0, focusablesIn(region).indexOf(element)) };
}
