import { signal } from '@preact/signals';

const KEY = 'saloon.overscan';
/** In percent of the width and the height, at each edge. */
const MOST = 5;

/** What is stored, or 0. */
export function readOverscan(kept: string | null): number {
  const percent = Number(kept ?? 0);
  return Number.isInteger(percent) && percent >= 0 && percent <= MOST ? percent : 0;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** How much of each edge this TV cuts off: the page stays inside. Remembered on this device. */
export const overscan = signal(readOverscan(stored()));

/** Makes the picture smaller or larger, by percents. */
export function shrinkBy(percent: number): void {
  overscan.value = Math.min(MOST, Math.max(0, overscan.peek() + percent));
  try {
    localStorage.setItem(KEY, String(overscan.peek()));
  } catch {
    // Without storage it counts until the page is closed.
  }
}

/** The part of the width and the height that the picture takes. */
export const pictureOf = (percent: number): number => 1 - (2 * percent) / 100;
