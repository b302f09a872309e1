/**
 * Pictures of what is small and seen dozens of times, such as the back of a card: to draw a picture takes a tenth of the
 * time that its lines, weaves and curves take. A picture is a rule of a sheet of its own and not a style of each element,
 * and first the lines themselves, so that nothing waits for it.
 */
const printed = new Set<string>();
let sheet: CSSStyleSheet | undefined;

export type Print = { readonly svg: string; readonly width: number; readonly height: number };

/** One of the pictures of a background, and where it lies there: as in `background`, all of it unless told. */
export type Layer = { readonly print: Print; readonly place?: string };
const WHOLE = '0 0/100% 100%';

/**
 * Gives whatever this selector names prints as its background, the uppermost first, over a ground if it has one; asked for
 * again, it does nothing.
 *
 * @example
 * print('.back.xs.b-law > .stock', () => [{ print: { svg: '<svg xmlns="…" …/>', width: 132, height: 185 } }]);
 */
export function print(selector: string, draw: () => readonly Layer[], ground?: string): void {
  if (printed.has(selector) || typeof document === 'undefined') return;
  printed.add(selector);
  const layers = draw();
  const under = ground === undefined ? [] : [ground];
  const backgroundOf = (urls: readonly string[]): string =>
    [...layers.map(({ place = WHOLE }, i) => `url("${urls[i]}") ${place}`), ...under].join();
  const rule = ruleOf(`${selector}{background:${backgroundOf(layers.map(({ print: { svg } }) => linesOf(svg)))}}`);
  whenIdle(async () => {
    const pictures = await Promise.all(
      layers.map(({ print: { svg, width, height } }) => pictureOf(svg, width, height)),
    );
    if (rule instanceof CSSStyleRule) rule.style.background = backgroundOf(pictures);
  });
}

function ruleOf(text: string): CSSRule | undefined {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return sheet.cssRules[sheet.insertRule(text, sheet.cssRules.length)];
}

const known = new Map<string, Promise<string>>();

/** A drawing and the size of its picture in pixels. */
export function pictureOf(svg: string, width: number, height: number): Promise<string> {
  const picture = known.get(svg) ?? makePicture(svg, width, height);
  known.set(svg, picture);
  return picture;
}

async function makePicture(svg: string, width: number, height: number): Promise<string> {
  const image = new Image(width, height);
  image.src = linesOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  // Not by way of a blob, which goes through other processes and waits for moments of rest at each of them.
  return canvas.toDataURL();
}

const linesOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const wanted: (() => Promise<void>)[] = [];
const later: (() => unknown)[] = [];
/** So many are made side by side: each waits a while until the browser has read its drawing. */
const AT_ONCE = 3;
let making = 0;

/** While the page has nothing else to do. Where no picture can be made, the lines stay. */
export function whenIdle(make: () => Promise<void>): void {
  wanted.push(make);
  start();
}

/**
 * Rasterizes pictures in advance, after those that are on screen: dragging along a replay's time line shows all of them within
 * a second. Replaces earlier requests of this kind that have not been served.
 */
export function printAhead(asks: readonly (() => unknown)[]): void {
  later.splice(0, later.length, ...asks);
  start();
}

const REST_MS = 400;
let restsUntil = 0;

/** Somebody is at work, such as with a hand on the time line: what is printed ahead is put off for a while. */
export function putOffPrints(): void {
  restsUntil = performance.now() + REST_MS;
}

function start(): void {
  if (making === AT_ONCE || typeof document === 'undefined') return;
  making += 1;
  soon(next);
}

async function next(): Promise<void> {
  const rest = restsUntil - performance.now();
  if (wanted.length === 0 && later.length > 0 && rest > 0) return void setTimeout(next, rest);
  // One that was asked for before asks for nothing.
  while (wanted.length === 0 && later.length > 0) later.shift()?.();
  if (later.length > 0) start();
  await wanted
    .shift()?.()
    .catch(() => undefined);
  if (wanted.length + later.length > 0) return soon(next);
  making -= 1;
}

function soon(act: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(act);
  else setTimeout(act, 50);
}
