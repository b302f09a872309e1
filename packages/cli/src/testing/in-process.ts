import { runProgram } from '../command-line/program.ts';
import { commands } from '../commands/index.ts';
import type { Io } from '../terminal/io.ts';
import type { Ran } from './saloon.ts';

/** Runs a command in this process, which is faster than a new one. Its streams are not terminals. */
export async function inProcess(args: readonly string[], changes: Partial<Io> = {}): Promise<Ran> {
  let out = '';
  let err = '';
  const io: Io = {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    outIsTty: false,
    errIsTty: false,
    env: {},
    onEnter: () => () => undefined,
    interrupted: () => new AbortController().signal,
    ignoreWriteErrors: () => undefined,
    ...changes,
  };
  const code = await runProgram(commands, '1.2.3', args, io);
  return { code, out, err };
}
