/**
 * Pictures of what is small and seen dozens of times, such as the back of a card: to draw a picture takes a tenth of the
 * time that its lines, weaves and curves take. A picture is a rule of a sheet of its own and not a style of each element,
 * and first the lines themselves, so that nothing waits for it.
 */
const printed = new Set<string>();
let sheet: CSSStyleSheet | undefined;

export type Print = { readonly svg: string; readonly width: number; readonly height: number };

/**
 * Gives whatever this selector names a print as its background; asked for again, it does nothing.
 *
 * @example
 * print('.back.xs.b-law > .stock', () => ({ svg: '<svg xmlns="…" …/>', width: 132, height: 185 }));
 */
export function print(selector: string, draw: () => Print): void {
  if (printed.has(selector) || typeof document === 'undefined') return;
  printed.add(selector);
  const { svg, width, height } = draw();
  const rule = ruleOf(`${selector}{background:url("${linesOf(svg)}") 0 0/100% 100%}`);
  whenIdle(async () => {
    const picture = await pictureOf(svg, width, height);
    if (rule instanceof CSSStyleRule) rule.style.backgroundImage = `url("${picture}")`;
  });
}

function ruleOf(text: string): CSSRule | undefined {
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  return sheet.cssRules[sheet.insertRule(text, sheet.cssRules.length)];
}

/** A drawing as a picture of so many pixels. */
export async function pictureOf(svg: string, width: number, height: number): Promise<string> {
  const image = new Image(width, height);
  image.src = linesOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle));
  if (blob === null) throw new Error(`Cannot print a picture of ${width} by ${height}: the browser made none`);
  return dataUrlOf(blob);
}

const linesOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** Shown at once, where the address of a blob has to be loaded first. */
const dataUrlOf = (blob: Blob): Promise<string> =>
  new Promise((settle, fail) => {
    const reader = new FileReader();
    reader.onload = () => settle(String(reader.result));
    reader.onerror = () => fail(reader.error);
    reader.readAsDataURL(blob);
  });

const queue: (() => Promise<void>)[] = [];

/** One after the other, while the page has nothing else to do. Where no picture can be made, the lines stay. */
export function whenIdle(make: () => Promise<void>): void {
  queue.push(make);
  if (queue.length === 1) soon(next);
}

async function next(): Promise<void> {
  await queue[0]?.().catch(() => undefined);
  queue.shift();
  if (queue.length > 0) soon(next);
}

const soon = (act: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : setTimeout(act, 50);
