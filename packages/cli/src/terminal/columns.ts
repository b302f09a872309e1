/** Formats a table as text: a heading and rows. The first column is left-aligned, the others right-aligned. */
export function columns(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [heading, ...rows];
  const widths = heading.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  const pad = (cell: string, i: number) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0));
  return lines.map((line) => `${line.map(pad).join('  ').trimEnd()}\n`).join('');
}
