import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { RECORDING_LIMITS } from '@saloon/recording';
import { UsageError } from '../terminal/usage-error.ts';

/** Some Windows editors put it at the start of a file. */
const BYTE_ORDER_MARK = /^\uFEFF/;
/** Bytes of the longest UTF-8 character. */
const WIDEST = 4;
/** No input file is larger than a recording. */
const MOST = WIDEST * RECORDING_LIMITS.letters;
const CHUNK = 65_536;
/** Input from the shell. It may be a pipe, because it has a writer and an end. */
const SHELL_INPUT = /^\/dev\/(stdin|fd\/[0-9]+)$/;

/** Reads a file that the user named. Throws a `UsageError` if it is not a file or far too large, without opening it. */
export function readText(file: string): string {
  try {
    check(file);
    return bytesOf(file).toString('utf8').replace(BYTE_ORDER_MARK, '');
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw unreadable(file, REASONS[reason] ?? reason);
  }
}

/** Opening a pipe without a writer would block, and a device has no end. */
function check(file: string): void {
  const found = statSync(file);
  if (found.isDirectory()) throw unreadable(file, 'it is a folder');
  if (found.size > MOST) throw unreadable(file, TOO_LARGE);
  if (!found.isFile() && !SHELL_INPUT.test(file)) {
    throw unreadable(file, 'it is neither a file nor the standard input (/dev/stdin)');
  }
}

function bytesOf(file: string): Buffer {
  const from = openSync(file, 'r');
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for (;;) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const read = readSync(from, chunk);
      if (read === 0) return Buffer.concat(chunks);
      size += read;
      if (size > MOST) throw unreadable(file, TOO_LARGE);
      chunks.push(chunk.subarray(0, read));
    }
  } finally {
    closeSync(from);
  }
}

const unreadable = (file: string, why: string) => new UsageError(`Cannot read ${file}: ${why}`);

const TOO_LARGE = 'the file is too large for a game';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EACCES: 'it may not be read',
  EPERM: 'it may not be read',
};
