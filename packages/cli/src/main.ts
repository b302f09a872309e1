import { tuneProcess } from '@saloon/arena';
import manifest from '../package.json' with { type: 'json' };
import { runProgram } from './command-line/program.ts';
import { commands } from './commands/index.ts';
import { processIo } from './terminal/process-io.ts';

tuneProcess();
process.exitCode = await runProgram(commands, manifest.version, process.argv.slice(2), processIo());
