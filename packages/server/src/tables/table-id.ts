/** What the id of a table looks like, as a pattern for JSON schemas too. */
export const TABLE_ID = '^[a-z0-9]{6,32}$';

const PATTERN = new RegExp(TABLE_ID);

export const isTableId = (text: string): boolean => PATTERN.test(text);
