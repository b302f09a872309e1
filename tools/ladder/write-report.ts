import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { codePrint } from './code-print.ts';
import { type Chapter, withTables } from './doc.ts';
import { type Ratings, ratingsOf } from './ratings.ts';
import { readRecords } from './records.ts';
import { RUNGS } from './rungs.ts';
import { TABLES } from './tables.ts';

export type ReportHome = {
  readonly root: string;
  readonly folder: string;
  /** The page with the tables, and the file with the ratings. */
  readonly page: string;
  readonly ratings: string;
};

/** Writes all saved results, not only the new ones. */
export function writeReport({ root, folder, page, ratings }: ReportHome): void {
  const chapters = mainTables().map((table): Chapter => {
    const records = readRecords(folder, table.game);
    const rungs = RUNGS.filter((rung) => rung.table.game === table.game);
    return { table, rungs, records, ratings: ratingsOf(rungs, records.matches), code: codePrint(root, table.game) };
  });
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), chapters));
  const numbers: Ratings = Object.fromEntries(chapters.map((chapter) => [chapter.table.game, chapter.ratings]));
  const text = `${JSON.stringify(numbers, undefined, 2)}\n`;
  if (!existsSync(ratings) || readFileSync(ratings, 'utf8') !== text) writeFileSync(ratings, text);
}

/** The table for measuring a game: four seats if possible. */
export const mainTables = () => {
  const games = [...new Set(TABLES.map(({ game }) => game))];
  return games.flatMap((game) => {
    const own = TABLES.filter((table) => table.game === game);
    return own.find(({ seats }) => seats === 4) ?? own[0] ?? [];
  });
};
