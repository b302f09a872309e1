/** Puts the tables of a migration that both databases share into our schema. */
export const inSchema = (sql: string): string =>
  sql.replace(/(CREATE TABLE|ALTER TABLE|DROP TABLE|INDEX \w+ ON) /g, '$1 saloon.');
