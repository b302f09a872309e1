import { drawing, type Fill, filledBy } from '../drawing.ts';
import { pictureOf, whenIdle } from './print.ts';

/** What is printed: the part of the drawing that is seen, and how many pixels wide its picture is on the finest screens. */
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
  /** What the drawing refers to, where the page itself has that as well. */
  readonly defs?: string;
};
const SVG = 'http://www.w3.org/2000/svg';

const framed = new Map<Frame, Map<string, Fill>>();

/**
 * A `ref` that fills its `<svg>` with a drawing, as `drawing` does, and with a picture of it as soon as the page has had time
 * to make one: a figure has thirty lines, and there are a dozen of them on a table. The frame holds all that may be seen, and is a
 * constant of its place.
 */
export function picture(body: string, frame: Frame): Fill {
  const fills = framed.get(frame) ?? new Map<string, Fill>();
  framed.set(frame, fills);
  const known = fills.get(body);
  if (known !== undefined) return known;
  const lines = drawing(body);
  let waiting: Set<Element> | undefined = new Set();
  let url: string | undefined;
  // One that is seen nowhere now is used again: to read an address of fifty thousand letters takes as long as to draw it.
  const images: Element[] = [];
  const imageAt = (address: string): Element => {
    const free = images.find(({ isConnected }) => !isConnected);
    if (free !== undefined) return free;
    const made = imageOf(address, frame);
    images.push(made);
    return made;
  };
  const fill: Fill = (element) => {
    if (element === null) return;
    if (url === undefined) {
      lines(element);
      waiting?.add(element);
    } else element.replaceChildren(imageAt(url));
    filledBy.set(element, fill);
  };
  fills.set(body, fill);
  whenIdle(async () => {
    const asked = waiting ?? [];
    url = await printOf(body, frame).finally(() => {
      waiting = undefined;
    });
    for (const element of asked) if (filledBy.get(element) === fill) fill(element);
  });
  return fill;
}

/** So many pixels to a point; a coarser screen needs a smaller picture, which is made and drawn sooner. */
const FINEST = 3;
/** Tables grow with the screen, and a page can be seen half as large again without a picture that is too small. */
const USUAL_WIDTH = 1440;
const fineness = (): number => devicePixelRatio * Math.max(1, screen.width / USUAL_WIDTH) * 1.5;

/** It has a size of its own: not every browser puts a drawing without one onto a canvas. */
function printOf(body: string, { x, y, width, height, pixels, defs = '' }: Frame): Promise<string> {
  const wide = Math.ceil(pixels * Math.min(1, fineness() / FINEST));
  const high = Math.round((wide * height) / width);
  const svg = `<svg xmlns="${SVG}" width="${wide}" height="${high}" viewBox="${x} ${y} ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
  return pictureOf(svg, wide, high);
}

function imageOf(url: string, { x, y, width, height }: Frame): Element {
  const image = document.createElementNS(SVG, 'image');
  for (const [name, value] of Object.entries({ x, y, width, height, href: url, decoding: 'sync' }))
    image.setAttribute(name, String(value));
  return image;
}
