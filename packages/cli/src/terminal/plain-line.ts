/** Formats data as one readable line: `deck 41, players [(score 3, cards 6) (score 0, cards 5)]`. */
export function plainLine(value: unknown): string {
  if (!isObject(value)) return String(value);
  if (Array.isArray(value)) return `[${value.map(nested).join(' ')}]`;
  return fieldsOf(value)
    .map(([name, field]) => `${name} ${nested(field)}`)
    .join(', ');
}

/** Formats what is different in `after` as one line. A list of the same length shows only the items that changed. */
export function changedLine(before: unknown, after: unknown): string {
  if (!isObject(before) || !isObject(after)) return plainLine(after);
  const old = new Map(fieldsOf(before));
  const changed = fieldsOf(after).filter(([name, field]) => !same(field, old.get(name)));
  const gone = [...old.keys()].filter((name) => fieldOf(after, name) === undefined).map((name) => `no ${name}`);
  return [...changed.map(([name, field]) => `${name} ${changedField(old.get(name), field)}`), ...gone].join(', ');
}

function changedField(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length || !after.every(isObject)) {
    return nested(after);
  }
  return after
    .flatMap((item, i) => (same(before[i], item) ? [] : [`${i} (${changedLine(before[i], item)})`]))
    .join(' ');
}

const nested = (value: unknown): string =>
  isObject(value) && !Array.isArray(value) ? `(${plainLine(value)})` : plainLine(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, field]) => field !== undefined);
const fieldOf = (value: object, name: string): unknown => new Map(fieldsOf(value)).get(name);
