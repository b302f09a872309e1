/**
 * How to turn one view into the next: a whole new value; or of an object the fields that changed, by name, and in `-` the
 * names of those that are gone; or of a list the items that changed, each with its index, and in `#` its new length where
 * that is another. (Pairs, because an object with numbers for names takes five times as long to be made from JSON.)
 */
export type Patch =
  | { readonly '=': unknown }
  | { readonly '+'?: Readonly<Record<string, Patch>>; readonly '-'?: readonly string[] }
  | { readonly '*'?: readonly ItemPatch[]; readonly '#'?: number };
export type ItemPatch = readonly [index: number, patch: Patch];

/** The next value: what is not in the patch is shared with the last one, which stays as it was. */
export function patched(from: unknown, patch: Patch | undefined): unknown {
  if (patch === undefined) return from;
  if ('=' in patch) return patch['='];
  if (typeof from !== 'object' || from === null)
    throw new Error('Cannot patch: the last view is not an object or a list');
  return Array.isArray(from) ? patchedList(from, patch) : patchedFields(from as Fields, patch);
}

type Fields = Record<string, unknown>;

function patchedFields(from: Fields, patch: Exclude<Patch, { '=': unknown }>): Fields {
  const to = { ...from };
  if ('*' in patch || '#' in patch)
    throw new Error('Cannot patch: the last view is an object, the patch is for a list');
  const parts = ('+' in patch && patch['+']) || {};
  for (const name of Object.keys(parts)) {
    put(to, name, patched(Object.hasOwn(from, name) ? from[name] : undefined, parts[name]));
  }
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

function put(object: Fields, name: string, value: unknown): void {
  if (name !== '__proto__') object[name] = value;
  else Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}
