declare const brand: unique symbol;

/** A table's name in links: letters and digits that nobody can guess. */
export type TableId = string & { readonly [brand]: 'TableId' };
export const tableId = (id: string): TableId => id as TableId;

/** A person, known by a secret that only their browser holds; this is a hash of it and may be shown. */
export type UserId = string & { readonly [brand]: 'UserId' };
export const userId = (id: string): UserId => id as UserId;

/**
 * The number of a table's last step. It grows with every step that everybody at the table may know of; what only some
 * may know does not count, so that the numbers tell nothing.
 */
export type Version = number;

/** Raised when an older client could no longer understand us, or we it. */
export const PROTOCOL = 3;
