import { hashOf } from '@saloon/kernel';

type Row = Readonly<Record<string, unknown>>;

/** Each line of a recording file ends with a checksum of itself and of the sum before it. */
const SUM_DIGITS = 16;
const rowOf = (line: string): Row => {
  const { sum: _, ...row } = JSON.parse(line) as Row;
  return row;
};

/**
 * The same recording file with the players' names, by seat, in its first line. Whoever reads the file for the game alone
 * need not know of them.
 */
export function withNames(recording: string, names: readonly string[]): string {
  const [head = '{}', ...lines] = recording.trimEnd().split('\n');
  let sum = '';
  return [{ ...rowOf(head), names }, ...lines.map(rowOf)]
    .map((row) => {
      sum = hashOf([sum, row]).slice(0, SUM_DIGITS);
      return `${JSON.stringify({ ...row, sum })}\n`;
    })
    .join('');
}

/** The names in a recording file; nothing where it has none. */
export function namesIn(recording: string): readonly string[] | undefined {
  const [head = ''] = recording.split('\n', 1);
  const { names } = JSON.parse(head) as Row;
  return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : undefined;
}
