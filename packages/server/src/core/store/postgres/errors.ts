/** A pooler or proxy in between does not pass on the settings of a session. */
export class NoSession extends Error {}

/** A running server uses the database. */
export class DatabaseInUse extends Error {}

/** A server without a lease still has open connections: it was paused, and would continue when it wakes. */
export class ConnectionsLeft extends Error {}

/** The schema was written by a newer version of this program. */
export class NewerDatabase extends Error {
  constructor(found: number, known: number) {
    super(`its schema is version ${found} and this program knows ${known}`);
  }
}

/** The database for an import already holds games. */
export class NotEmpty extends Error {}

/** The database has the key of this file, and so everything that was in it. */
export class AlreadyImported extends Error {}
