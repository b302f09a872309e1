import { settings } from '../../core/settings/store.ts';

/** Where something is or was on the screen. */
export type Spot = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Flight = {
  /** In place of the token: a card 360, a figure 420. */
  readonly duration?: number;
  readonly delay?: number;
  /** How high the arc is, as a part of the way; 0 flies straight. */
  readonly arc?: number;
  /** Degrees it is turned by when it starts. */
  readonly turn?: number;
};

const MOST = 12;
const flights = new Set<Animation>();

export const spotOf = (element: Element): Spot => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
};

/**
 * Where everything with a `data-place` under `root` is now, by its place: taken before a change, for `fly` after it. What is
 * hidden is nowhere: a browser would put it into the corner of the page.
 */
export function spotsIn(root: ParentNode): ReadonlyMap<string, Spot> {
  const spots = new Map<string, Spot>();
  for (const element of root.querySelectorAll('[data-place]')) {
    const place = element.getAttribute('data-place');
    const spot = spotOf(element);
    if (place !== null && spot.width > 0) spots.set(place, spot);
  }
  return spots;
}

/**
 * Flies an element from where it was to where it is: a card, a panel, or a `<g>` of a drawing, which must have no
 * `transform` of its own (put that on a group around it) and `transform-box: fill-box` where it changes size. With reduced motion nothing travels: it fades in where it is. The
 * state is true already, so that a flight may be cut short at any time.
 */
export function fly(
  element: Element,
  from: Spot,
  { duration = 360, delay = 0, arc = 0.12, turn = 0 }: Flight = {},
): Promise<void> {
  const to = spotOf(element);
  if (isStill() || flights.size >= MOST || to.width === 0) return fadeIn(element, delay);
  // Inside a drawing lengths are those of the drawing.
  const unit = unitOf(element);
  const dx = (from.x + from.width / 2 - (to.x + to.width / 2)) / unit;
  const dy = (from.y + from.height / 2 - (to.y + to.height / 2)) / unit;
  // A spot of another shape, such as a panel, says where it comes from, not how large it was.
  const isAlike = Math.abs((from.width * to.height) / (from.height * to.width) - 1) < 0.5;
  const size = isAlike ? from.width / to.width : 1;
  const lift = -arc * Math.hypot(dx, dy);
  const at = (part: number, y = 0, more = 1) =>
    `translate(${dx * part}px, ${dy * part + y}px) scale(${(1 + (size - 1) * part) * more}) rotate(${turn * part}deg)`;
  return track(
    element.animate([{ transform: at(1) }, { transform: at(0.45, lift, 1.06), offset: 0.5 }, { transform: at(0) }], {
      duration,
      delay,
      easing: 'cubic-bezier(.3, .1, .1, 1)',
      fill: 'backwards',
    }),
  );
}

const unitOf = (element: Element): number =>
  element instanceof SVGGraphicsElement && element.ownerSVGElement !== null
    ? (element.getScreenCTM()?.a ?? 1) || 1
    : zoomOf(element);

/** How much smaller a table is drawn for a large browser font. Older browsers don't tell. */
export const zoomOf = (element: Element): number => element.currentCSSZoom ?? 1;

/**
 * Flies a copy of an element between two spots, for things that have no place of their own at one end of the way. A spot
 * larger than the thing, such as a player's panel, only says where: the thing keeps its size and goes by its middle.
 */
export async function flyCopy(element: Element, from: Spot, to: Spot, flight: Flight = {}): Promise<void> {
  if (isStill() || flights.size >= MOST) return;
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement || copy instanceof SVGElement)) return;
  const own = spotOf(element);
  if (own.width === 0) return;
  const end = middleOf(to, own);
  copy.removeAttribute('id');
  copy.removeAttribute('data-place');
  copy.setAttribute('aria-hidden', 'true');
  copy.style.cssText += `;position:fixed;margin:0;left:${end.x}px;top:${end.y}px;--w:${end.width}px;z-index:30;pointer-events:none;transform:none`;
  document.body.append(copy);
  await fly(copy, middleOf(from, own), flight);
  copy.remove();
}

/** The thing in the middle of a spot, no larger than itself and than the spot is wide. */
function middleOf(spot: Spot, own: Spot): Spot {
  const width = Math.min(own.width, spot.width);
  const height = (own.height * width) / own.width;
  return { x: spot.x + (spot.width - width) / 2, y: spot.y + (spot.height - height) / 2, width, height };
}

/** Ends every flight at once: a race or a duel has come, and nothing may stand before it. */
export function landAll(): void {
  for (const flight of flights) flight.finish();
  flights.clear();
}

const isStill = (): boolean => settings.peek().isMotionReduced;
const fadeIn = (element: Element, delay: number): Promise<void> =>
  track(element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100, delay, fill: 'backwards' }));

function track(flight: Animation): Promise<void> {
  flights.add(flight);
  const end = () => {
    flights.delete(flight);
  };
  return flight.finished.then(end, end);
}
