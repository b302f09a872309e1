import type { Lang, Names, Seat } from '@saloon/kernel';
import type { GameTable } from '../../core/games/contract.ts';

type At = {
  readonly table: Pick<GameTable, 'role'>;
  readonly view: unknown;
  readonly lang: Lang;
  readonly names: Names;
};

const roleAt = ({ table, view, lang }: At, seat: Seat): string | undefined =>
  view === undefined || view === null ? undefined : table.role?.(view, seat, lang)?.name;

/** What the table calls a seat: by its character, or by the player if the game has no characters. */
export const calledAt =
  (at: At): Names =>
  (seat) =>
    roleAt(at, seat) ?? at.names(seat);

/** Character and player, for lists in which people look for themselves: `Cheyenne · Ann`. */
export const listedAt =
  (at: At): Names =>
  (seat) => {
    const role = roleAt(at, seat);
    return role === undefined ? at.names(seat) : `${role} · ${at.names(seat)}`;
  };
