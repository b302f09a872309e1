import { drawing, type Fill } from './drawing.ts';
import { pictureOf, whenIdle } from './print.ts';

/** What is printed: the part of the drawing that is seen, and how many pixels wide its picture is. */
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
const filledBy = new WeakMap<Element, Fill>();

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
  const fill: Fill = (element) => {
    if (element === null) return;
    filledBy.set(element, fill);
    if (url !== undefined) return element.replaceChildren(imageOf(url, frame));
    lines(element);
    waiting?.add(element);
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

/** It has a size of its own: not every browser puts a drawing without one onto a canvas. */
function printOf(body: string, { x, y, width, height, pixels, defs = '' }: Frame): Promise<string> {
  const high = Math.round((pixels * height) / width);
  const svg = `<svg xmlns="${SVG}" width="${pixels}" height="${high}" viewBox="${x} ${y} ${width} ${height}"><defs>${defs}</defs>${body}</svg>`;
  return pictureOf(svg, pixels, high);
}

function imageOf(url: string, { x, y, width, height }: Frame): Element {
  const image = document.createElementNS(SVG, 'image');
  for (const [name, value] of Object.entries({ x, y, width, height, href: url, decoding: 'sync' }))
    image.setAttribute(name, String(value));
  return image;
}
