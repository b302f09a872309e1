import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const HELP = `Usage: npm run picture

Draws docs/demo.svg, the picture in the README: the end of a demonstration game, as the terminal shows it.
`;

/** The game that is drawn: change it here, and the caption in the README with it. */
const COMMAND = ['demo', '--lang', 'en', '--seats', '4', '--seed', '11', '--fast'];
const LINES = 26;
const WIDTH = 112;
const PLACE = { left: 24, top: 64, step: 21, letter: 8.4 } as const;

/** Cuts a line where a terminal would. */
function wrapped(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const cut = line.lastIndexOf(' ', WIDTH);
  return [line.slice(0, cut), ...wrapped(`  ${line.slice(cut + 1)}`)];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function colourOf(line: string): string {
  if (/^(Round|Final)/.test(line)) return '#ffd98a';
  if (/sheriff|shootout|Hands|The order/i.test(line)) return '#7fe3d0';
  return '#f3e6cf';
}

function draw(lines: readonly string[]): string {
  const width = Math.round(2 * PLACE.left + WIDTH * PLACE.letter);
  const height = PLACE.top + PLACE.step * lines.length + 12;
  const rows = lines.map(
    (line, i) =>
      `<text x="${PLACE.left}" y="${PLACE.top + PLACE.step * i}" fill="${colourOf(line)}" xml:space="preserve">${escaped(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="ui-monospace, Menlo, Consolas, monospace" font-size="14" role="img">
<title>The end of a demonstration game in the terminal</title>
<rect width="100%" height="100%" rx="12" fill="#1b120d"/>
<rect width="100%" height="36" rx="12" fill="#33231a"/>
<text x="${PLACE.left}" y="24" fill="#e6a944">npx saloon ${escaped(COMMAND.join(' '))}</text>
${rows.join('\n')}
</svg>
`;
}

if (process.argv.includes('--help')) {
  process.stdout.write(HELP);
} else {
  const saloon = fileURLToPath(new URL('../packages/cli/bin/saloon.mjs', import.meta.url));
  const { stdout, stderr, status } = spawnSync(process.execPath, [saloon, ...COMMAND], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Cannot draw the picture: the demonstration failed (${stderr.trim()})`);
  const told = stdout
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '');
  writeFileSync(new URL('../docs/demo.svg', import.meta.url), draw(told.flatMap(wrapped).slice(-LINES)));
  process.stdout.write('wrote docs/demo.svg\n');
}
