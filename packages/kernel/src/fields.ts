/** Fields of an untrusted object, not checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * An object's `type` and its other own fields, each read once. `undefined` if it isn't an object. Inherited fields are
 * left out, and the result has no prototype to inherit from.
 *
 * @example
 * fieldsOf({ type: 'shoot', target: 2 }) // { type: 'shoot', rest: { target: 2 } }
 */
export function fieldsOf(input: unknown): { readonly type: unknown; readonly rest: Fields } | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const rest: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(input)) rest[name] = value;
  const { type } = rest;
  delete rest.type;
  return { type, rest };
}

/** Does the object have only these fields? */
export const hasOnly = (fields: Fields, ...names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name));

/**
 * The items of a list of at most `most`, each read once. `undefined` if it isn't a list or has a gap, which could read
 * an inherited value.
 */
export function itemsOf(value: unknown, most: number): readonly unknown[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const items: unknown[] = [];
  for (let i = 0; i < value.length; i++) {
    if (!Object.hasOwn(value, i)) return undefined;
    items.push(value[i]);
  }
  return items;
}
