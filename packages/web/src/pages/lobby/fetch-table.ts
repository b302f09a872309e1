import { tables } from '../../tables/index.ts';

export const loadTablePage = () => import('../table/table-page.tsx').then(({ TablePage }) => TablePage);

/** Fetches what a table of this game is drawn with before somebody sits at it: all of it at once. */
export function fetchTable(game: string): void {
  const entry = tables[game];
  // What cannot be had now is asked for again when it is needed.
  if (entry !== undefined) Promise.all([loadTablePage(), entry.table(), entry.words()]).catch(() => undefined);
}
