/** Named values that a stranger sent, none of them read yet. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * The own fields of an object, read once, apart from its `type`; `undefined` if it isn't an object. What the object
 * inherits is not there, nor can anything be inherited by the result.
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

/** Does the object have no field but these? */
export const hasOnly = (fields: Fields, ...names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name));

/** The items of a list with at most `most`, read once; `undefined` if it isn't one or has a gap, which could inherit. */
export function itemsOf(value: unknown, most: number): readonly unknown[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined;
  const items: unknown[] = [];
  for (let i = 0; i < value.length; i++) {
    if (!Object.hasOwn(value, i)) return undefined;
    items.push(value[i]);
  }
  return items;
}
