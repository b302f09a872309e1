/** The lease of the server that matches people. */
export const matchSchema = (number: string, strict: string) => ({
  up: `
    CREATE TABLE match_owner (
      name TEXT PRIMARY KEY,
      owner TEXT NOT NULL,
      ends_at ${number} NOT NULL
    )${strict};`,
  down: `
    DROP TABLE match_owner;`,
});
