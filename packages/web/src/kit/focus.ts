/** Regions of a page that F6 goes through, in reading order: elements with `data-region`. */
export function nextRegion(isBack: boolean): void {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-region]')].filter(
    (one) => one.offsetParent !== null,
  );
  if (regions.length === 0) return;
  const now = regions.findIndex((one) => one.contains(document.activeElement));
  const next = regions[(now + (isBack ? -1 : 1) + regions.length) % regions.length];
  focusIn(next);
}

/** Focuses a region by its name: `question`, `hand`, `table`, `rail`. */
export function toRegion(name: string): void {
  focusIn(document.querySelector<HTMLElement>(`[data-region="${name}"]`) ?? undefined);
}

const FOCUSABLE = 'button:not([tabindex="-1"]), a[href], input, select, textarea, [tabindex="0"]';

function focusIn(region: HTMLElement | undefined): void {
  if (region === undefined) return;
  const first = region.matches(FOCUSABLE) ? region : region.querySelector<HTMLElement>(FOCUSABLE);
  if (first !== null) return first.focus();
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
