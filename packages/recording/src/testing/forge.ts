import { hashOf } from '@saloon/kernel';

/** A file of these fields, with a checksum as it should be: the work of somebody who knows how. */
export function forgeFile(fields: Readonly<Record<string, unknown>>): string {
  const { sum: _sum, ...rest } = fields;
  return JSON.stringify({ ...rest, sum: hashOf(rest).slice(0, 16) }, undefined, 1);
}

/** The same file with some fields changed, its checksum made anew. */
export const forgedWith = (file: string, change: Readonly<Record<string, unknown>>): string =>
  forgeFile({ ...(JSON.parse(file) as Record<string, unknown>), ...change });

/** A file of format 1 of these lines, with checksums as they should be. */
export function forgeLines(rows: readonly object[]): string {
  let sum = '';
  return rows
    .map((row) => {
      sum = hashOf([sum, row]).slice(0, 16);
      return `${JSON.stringify({ ...row, sum })}\n`;
    })
    .join('');
}
