import { readFileSync } from 'node:fs';
import { commands } from './commands/index.ts';
import { processIo } from './process-io.ts';
import { runProgram } from './program.ts';

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

process.exitCode = await runProgram(commands, version, process.argv.slice(2), processIo());
