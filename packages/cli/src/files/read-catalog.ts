import { type Catalog, catalogWith } from '@saloon/catalog';
import { UsageError } from '../terminal/usage-error.ts';
import { readText } from './read-text.ts';

/** The flag of every command that creates, hosts or replays games. */
export const editionFlag = {
  type: 'list',
  value: 'FILE',
  help: 'another edition of Caliber 45 as JSON, played with --option edition=ID; may be given several times',
} as const;

/** The games plus the editions in these files. Throws with everything that is wrong in a file. */
export function readCatalog(files: readonly string[]): Catalog {
  const made = catalogWith(files.map(readJson));
  if (made.ok) return made.catalog;
  throw new UsageError(`Cannot load the edition ${files[made.edition]}: ${made.problems.join('; ')}`);
}

function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Cannot load the edition ${file}: it is not JSON (${reason})`);
  }
}
