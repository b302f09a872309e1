import { statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AnyGame } from '@saloon/kernel';
import { formatRecording, type Recording } from '@saloon/recording';
import { UsageError } from '../terminal/usage-error.ts';

/** Throws before the game is played if the file can't be written. */
export function checkWritable(file: string): void {
  const folder = statSync(dirname(file), { throwIfNoEntry: false });
  if (folder?.isDirectory() !== true) throw new UsageError(`Cannot write ${file}: there is no folder ${dirname(file)}`);
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.isDirectory() === true) throw new UsageError(`Cannot write ${file}: it is a folder`);
  // Opening a pipe without a reader would block.
  if (found?.isFile() === false) throw new UsageError(`Cannot write ${file}: it is not a file; name a new one`);
}

export function saveRecording(file: string, game: AnyGame, recording: Recording<unknown, unknown>): void {
  const text = formatRecording(game, recording);
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Error(`Cannot write ${file}`, { cause: error });
  }
}
