import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { games } from '@saloon/catalog';
import { type PlaythroughEntry, playthroughFiles } from '@saloon/cli/playthroughs';

const HELP = `Usage: npm run playthroughs -- [options]

Writes the transcripts that packages/games/<game>/playthroughs/manifest.json lists, in every language.

Options:
  --check    write nothing; fail at the first line that is not as it would be written
  --help     this text
`;

const { values: flags } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean' } } });
if (flags.help) process.stdout.write(HELP);
else for (const game of games) update(game, flags.check === true);

function update(game: (typeof games)[number], checkOnly: boolean): void {
  const folder = new URL(`../packages/games/${game.id}/playthroughs/`, import.meta.url);
  const manifest = new URL('manifest.json', folder);
  if (!existsSync(manifest)) return;
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as readonly PlaythroughEntry[];
  for (const { file, text } of playthroughFiles(game, entries)) {
    const url = new URL(file, folder);
    const written = existsSync(url) ? readFileSync(url, 'utf8') : '';
    if (written === text) continue;
    const place = `packages/games/${game.id}/playthroughs/${file}`;
    if (checkOnly) report(place, written, text);
    else {
      writeFileSync(url, text);
      process.stdout.write(`wrote ${place}\n`);
    }
  }
}

function report(place: string, written: string, text: string): void {
  const [old, now] = [written.split('\n'), text.split('\n')];
  const line = now.findIndex((words, i) => words !== old[i]);
  const at = line === -1 ? now.length : line;
  process.stderr.write(
    `${place}:${at + 1} is not current: found ${JSON.stringify(old[at])}, expected ${JSON.stringify(now[at])}; run npm run playthroughs\n`,
  );
  process.exitCode = 1;
}
