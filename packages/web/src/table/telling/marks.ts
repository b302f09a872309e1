/** Stands for the reader in a sentence until its grammar is settled. Names can't contain it. */
export const YOU = '\uE000';

/** Stand for characters whose name is declined, one for each seat. */
const ROLES = 0xe010;
export const roleMark = (seat: number): string => String.fromCharCode(ROLES + seat);
/** Any of these marks. */
export const ROLE_MARKS = /[\uE010-\uE02F]/;
export const seatOfMark = (mark: string): number => mark.charCodeAt(0) - ROLES;
