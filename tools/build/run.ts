import { PROGRAMS, type ProgramName } from './programs.ts';
import { startProgram } from './start-program.ts';

/** `node tools/build/run.ts NAME …`: runs one of the programs with the rest of the arguments. */
const [name = ''] = process.argv.splice(2, 1);
const isProgram = (text: string): text is ProgramName => Object.hasOwn(PROGRAMS, text);

if (isProgram(name)) await startProgram(name);
else {
  process.stderr.write(`Cannot run ${JSON.stringify(name)}: the programs are ${Object.keys(PROGRAMS).join(', ')}\n`);
  process.exitCode = 2;
}
