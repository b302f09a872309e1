/** Closes an exhaustive `switch`: an unhandled member of the union doesn't compile. */
export function unreachable(value: never): never {
  throw new Error(`Cannot handle ${JSON.stringify(value)}`);
}
