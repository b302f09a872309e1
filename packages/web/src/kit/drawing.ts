const SVG = 'http://www.w3.org/2000/svg';

export type Fill = (element: Element | null) => void;
const fills = new Map<string, Fill>();
/** What an element shows now, so that a picture that arrives late does not replace a newer one. */
export const filledBy = new WeakMap<Element, Fill>();

/**
 * A `ref` that fills its `<svg>` or `<g>` with one of our drawings. Each drawing is parsed once and then copied: a table has
 * hundreds of them, and parsing one takes as long as drawing a card. Only for drawings that are used many times; a drawing
 * for one place is set as HTML.
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
