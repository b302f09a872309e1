import { jsonText, textOf } from './json-text.ts';

/**
 * The view that somebody was told last, and the patch (see `Patch`) from it to the next one. This is where a server spends
 * its day, so the view is not kept as it is, dozens of little objects all over the memory, but as one flat list; and the
 * patch is written straight as JSON.
 */
export class LastView {
  #flat: readonly unknown[];

  constructor(view: unknown) {
    begin([]);
    flatten(view);
    this.#flat = fresh.slice();
  }

  /**
   * The patch to this view, as JSON, or all of it where that is shorter; `undefined` when it is the same. From then on it is
   * the last one. A field that is `undefined` counts as not there, as in JSON.
   */
  update(view: unknown): string | undefined {
    begin(this.#flat);
    const text = part(view);
    if (text === '') return undefined;
    this.#flat = fresh.slice();
    return text.length < SHORT || text.length <= WHOLE + lengthOf(view, text.length) ? text : whole(view);
  }
}

/** Below this a patch is sent without comparing: hardly any view is so short. */
const SHORT = 300;
/** `{"=":}` around a value, `"":,` around a field. */
const WHOLE = 6;
const FIELD = 4;

/** The names of an object's fields, in their order. */
class Shape {
  readonly names: readonly string[];
  constructor(names: readonly string[]) {
    this.names = names;
  }
}
const LIST = Object.freeze({});

/**
 * A value flat: a leaf is itself; an object is its shape, how many places it takes in all, and its fields; a list is `LIST`,
 * how many places it takes, how long it is, and its items.
 */
let old: readonly unknown[] = [];
let at = 0;
const fresh: unknown[] = [];

function begin(flat: readonly unknown[]): void {
  old = flat;
  at = 0;
  fresh.length = 0;
}

const whole = (value: unknown): string => `{"=":${jsonText(value)}}`;

/** The patch from the old value at `at` to this one, or `''` for none. Goes on behind the old value, and adds the new one. */
function part(to: unknown): string {
  const before = old[at];
  if (!isBranch(to)) {
    skip();
    fresh.push(to);
    return before === to ? '' : whole(to);
  }
  if (Array.isArray(to)) return before === LIST ? listPart(to) : instead(to);
  return before instanceof Shape ? fieldsPart(before, to) : instead(to);
}

function instead(to: unknown): string {
  skip();
  flatten(to);
  return whole(to);
}

function skip(): void {
  at += sizeAt(at);
}

const sizeAt = (place: number): number => (isBranch(old[place]) ? Number(old[place + 1]) : 1);

function fieldsPart(shape: Shape, to: Branch): string {
  const { names } = shape;
  const [start, mark] = [at, fresh.length];
  fresh.push(shape, 0);
  at += 2;
  let changed = '';
  let gone = '';
  let count = 0;
  for (const name in to) {
    if (names[count] !== name) return unlikeFields(shape, to, start, mark);
    count += 1;
    const value = to[name];
    if (value === old[at]) {
      fresh.push(value);
      at += 1;
    } else if (value === undefined) {
      skip();
      fresh.push(value);
      gone += `,${textOf(name)}`;
    } else {
      const patch = part(value);
      if (patch !== '') changed += `,${textOf(name)}:${patch}`;
    }
  }
  if (count !== names.length) return unlikeFields(shape, to, start, mark);
  fresh[mark + 1] = fresh.length - mark;
  return fieldsText(changed, gone);
}

/** The same for an object with other fields than the old one, or in another order. */
function unlikeFields({ names }: Shape, to: Branch, start: number, mark: number): string {
  const places = new Map<string, number>();
  at = start + 2;
  for (const name of names) {
    places.set(name, at);
    skip();
  }
  const end = at;
  fresh.length = mark;
  const now = Object.keys(to);
  fresh.push(shapeOf(now), 0);
  let changed = '';
  let gone = '';
  for (const name of now) {
    const place = places.get(name);
    places.delete(name);
    const value = to[name];
    if (place === undefined || old[place] === undefined) {
      flatten(value);
      if (value !== undefined) changed += `,${textOf(name)}:${whole(value)}`;
    } else if (value === undefined) {
      fresh.push(value);
      gone += `,${textOf(name)}`;
    } else {
      at = place;
      const patch = part(value);
      if (patch !== '') changed += `,${textOf(name)}:${patch}`;
    }
  }
  for (const [name, place] of places) if (old[place] !== undefined) gone += `,${textOf(name)}`;
  at = end;
  fresh[mark + 1] = fresh.length - mark;
  return fieldsText(changed, gone);
}

function fieldsText(changed: string, gone: string): string {
  if (gone === '') return changed === '' ? '' : `{"+":{${changed.slice(1)}}}`;
  const without = `"-":[${gone.slice(1)}]}`;
  return changed === '' ? `{${without}` : `{"+":{${changed.slice(1)}},${without}`;
}

/** A list that grew or shrank is sent by its items that are new; one whose items mostly changed, whole. */
function listPart(to: readonly unknown[]): string {
  const end = at + sizeAt(at);
  const length = Number(old[at + 2]);
  const mark = fresh.length;
  fresh.push(LIST, 0, to.length);
  at += 3;
  let changed = '';
  let count = 0;
  for (let i = 0; i < to.length; i++) {
    const value = to[i];
    let patch = '';
    if (i >= length) {
      flatten(value);
      patch = whole(value);
    } else if (value === old[at]) {
      fresh.push(value);
      at += 1;
    } else patch = part(value);
    if (patch === '') continue;
    changed += `,[${i},${patch}]`;
    count += 1;
  }
  at = end;
  fresh[mark + 1] = fresh.length - mark;
  if (2 * count > to.length && changed.length > lengthOf(to, changed.length)) return whole(to);
  if (length === to.length) return count === 0 ? '' : `{"*":[${changed.slice(1)}]}`;
  return count === 0 ? `{"#":${to.length}}` : `{"*":[${changed.slice(1)}],"#":${to.length}}`;
}

/** Adds a value that is not compared with any. */
function flatten(value: unknown): void {
  if (!isBranch(value)) {
    fresh.push(value);
    return;
  }
  const mark = fresh.length;
  if (Array.isArray(value)) {
    fresh.push(LIST, 0, value.length);
    for (const item of value) flatten(item);
  } else {
    const names = Object.keys(value);
    fresh.push(shapeOf(names), 0);
    for (const name of names) flatten(value[name]);
  }
  fresh[mark + 1] = fresh.length - mark;
}

/** One shape for all objects with the same names: there are few, and thousands of views. */
const MOST_SHAPES = 5000;
const shapes = new Map<string, Shape>();
function shapeOf(names: readonly string[]): Shape {
  const key = names.join('\n');
  const known = shapes.get(key);
  if (known !== undefined && known.names.length === names.length) return known;
  const shape = new Shape(names);
  if (shapes.size >= MOST_SHAPES) shapes.clear();
  // A name with a line end in it may look like two: such a shape is not shared.
  if (known === undefined && !names.some((name) => name.includes('\n'))) shapes.set(key, shape);
  return shape;
}

/** About how long the value is as JSON; stops counting beyond `most`. */
function lengthOf(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return value < 10 ? 1 : value < 1000 ? 3 : 6;
  if (!isBranch(value)) return 5;
  let length = 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && length <= most; i++) length += 1 + lengthOf(value[i], most);
    return length;
  }
  for (const name in value) {
    const field = value[name];
    if (field !== undefined) length += name.length + FIELD + lengthOf(field, most);
    if (length > most) break;
  }
  return length;
}

type Branch = Readonly<Record<string, unknown>>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
