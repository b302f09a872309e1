import { signal } from '@preact/signals';
import type { ChatLine, TablePeople } from '@saloon/protocol';

/** The authors at this table whose chat this person doesn't read: muted or blocked. */
export const hiddenAuthors = signal<ReadonlySet<string>>(new Set());

export function showHidden({ hidden }: Pick<TablePeople, 'hidden'>): void {
  const before = hiddenAuthors.peek();
  if (hidden.length === before.size && hidden.every((author) => before.has(author))) return;
  hiddenAuthors.value = new Set(hidden);
}

/** Messages and reactions of muted and blocked people are hidden; what the table says about them isn't. */
export const isHeard = ({ author }: Pick<ChatLine, 'author'>): boolean =>
  author === undefined || !hiddenAuthors.value.has(author);
