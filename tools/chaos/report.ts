import type { Tried } from './run-scenario.ts';

const MOST_SHOWN = 10;

/** The result of a scenario, and the command to repeat it if it failed. */
export function describeResult({ name, problems, folder, leftOut }: Tried, command: string): string {
  if (leftOut !== undefined) return `- ${name} is left out: ${leftOut}`;
  if (problems.length === 0) return `✔ ${name}`;
  const more = problems.length - MOST_SHOWN;
  return [
    `✘ ${name}: ${problems.length} promises were not kept`,
    ...problems.slice(0, MOST_SHOWN).map((problem) => `    ${problem}`),
    ...(more > 0 ? [`    and ${more} more`] : []),
    `  Again: ${command}`,
    ...(folder === undefined ? [] : [`  Its data: ${folder}`]),
  ].join('\n');
}

/** The closing table, one line per scenario. */
export function closingTable(tried: readonly Tried[]): string {
  const rows = tried.map(({ name, problems, leftOut, seconds, figures }) => [
    name,
    leftOut !== undefined ? 'left out' : problems.length === 0 ? 'kept' : `${problems.length} broken`,
    `${seconds.toFixed(0)} s`,
    Object.entries(figures)
      .map(([what, figure]) => `${what} ${figure}`)
      .join(', '),
  ]);
  const all = [['scenario', 'promises', 'time', 'figures'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
