import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { games } from '@saloon/catalog';
import { makeStoredRecording, storedName } from '@saloon/cli/stored-recordings';

const HELP = `Usage: npm run recordings -- [options]

Plays a game of each whose rules have a new version, and keeps it as packages/games/<game>/recordings/v<version>.saloon.json.
A file that is there is never written again: npm test replays every one of them, so that old recordings open for ever.

Options:
  --help     this text
`;

const { values: flags } = parseArgs({ options: { help: { type: 'boolean' } } });
if (flags.help) process.stdout.write(HELP);
else for (const game of games) keep(game);

function keep(game: (typeof games)[number]): void {
  const folder = new URL(`../packages/games/${game.id}/recordings/`, import.meta.url);
  const file = new URL(storedName(game.rulesVersion), folder);
  if (existsSync(file)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, makeStoredRecording(game));
  process.stdout.write(`wrote packages/games/${game.id}/recordings/${storedName(game.rulesVersion)}\n`);
}
