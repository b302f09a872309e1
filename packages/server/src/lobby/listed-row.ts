import type { Catalog } from '@saloon/catalog';
import { LANGS } from '@saloon/kernel';
import type { TableRow } from '@saloon/protocol';
import type { StoredTable } from '../store/store.ts';

/** The row of a stored table, unless it was left empty. Rows of earlier releases do not say when the table was opened. */
export function listedRow({ row, openedAt, phase, wake, seating }: StoredTable): readonly TableRow[] {
  const isEmpty = seating?.people.every((user) => user === '') === true;
  if (row === undefined || (phase === 'waiting' && wake.type === 'never' && isEmpty)) return [];
  return [{ ...row, openedAt }];
}

/** What each game is called, in every language. */
export function titlesIn({ games }: Catalog): (game: string) => string {
  const titles = new Map(games.map(({ id, text }) => [String(id), LANGS.map((lang) => text[lang].title).join('\n')]));
  return (game) => titles.get(game) ?? '';
}
