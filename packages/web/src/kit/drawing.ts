const SVG = 'http://www.w3.org/2000/svg';

export type Fill = (element: Element | null) => void;
const fills = new Map<string, Fill>();
/** What fills an element now: a picture that comes late must not take the place of what came after it was asked for. */
export const filledBy = new WeakMap<Element, Fill>();

/**
 * A `ref` that fills its `<svg>` or `<g>` with a drawing of the house. Every drawing is parsed once and copied wherever it is
 * seen: a table draws hundreds of them, and to parse one takes as long as to draw a card. Only for drawings that come
 * again and again; what is made for one place is set as HTML.
 *
 * @example
 * <svg viewBox="0 0 512 512" ref={drawing(horseshoe)} />
 */
export function drawing(body: string): Fill {
  const known = fills.get(body);
  if (known !== undefined) return known;
  let parsed: Element | undefined;
  const fill = (element: Element | null) => {
    if (element === null) return;
    filledBy.set(element, fill);
    parsed ??= parse(body);
    element.replaceChildren(...parsed.cloneNode(true).childNodes);
  };
  fills.set(body, fill);
  return fill;
}

function parse(body: string): Element {
  const group = document.createElementNS(SVG, 'g');
  group.innerHTML = body;
  return group;
}
