import { CommonPart } from './common-part.ts';
import { shapeOf } from './shape.ts';

/**
 * A value as one flat list, instead of dozens of small objects: a leaf is itself; an object is its shape, how many places it
 * takes in all, and its fields; a list is `LIST`, how many places it takes, how long it is, and its items; what other views
 * have as well is a `CommonPart`.
 */
export type Flat = unknown[];

/** What begins a list. */
export const LIST = Object.freeze({});
/** The number of places that an object without fields takes. */
export const EMPTY = 2;

export type Branch = Readonly<Record<string, unknown>>;
export const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Adds a value to a flat list. */
export function flatten(value: unknown, into: Flat, common: readonly CommonPart[]): void {
  if (!isBranch(value)) {
    into.push(value);
    return;
  }
  for (const part of common) {
    if (part.value !== value) continue;
    into.push(part);
    return;
  }
  const start = into.length;
  if (Array.isArray(value)) {
    into.push(LIST, 0, value.length);
    for (const item of value) flatten(item, into, common);
  } else {
    const names = Object.keys(value);
    into.push(shapeOf(names), 0);
    for (const name of names) flatten(value[name], into, common);
  }
  into[start + 1] = into.length - start;
}

/** How many places the value at this place takes. */
export function sizeAt(flat: Flat, place: number): number {
  const value = flat[place];
  return isBranch(value) && !(value instanceof CommonPart) ? Number(flat[place + 1]) : 1;
}
