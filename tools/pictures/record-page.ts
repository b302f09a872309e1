/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';
import type { Frame } from './animated-webp.ts';

type Shot = { readonly jpeg: string; readonly at: number };

/** Records what a page shows while `act` runs. Chromium sends a picture whenever the page changes. */
export async function recordPage(page: Page, act: () => Promise<void>): Promise<readonly Shot[]> {
  const shots: Shot[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ jpeg: data, at: (metadata.timestamp ?? 0) * 1000 });
    // A closed page can't confirm its last frames.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 });
  await act();
  await session.send('Page.stopScreencast');
  return shots;
}

export type Cutting = {
  readonly width: number;
  readonly height: number;
  /** Frames come at least this far apart. */
  readonly least: number;
  /** Nothing stands still for longer. */
  readonly most: number;
  readonly total: number;
  readonly quality: number;
};

/** Turns pictures into frames of an animation: scaled, with only what changed in each, encoded by the browser. */
export async function cutFrames(browser: Browser, shots: readonly Shot[], cutting: Cutting): Promise<readonly Frame[]> {
  const page = await browser.newPage();
  const picked = pick(shots, cutting);
  const frames: Frame[] = [];
  for (const { jpeg, millis } of picked) {
    const cut = await page.evaluate(encodeChange, { jpeg, ...cutting });
    const last = frames.at(-1);
    if (cut !== undefined) frames.push({ ...cut, file: Buffer.from(cut.webp, 'base64'), millis });
    else if (last !== undefined) frames[frames.length - 1] = { ...last, millis: last.millis + millis };
  }
  await page.close();
  return frames;
}

function pick(shots: readonly Shot[], { least, most, total }: Cutting) {
  const kept: Shot[] = [];
  for (const shot of shots) if (shot.at - (kept.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= least) kept.push(shot);
  let length = 0;
  return kept.flatMap(({ jpeg, at }, i) => {
    const millis = Math.min(most, (kept[i + 1]?.at ?? at + most) - at);
    length += millis;
    return length > total ? [] : [{ jpeg, millis }];
  });
}

/** Runs in a page. Keeps the last picture on a canvas, and returns the rectangle that differs from it as WebP. */
async function encodeChange({
  jpeg,
  width,
  height,
  quality,
}: {
  jpeg: string;
  width: number;
  height: number;
  quality: number;
}) {
  const TOLERANCE = 12;
  const store = globalThis as { lastPixels?: Uint8ClampedArray };
  const bytes = Uint8Array.from(atob(jpeg), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }), {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  });
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('Cannot draw: the browser has no canvas');
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, width, height).data;
  const before = store.lastPixels;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    const isSame =
      before !== undefined &&
      Math.abs((pixels[at] ?? 0) - (before[at] ?? 0)) <= TOLERANCE &&
      Math.abs((pixels[at + 1] ?? 0) - (before[at + 1] ?? 0)) <= TOLERANCE &&
      Math.abs((pixels[at + 2] ?? 0) - (before[at + 2] ?? 0)) <= TOLERANCE;
    if (isSame) continue;
    const x = (at / 4) % width;
    const y = Math.floor(at / 4 / width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  if (left >= right) return undefined;
  store.lastPixels = pixels;
  const [x, y] = [left - (left % 2), top - (top % 2)];
  const part = new OffscreenCanvas(right - x, bottom - y);
  part.getContext('2d')?.drawImage(canvas, -x, -y);
  const blob = await part.convertToBlob({ type: 'image/webp', quality });
  const file = new Uint8Array(await blob.arrayBuffer());
  let binary = '';
  for (const byte of file) binary += String.fromCharCode(byte);
  return { webp: btoa(binary), x, y, width: part.width, height: part.height };
}
