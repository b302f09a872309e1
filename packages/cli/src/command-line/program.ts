import { explain } from '@saloon/arena';
import { Interrupted, type Io } from '../terminal/io.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { suggest } from './closest.ts';
import type { Command } from './command.ts';
import { commandHelp, programHelp } from './help.ts';
import { parseCommandLine } from './parse-command-line.ts';

/** Runs a command line. Returns the exit code: 0 success, 1 failure, 2 wrong usage, 130 Ctrl-C, 143 SIGTERM. */
export async function runProgram(
  commands: readonly Command[],
  version: string,
  args: readonly string[],
  io: Io,
): Promise<number> {
  try {
    return await dispatch(commands, version, args, io);
  } catch (error) {
    if (error instanceof Interrupted) {
      io.err('Interrupted\n');
      return error.exitCode;
    }
    io.err(`${explain(error).replaceAll('\n', ' ')}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

async function dispatch(commands: readonly Command[], version: string, args: readonly string[], io: Io) {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-v') return say(io, `${version}\n`);
  if (name === '--help' || name === '-h' || (name === 'help' && rest.length === 0))
    return say(io, programHelp(commands));
  const names = commands.map((command) => command.name);
  if (name === undefined) throw new UsageError(`A command is missing; allowed: ${names.join(', ')}; see saloon --help`);
  if (name === 'help') return dispatch(commands, version, [...rest, '--help'], io);
  const command = commands.find((known) => known.name === name || known.aliases?.includes(name));
  if (command === undefined) {
    throw new UsageError(
      `Unknown command ${JSON.stringify(name)}${suggest(name, names)}; allowed: ${names.join(', ')}`,
    );
  }
  const line = parseCommandLine(command, rest);
  if (line.type === 'help') return say(io, commandHelp(command));
  return command.run(line.positionals, line.flags as Parameters<Command['run']>[1], io);
}

function say(io: Io, text: string): number {
  io.out(text);
  return 0;
}
