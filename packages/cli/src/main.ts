import { tuneProcess } from '@saloon/arena';
import manifest from '../package.json' with { type: 'json' };
import { commands } from './commands/index.ts';
import { processIo } from './process-io.ts';
import { runProgram } from './program.ts';

tuneProcess();
process.exitCode = await runProgram(commands, manifest.version, process.argv.slice(2), processIo());
