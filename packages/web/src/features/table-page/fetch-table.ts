import { tables } from '../../core/games/registry.ts';

export const loadTablePage = () => import('./table-page.tsx').then(({ TablePage }) => TablePage);

/** Loads everything a table of this game needs, before anyone sits down. */
export function fetchTable(game: string): void {
  const entry = tables[game];
  // A failed download is tried again when it is needed.
  if (entry !== undefined) Promise.all([loadTablePage(), entry.table(), entry.words()]).catch(() => undefined);
}
