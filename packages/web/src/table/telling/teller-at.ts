import type { Lang, Names, Seat } from '@saloon/kernel';
import type { GameTable, Teller } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { tellerFor } from './teller.ts';

type At = {
  readonly table: Pick<GameTable, 'role'>;
  readonly words: GameWords;
  readonly lang: Lang;
  readonly names: Names;
  /** The view that says who plays whom; undefined before the deal. */
  readonly view: unknown;
  readonly you: Seat | undefined;
};

/** Tells the events of a table to one of its viewers. */
export function tellerAt({ table, words, lang, names, view, you }: At): Teller {
  const role = (seat: Seat, event?: unknown) =>
    view === undefined || view === null ? undefined : table.role?.(view, seat, lang, event);
  const isRoleYou = you !== undefined && role(you) !== undefined;
  return tellerFor(words[lang], { lang, names, you, role, isRoleYou });
}
