/** The places in which two pieces of plain data differ, as paths: `players.1.hand`. */
export function differences(a: unknown, b: unknown, path = ''): readonly string[] {
  if (Object.is(a, b)) return [];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [path];
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>];
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].flatMap((name) => differences(left[name], right[name], path === '' ? name : `${path}.${name}`));
}

/** The secrets in which two states differ; what the generator is about to draw is not counted. */
export const secretsApart = (a: unknown, b: unknown): readonly string[] =>
  differences(a, b).filter((path) => !/^rng(\.|$)/.test(path));
