/** Around a field: `"":,`. */
const FIELD = 4;

/** About how long a value is as JSON; stops counting beyond `most`. */
export function jsonLength(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return value < 10 ? 1 : value < 1000 ? 3 : 6;
  if (typeof value !== 'object' || value === null) return 5;
  let length = 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && length <= most; i++) length += 1 + jsonLength(value[i], most);
    return length;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  for (const name in fields) {
    const field = fields[name];
    if (field !== undefined) length += name.length + FIELD + jsonLength(field, most);
    if (length > most) break;
  }
  return length;
}
