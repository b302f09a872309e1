const isGenerator = (data: readonly unknown[]): data is number[] =>
  data.length === 26 &&
  data.every(Number.isInteger) &&
  data.slice(0, 8).some((word) => Math.abs(Number(word)) > 0xffff);

/** All generators in a state, recognized by their shape. */
export function generatorsIn(data: unknown, found: number[][] = []): readonly number[][] {
  if (Array.isArray(data) && isGenerator(data)) found.push(data);
  else if (typeof data === 'object' && data !== null) {
    for (const part of Object.values(data)) generatorsIn(part, found);
  }
  return found;
}

/** A generator's key, as text. */
export const keyOf = (generator: readonly number[]): string => generator.slice(0, 8).join();
