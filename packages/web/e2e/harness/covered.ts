import type { Page } from 'playwright-core';

/**
 * Words that are covered, or cut off where they can't be scrolled to: which, and by what. It ignores words in scenery,
 * overlapping cards of a fan, and text shortened by an ellipsis. Elements in `panels` may cover words.
 */
export const hiddenWords = (page: Page, panels: readonly string[] = []): Promise<readonly string[]> =>
  page.evaluate(look, ['dialog', ...panels].join());

/** Runs in the page. */
function look(panels: string): readonly string[] {
  // Elements that let clicks through still cover words.
  const all = new CSSStyleSheet();
  all.replaceSync('*, ::before, ::after { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(all);
  const nameOf = (one: Element) => `${one.localName}.${[...one.classList].join('.')}`;
  const isOne = (node: Node): boolean => node instanceof Text && node.data.trim() !== '';
  const isCutting = ({ overflow, contain }: CSSStyleDeclaration): boolean =>
    overflow !== 'visible' || contain.includes('paint') || contain.includes('strict');
  /** The visible part of a box, and whether the rest can be scrolled to. */
  const seenOf = (of: Element, box: DOMRect) => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    let canScroll = false;
    for (let at: Element | null = of; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (!isCutting(style)) continue;
      const edge = at.getBoundingClientRect();
      const isInside = left >= edge.left && top >= edge.top && right <= edge.right && bottom <= edge.bottom;
      if (isInside) continue;
      canScroll ||= /auto|scroll/.test(`${style.overflowX} ${style.overflowY}`);
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    canScroll ||= document.documentElement.scrollHeight > innerHeight && (top < 0 || bottom > innerHeight);
    [left, top] = [Math.max(left, 0), Math.max(top, 0)];
    [right, bottom] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return { x: left, y: top, width: right - left, height: bottom - top, canScroll };
  };
  const isSolid = (one: Element): boolean => {
    const { backgroundColor, backgroundImage, opacity, fill } = getComputedStyle(one);
    // It isn't known where a picture is transparent.
    if (one instanceof SVGElement) return !['svg', 'image'].includes(one.localName) && fill !== 'none';
    const alpha = backgroundColor === 'transparent' ? 0 : Number(/[,/] ?([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1);
    const isPainted = alpha > 0.3 || backgroundImage !== 'none' || [...one.childNodes].some(isOne);
    return isPainted && Number(opacity) > 0.4;
  };
  const canScrollAt = (of: Element, y: number): boolean => {
    for (let at: Element | null = of; at !== null; at = at.parentElement) {
      const isRoot = at === document.documentElement;
      if (!isRoot && !/auto|scroll/.test(getComputedStyle(at).overflowY)) continue;
      const { top, height } = isRoot ? { top: 0, height: innerHeight } : at.getBoundingClientRect();
      if (y < top + height / 2 ? at.scrollTop > 0 : at.scrollTop + height < at.scrollHeight - 1) return true;
    }
    return false;
  };
  /** Does this stay where it is while these words can be scrolled out from under it? */
  const canComeOut = (over: Element, of: Element, y: number): boolean => {
    if (!canScrollAt(of, y)) return false;
    for (let at: Element | null = over; at !== null; at = at.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return true;
    return false;
  };
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const of = text.parentElement;
    if (of === null || !isOne(text) || of.closest('svg, .sr, .skip, .fan') !== null) continue;
    const own = of.getBoundingClientRect();
    if (own.width < 3 || !of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const words = `${nameOf(of)} "${text.textContent?.trim().slice(0, 40)}"`;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const box of range.getClientRects()) {
      if (box.width < 3 || box.height < 3) continue;
      const { x, y, width, height, canScroll } = seenOf(of, box);
      const { overflow, textOverflow, webkitLineClamp } = getComputedStyle(of);
      const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      if (canScroll || (overflow !== 'visible' && isShortened)) continue;
      // Letters are smaller than their line box.
      if (height < 0.6 * box.height || width < box.width - 0.3 * box.height) {
        found.add(`${words} is cut off`);
        continue;
      }
      for (const part of [0.1, 0.5, 0.9]) {
        const hit = document.elementsFromPoint(x + width * part, y + height / 2);
        const over = hit.slice(
          0,
          Math.max(
            0,
            hit.findIndex((one) => one === of || of.contains(one)),
          ),
        );
        const by = over.find(
          (one) => !one.contains(of) && one.closest(panels) === null && isSolid(one) && !canComeOut(one, of, y),
        );
        if (by !== undefined) found.add(`${words} lies under ${nameOf(by)}`);
      }
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== all);
  return [...found];
}
