import type { Catalog } from '@saloon/catalog';
import { LANGS } from '@saloon/kernel';
import type { TableRow } from '@saloon/protocol';
import type { StoredTable } from '../../core/store/store.ts';

/** The lobby row of a stored table, unless it was left empty. Rows of earlier releases lack `openedAt`. */
export function listedRow({ row, openedAt, phase, wake, seating }: StoredTable): readonly TableRow[] {
  const isEmpty = seating?.people.every((user) => user === '') === true;
  if (row === undefined || (phase === 'waiting' && wake.type === 'never' && isEmpty)) return [];
  return [{ ...row, openedAt }];
}

/** The titles of each game in all languages. */
export function titlesIn({ games }: Catalog): (game: string) => string {
  const titles = new Map(games.map(({ id, text }) => [String(id), LANGS.map((lang) => text[lang].title).join('\n')]));
  return (game) => titles.get(game) ?? '';
}
