import { readFileSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

/** Some editors of Windows begin a file with it; it is no part of the text. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The text of a file that the person named. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, '');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new UsageError(`Cannot read ${file}: ${REASONS[reason] ?? reason}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  EACCES: 'it may not be read',
};
