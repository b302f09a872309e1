/**
 * How to turn one view into the next: a whole new value; or of an object the fields that changed, by name, and in `-` the
 * names of those that are gone; or of a list the items that changed, each with its index, and in `#` its new length where
 * that is another. (Pairs, because an object with numbers for names takes five times as long to be made into JSON.)
 */
export type Patch =
  | { readonly '=': unknown }
  | { readonly '+'?: Readonly<Record<string, Patch>>; readonly '-'?: readonly string[] }
  | { readonly '*'?: readonly ItemPatch[]; readonly '#'?: number };
export type ItemPatch = readonly [index: number, patch: Patch];

/**
 * The patch from one plain value to another; `undefined` when they are the same. A field that is `undefined` counts as
 * not there, as in JSON.
 */
export function diff(from: unknown, to: unknown): Patch | undefined {
  weight = 0;
  return part(from, to);
}

/** The same, but all of the new value where that is the shorter message. */
export function update(from: unknown, to: unknown): Patch | undefined {
  const patch = diff(from, to);
  if (patch === undefined || '=' in patch || weight < SHORT || weight <= lengthOf(to, weight)) return patch;
  return { '=': to };
}

/** The next value: what is not in the patch is shared with the last one, which stays as it was. */
export function patched(from: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return from;
  if ('=' in patch) return patch['='];
  if (!isBranch(from)) throw new Error('Cannot patch: the last view is not an object or a list');
  return Array.isArray(from) ? patchedList(from, patch) : patchedFields(from, patch);
}

function patchedFields(from: Branch, patch: Exclude<Patch, { '=': unknown }>): Branch {
  const to = { ...from };
  if ('*' in patch || '#' in patch)
    throw new Error('Cannot patch: the last view is an object, the patch is for a list');
  const parts = ('+' in patch && patch['+']) || {};
  for (const name of Object.keys(parts)) put(to, name, patched(fieldOf(from, name), parts[name]));
  if ('-' in patch) for (const name of patch['-'] ?? []) delete to[name];
  return to;
}

function patchedList(from: readonly unknown[], patch: Exclude<Patch, { '=': unknown }>): readonly unknown[] {
  if ('+' in patch || '-' in patch)
    throw new Error('Cannot patch: the last view is a list, the patch is for an object');
  const to = from.slice(0, '#' in patch ? patch['#'] : undefined);
  if ('*' in patch) for (const [index, part] of patch['*'] ?? []) to[index] = patched(from[index], part);
  return to;
}

/** Below this a patch is sent without comparing: hardly any view is so short. */
const SHORT = 300;
/** About how many characters the patch that is being made has so far: counting them afterwards costs more than making it. */
let weight = 0;

function part(from: unknown, to: unknown): Patch | undefined {
  if (from === to) return undefined;
  if (!isBranch(from) || !isBranch(to)) return whole(to);
  if (Array.isArray(to)) return Array.isArray(from) ? listPart(from, to) : whole(to);
  return Array.isArray(from) ? whole(to) : fieldsPart(from, to);
}

function fieldsPart(from: Branch, to: Branch): Patch | undefined {
  let changed: Branch | undefined;
  let gone: string[] | undefined;
  /** How many names the two have in common: when those are all, none of the last one's has to be looked for. */
  let common = 0;
  for (const name in to) {
    const value = to[name];
    if (from[name] === value) {
      // Whatever an object inherits is defined, so a name that is there and undefined is its own.
      if (value !== undefined || name in from) common += 1;
      continue;
    }
    const before = fieldOf(from, name);
    if (before !== undefined || Object.hasOwn(from, name)) common += 1;
    if (before === value) continue;
    if (value === undefined) {
      gone ??= [];
      gone.push(name);
      weight += name.length + FIELD;
      continue;
    }
    const patch = before === undefined ? whole(value) : part(before, value);
    if (patch === undefined) continue;
    changed ??= {};
    put(changed, name, patch);
    weight += name.length + FIELD;
  }
  for (const _name in from) common -= 1;
  if (common !== 0) {
    for (const name in from) {
      if (from[name] === undefined || Object.hasOwn(to, name)) continue;
      gone ??= [];
      gone.push(name);
      weight += name.length + FIELD;
    }
  }
  if (changed === undefined && gone === undefined) return undefined;
  weight += BRANCH;
  if (gone === undefined) return { '+': changed as Record<string, Patch> };
  return changed === undefined ? { '-': gone } : { '+': changed as Record<string, Patch>, '-': gone };
}

/** A list that grew or shrank is sent by its items that are new; one whose items mostly changed, whole. */
function listPart(from: readonly unknown[], to: readonly unknown[]): Patch | undefined {
  const before = weight;
  let changed: ItemPatch[] | undefined;
  for (let i = 0; i < to.length; i++) {
    const value = to[i];
    if (i < from.length && from[i] === value) continue;
    const patch = i < from.length ? part(from[i], value) : whole(value);
    if (patch === undefined) continue;
    changed ??= [];
    changed.push([i, patch]);
    weight += ITEM;
  }
  const isSameLength = from.length === to.length;
  if (changed === undefined && isSameLength) return undefined;
  if (changed !== undefined && 2 * changed.length > to.length && weight - before > lengthOf(to, weight - before)) {
    weight = before;
    return whole(to);
  }
  weight += BRANCH;
  if (changed === undefined) return { '#': to.length };
  return isSameLength ? { '*': changed } : { '*': changed, '#': to.length };
}

function whole(value: unknown): Patch {
  weight += WHOLE + lengthOf(value, Number.POSITIVE_INFINITY);
  // One frozen list in a message, and V8 takes its slow way through all of it when it makes JSON.
  return { '=': Array.isArray(value) && Object.isFrozen(value) ? value.slice() : value };
}

/** `"":,` around a field, `[1,],` around an item, `{"=":}` around a value, `{"+":{}}` around parts. */
const FIELD = 4;
const ITEM = 5;
const WHOLE = 6;
const BRANCH = 8;

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

type Branch = Record<string, unknown>;
const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** What an object itself has under this name: plain data holds no functions, so those are inherited. */
function fieldOf(object: Branch, name: string): unknown {
  if (name === '__proto__') return Object.hasOwn(object, name) ? object[name] : undefined;
  const value = object[name];
  return typeof value === 'function' ? undefined : value;
}

function put(object: Branch, name: string, value: unknown): void {
  if (name !== '__proto__') object[name] = value;
  else Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}
