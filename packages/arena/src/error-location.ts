/** The file and line where an error was thrown, if known, so that a bot's author can find it. */
export function errorLocation(error: unknown): string {
  const [, place] = (error instanceof Error && /^ +at .*?([^ (]+:\d+:\d+)\)?$/m.exec(error.stack ?? '')) || [];
  return place === undefined ? '' : ` at ${place}`;
}
