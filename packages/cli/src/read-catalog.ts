import { type Catalog, catalogWith } from '@saloon/catalog';
import { readText } from './read-text.ts';
import { UsageError } from './usage-error.ts';

/** The flag of every command that makes, hosts or replays games. */
export const editionFlag = {
  type: 'list',
  value: 'FILE',
  help: 'another edition of Caliber 45 as JSON, played with --option edition=ID; may be given several times',
} as const;

/** The games with the editions of these files; a file that is not right is named with all that is wrong in it. */
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
