import { textOf } from './json-text.ts';

/** The names of an object's fields, in their order, and each as it begins a field of a patch. */
export class Shape {
  readonly names: readonly string[];
  readonly heads: readonly string[];
  constructor(names: readonly string[]) {
    this.names = names;
    this.heads = names.map((name) => `${textOf(name)}:`);
  }
}

/** Shapes by their first name, of so many. */
const shapes = new Map<string, Shape[]>();
const MOST_FIRST = 1000;
/** So many with the same first name: where there are more, names are data and not worth keeping. */
const MOST_ALIKE = 20;

/** One shape for all objects with the same names: there are few, and thousands of views. */
export function shapeOf(names: readonly string[]): Shape {
  const first = names[0] ?? '';
  const alike = shapes.get(first) ?? [];
  for (const shape of alike) if (hasNames(shape, names)) return shape;
  const shape = new Shape(names);
  if (alike.length >= MOST_ALIKE) return shape;
  alike.push(shape);
  if (shapes.size >= MOST_FIRST) shapes.clear();
  shapes.set(first, alike);
  return shape;
}

function hasNames(shape: Shape, names: readonly string[]): boolean {
  if (shape.names.length !== names.length) return false;
  for (let i = 0; i < names.length; i++) if (shape.names[i] !== names[i]) return false;
  return true;
}
