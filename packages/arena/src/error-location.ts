/** Where an error was thrown, as far as it knows: a message alone does not tell the author of a bot where to look. */
export function errorLocation(error: unknown): string {
  const [, place] = (error instanceof Error && /^ +at .*?([^ (]+:\d+:\d+)\)?$/m.exec(error.stack ?? '')) || [];
  return place === undefined ? '' : ` at ${place}`;
}
