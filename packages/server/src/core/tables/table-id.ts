/** What the id of a table looks like. */
const TABLE_ID = /^[a-z0-9]{6,32}$/;

export const isTableId = (text: string): boolean => TABLE_ID.test(text);
