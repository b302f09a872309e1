import { hashOf } from '@saloon/kernel';

/** A file with these fields and a correct checksum, as a skilled forger would write it. */
export function forgeFile(fields: Readonly<Record<string, unknown>>): string {
  const { sum: _sum, ...rest } = fields;
  return JSON.stringify({ ...rest, sum: hashOf(rest).slice(0, 16) }, undefined, 1);
}

/** The same file with some fields changed and its checksum recomputed. */
export const forgedWith = (file: string, change: Readonly<Record<string, unknown>>): string =>
  forgeFile({ ...(JSON.parse(file) as Record<string, unknown>), ...change });

/** A file of format 1 with these lines and correct checksums. */
export function forgeLines(rows: readonly object[]): string {
  let sum = '';
  return rows
    .map((row) => {
      sum = hashOf([sum, row]).slice(0, 16);
      return `${JSON.stringify({ ...row, sum })}\n`;
    })
    .join('');
}
