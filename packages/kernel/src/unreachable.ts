/** Closes an exhaustive `switch`: a new member of the union does not compile until it is handled. */
export function unreachable(value: never): never {
  throw new Error(`Cannot handle ${JSON.stringify(value)}`);
}
