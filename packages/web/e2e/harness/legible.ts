import type { Page } from 'playwright-core';
import { hiddenWords } from './covered.ts';
import { PANELS } from './fit.ts';
import { smallTargets } from './layout.ts';

/** The largest page that we examine in full, in screens. */
const SCREENS = 8;

/** The least side of what a finger presses, in pixels. */
const FINGER = 40;

/** A name in a sentence or a list. */
const INLINE = /^a\. /;

/** What makes the page hard to read or to use at its size, whatever its colors: each fault once, in words. */
export async function faultsOn(page: Page, isTouch: boolean): Promise<readonly string[]> {
  const found = new Set<string>(await page.evaluate(shapes));
  for (const one of await page.evaluate(notices)) found.add(one);
  // What is fixed to the screen may lie over words that can be scrolled away from under it.
  for (let screen = 0; screen < SCREENS; screen++) {
    const isEnd = await page.evaluate(scrollTo, screen);
    for (const one of await hiddenWords(page, [...PANELS, '.toasts', '.match-strip'])) found.add(one);
    if (isEnd) break;
  }
  await page.evaluate(scrollTo, 0);
  if (isTouch) for (const one of await smallTargets(page, FINGER)) if (!INLINE.test(one)) found.add(`small: ${one}`);
  await page.evaluate(scrollTo, 0);
  return [...found];
}

/** Runs in the page: shows the nth screen of it. Returns whether that is the last one. */
function scrollTo(screen: number): boolean {
  const root = document.documentElement;
  root.scrollTop = screen * (innerHeight - 100);
  return root.scrollTop + innerHeight >= root.scrollHeight - 1;
}

/** Runs in the page: sideways scrolling, narrow columns, broken words, words outside their box, words and controls over others. */
function shapes(): readonly string[] {
  /** A column of fewer characters than this can't be read. */
  const CHARACTERS = 8;
  const found = new Set<string>();
  const nameOf = (one: Element) => `${one.localName}.${[...one.classList].join('.')}`;
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} px wide on ${root.clientWidth}`);
  // A page that fills the screen never scrolls.
  const isWhole =
    document.querySelector('.table-page, .screen-page, .screen-waiting, .hand-page, .hand-table') !== null;
  if (isWhole && root.scrollHeight > root.clientHeight)
    found.add(`the table is ${root.scrollHeight} px high on ${root.clientHeight}`);

  const isSeen = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const hasEdge = (one: Element): boolean => {
    const { backgroundColor, backgroundImage, boxShadow, borderLeftWidth, display } = getComputedStyle(one);
    if (display.startsWith('inline') && display !== 'inline-flex' && display !== 'inline-block') return false;
    const isPainted = !/^rgba\(.*, 0\)$/.test(backgroundColor) && backgroundColor !== 'transparent';
    return isPainted || backgroundImage !== 'none' || boxShadow !== 'none' || borderLeftWidth !== '0px';
  };
  /** Is this in something that scrolls or cuts, between it and the box around that? */
  const isClipped = (of: Element, box: Element | undefined): boolean => {
    for (let at: Element | null = of; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX !== 'visible' || overflowY !== 'visible') return true;
      if (at === box) return false;
    }
    return false;
  };
  const blockOf = (of: Element): Element | null => {
    let at: Element | null = of;
    while (at !== null && getComputedStyle(at).display === 'inline') at = at.parentElement;
    return at;
  };
  const boxOf = (of: Element): Element | undefined => {
    for (let at: Element | null = of; at !== null && at !== document.body; at = at.parentElement)
      if (hasEdge(at)) return at;
    return undefined;
  };
  const inControls = new Map<Element, readonly DOMRect[]>();
  const areOver = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > Math.min(a.height, b.height) / 3;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const of = node.parentElement;
    const text = node.textContent ?? '';
    if (of === null || text.trim() === '' || of.closest('svg, .sr, .skip, .fan, script, style, option') !== null)
      continue;
    if (!isSeen(of)) continue;
    const words = `${nameOf(of)} "${text.trim().slice(0, 40)}"`;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    const lines = new Set(rects.map(({ top }) => Math.round(top))).size;
    const control = of.closest('a, button');
    if (control !== null && control.closest('.scene, .table-scene, .card') === null) {
      const others = inControls.get(control) ?? [];
      if (rects.some((rect) => others.some((one) => areOver(one, rect)))) found.add(`${words} lies over other words`);
      inControls.set(control, [...others, ...rects]);
    }
    const { fontSize } = getComputedStyle(of);
    const column = blockOf(of)?.clientWidth ?? innerWidth;
    // Shown to screen readers only.
    if (column < 3) continue;
    // A letter is about half as wide as it is high.
    const isNarrow = column < (CHARACTERS / 2) * Number.parseFloat(fontSize);
    if (lines >= 3 && isNarrow) found.add(`${words} stands in a column of ${column} px, in ${lines} lines`);
    // Where a line ends inside a word: only a word longer than the column may break.
    if (lines >= 2) {
      const part = document.createRange();
      let top = Number.NaN;
      let begin = 0;
      for (let i = 0; i < text.length; i++) {
        part.setStart(node, i);
        part.setEnd(node, i + 1);
        const [rect] = part.getClientRects();
        if (rect === undefined || rect.width === 0) continue;
        const isNewLine = Math.abs(rect.top - top) > 3;
        const isInside = /[\p{L}\p{N}]/u.test(text[i - 1] ?? ' ') && /[\p{L}\p{N}]/u.test(text[i] ?? ' ');
        if (isNewLine && isInside && i - begin < CHARACTERS)
          found.add(`${words} breaks a word after ${i - begin} letters`);
        if (isNewLine) begin = i;
        top = rect.top;
      }
    }
    const box = boxOf(of);
    if (box === undefined || box.closest('.scene, .table-scene') !== null) continue;
    const { overflowX, textOverflow } = getComputedStyle(of);
    if (overflowX !== 'visible' && textOverflow === 'ellipsis') continue;
    const edge = box.getBoundingClientRect();
    if (isClipped(of, box)) continue;
    for (const { left, right, top, bottom } of rects) {
      // Letters are smaller than their line.
      const air = (bottom - top) / 4;
      const isOut =
        left < edge.left - 1 || right > edge.right + 1 || top + air < edge.top || bottom - air > edge.bottom;
      if (isOut) found.add(`${words} is outside its box ${nameOf(box)}`);
    }
  }

  const controls = [...document.querySelectorAll<HTMLElement>('button, a.btn, a.ib, input, select, textarea')].filter(
    (one) =>
      isSeen(one) &&
      one.closest('.sr, .fan, .scene, .table-scene, dialog, svg') === null &&
      one.getBoundingClientRect().width > 2 &&
      !isClipped(one, undefined),
  );
  const at = controls.map((one) => ({ one, box: one.getBoundingClientRect() }));
  const isFixed = (one: Element | null): boolean =>
    one !== null && (/fixed|sticky/.test(getComputedStyle(one).position) || isFixed(one.parentElement));
  for (const [i, a] of at.entries())
    for (const b of at.slice(i + 1)) {
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide <= 2 || high <= 2 || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      if (isFixed(a.one) !== isFixed(b.one)) continue;
      found.add(
        `${nameOf(a.one)} "${a.one.textContent?.slice(0, 20)}" lies over ${nameOf(b.one)} "${b.one.textContent?.slice(0, 20)}"`,
      );
    }
  return [...found];
}

/** Runs in the page: notices that are outside the screen, or that something covers. */
function notices(): readonly string[] {
  if (document.querySelector('dialog:modal') !== null) return [];
  const all = [...document.querySelectorAll('.announcement, .notice-line, .strip, .toast, .match-strip')];
  return all.flatMap((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2) return [];
    const words = `notice "${one.textContent?.trim().slice(0, 40)}"`;
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1) return [`${words} is outside`];
    const hit = document.elementFromPoint(left + 12, (top + bottom) / 2);
    return hit !== null && one.contains(hit) ? [] : [`${words} lies under ${hit?.className}`];
  });
}

/** Words with too little contrast against what is really painted behind them. */
export async function paleWords(page: Page): Promise<readonly string[]> {
  // Everything but the words.
  await page.evaluate(() => {
    const bare = new CSSStyleSheet();
    bare.replaceSync(
      '.toasts, .match-strip { visibility: hidden !important; } *, ::before, ::after { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important; caret-color: transparent !important; transition: none !important; }',
    );
    document.adoptedStyleSheets.push(bare);
  });
  const { width, height } = await page.evaluate((most) => {
    const { clientWidth, scrollHeight } = document.documentElement;
    return { width: clientWidth, height: Math.min(scrollHeight, most * innerHeight) };
  }, SCREENS);
  const picture = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width, height },
    type: 'jpeg',
    quality: 92,
    scale: 'css',
  });
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return page.evaluate(compare, picture.toString('base64'));
}

/** Runs in the page. */
async function compare(picture: string): Promise<readonly string[]> {
  const bytes = Uint8Array.from(atob(picture), (char) => char.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return ['there is no canvas'];
  context.drawImage(image, 0, 0);
  type Rgb = readonly [number, number, number];
  const channel = (value: number) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const lightOf = ([r, g, b]: Rgb) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const reader = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const parsed = new Map<string, readonly [number, number, number, number]>();
  /** Any color that CSS can compute. */
  const read = (color: string) => {
    const known = parsed.get(color);
    if (known !== undefined || reader === null) return known ?? ([0, 0, 0, 1] as const);
    reader.clearRect(0, 0, 1, 1);
    reader.fillStyle = color;
    reader.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0, a = 255] = reader.getImageData(0, 0, 1, 1).data;
    const rgba = [r, g, b, a / 255] as const;
    parsed.set(color, rgba);
    return rgba;
  };
  const found = new Set<string>();
  // What is fixed to the screen is in the picture once, over words that can be scrolled away from under it.
  const fixed = [...document.querySelectorAll('body *')].filter((one) =>
    /fixed|sticky/.test(getComputedStyle(one).position),
  );
  const isUnder = (of: Element, { left, top, right, bottom }: DOMRect) =>
    fixed.some((over) => {
      const edge = over.getBoundingClientRect();
      const meets = left < edge.right && right > edge.left && top < edge.bottom && bottom > edge.top;
      return meets && !over.contains(of);
    });
  const root = document.querySelector('dialog:modal') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const of = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (of === null || !/[\p{L}\p{N}]/u.test(text)) continue;
    if (of.closest('svg, .sr, .skip, script, style, option, :disabled, [aria-disabled=true], [inert]') !== null)
      continue;
    if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const style = getComputedStyle(of);
    let opacity = 1;
    let clip = { left: 0, top: 0, right: image.width, bottom: image.height };
    for (let at: Element | null = of; at !== null; at = at.parentElement) {
      const { opacity: own, overflow } = getComputedStyle(at);
      opacity *= Number(own);
      if (overflow === 'visible' || at === document.body || at === document.documentElement) continue;
      const edge = at.getBoundingClientRect();
      clip = {
        left: Math.max(clip.left, edge.left + scrollX),
        top: Math.max(clip.top, edge.top + scrollY),
        right: Math.min(clip.right, edge.right + scrollX),
        bottom: Math.min(clip.bottom, edge.bottom + scrollY),
      };
    }
    const [r, g, b, a] = read(style.color);
    const range = document.createRange();
    range.selectNodeContents(node);
    const [rect] = [...range.getClientRects()].filter(({ width, height }) => width > 3 && height > 3);
    if (rect === undefined || isUnder(of, rect)) continue;
    const left = Math.max(clip.left, Math.round(rect.left + scrollX));
    const right = Math.min(clip.right, Math.round(rect.right + scrollX));
    // Letters are smaller than their line.
    const top = Math.max(clip.top, Math.round(rect.top + scrollY + rect.height * 0.2));
    const bottom = Math.min(clip.bottom, Math.round(rect.bottom + scrollY - rect.height * 0.2));
    if (right - left < 3 || bottom - top < 3) continue;
    const { data, width, height } = context.getImageData(left, top, right - left, bottom - top);
    const ratios: number[] = [];
    const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 400)));
    for (let y = 0; y < height; y += step)
      for (let x = 0; x < width; x += step) {
        const i = 4 * (y * width + x);
        const ground: Rgb = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
        const share = a * opacity;
        const mixed: Rgb = [
          r * share + ground[0] * (1 - share),
          g * share + ground[1] * (1 - share),
          b * share + ground[2] * (1 - share),
        ];
        ratios.push(contrast(lightOf(mixed), lightOf(ground)));
      }
    ratios.sort((one, other) => one - other);
    // A seam or a stroke of a picture behind a few letters doesn't count.
    const worst = ratios[Math.floor(ratios.length * 0.2)] ?? 21;
    const size = Number.parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    const needed = isLarge ? 3 : 4.5;
    if (worst < needed - 0.05)
      found.add(
        `${of.localName}.${[...of.classList].join('.')} "${text.slice(0, 40)}" has a contrast of ${worst.toFixed(1)}`,
      );
  }
  return [...found];
}
