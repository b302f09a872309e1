/** The paths at which two values differ, such as `players.1.hand`. */
export function differences(a: unknown, b: unknown, path = ''): readonly string[] {
  if (Object.is(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [path];
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].flatMap((name) => differences(left[name], right[name], path === '' ? name : `${path}.${name}`));
}

/** The secrets in which two states differ, without the state of the random generator. */
export const secretsApart = (a: unknown, b: unknown): readonly string[] =>
  differences(a, b).filter((path) => !/^rng(\.|$)/.test(path));
