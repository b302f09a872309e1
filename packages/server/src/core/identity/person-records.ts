import { type UserId, userId } from '@saloon/protocol';
import type { Row } from '../store/shared-sql.ts';
import { type RunSql, runOne } from '../store/shared-sql.ts';

/** A person who has kept their identity. Times are wall-clock milliseconds. */
export type Person = {
  readonly id: UserId;
  /** The name at the tables; empty once the account is deleted. */
  readonly name: string;
  /** Without the @; undefined until they choose one. */
  readonly handle: string | undefined;
  readonly portrait: string | undefined;
  /** Hides the profile and its games from everybody else. */
  readonly isPrivate: boolean;
  /** Lets friends see whether they are online or playing. */
  readonly showsOnline: boolean;
  readonly createdAt: number;
  readonly deletedAt: number | undefined;
};

export type PersonSettings = Partial<Pick<Person, 'portrait' | 'isPrivate' | 'showsOnline'>>;

const SELECT = 'SELECT people.*, users.name FROM people LEFT JOIN users ON users.id = people.id';

/** The people of this server: everybody who has kept their identity, and those who have deleted their account. */
export class PersonRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** Undefined for a guest. A deleted account has `deletedAt`. */
  async find(id: UserId): Promise<Person | undefined> {
    const [row] = await runOne(this.#run, `${SELECT} WHERE people.id = $1`, id);
    return row && readPerson(row);
  }

  /** Has this user kept their identity? */
  async isKept(id: UserId): Promise<boolean> {
    const person = await this.find(id);
    return person !== undefined && person.deletedAt === undefined;
  }

  async findAll(ids: readonly UserId[]): Promise<readonly Person[]> {
    if (ids.length === 0) return [];
    const rows = await runOne(this.#run, `${SELECT} WHERE people.id = ANY ($1)`, ids);
    return rows.map(readPerson);
  }

  /** Finds a person by the folded form of a handle. */
  async findFolded(folded: string): Promise<Person | undefined> {
    const [row] = await runOne(this.#run, `${SELECT} WHERE people.folded = $1`, folded);
    return row && readPerson(row);
  }

  /** Which of these folded handles somebody has. */
  async takenOf(folded: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await runOne(this.#run, `SELECT folded FROM people WHERE folded = ANY ($1)`, folded);
    return new Set(rows.map((row) => String(row.folded)));
  }

  /** Keeps a guest's identity. Changes nothing if they are kept already. */
  async keep(user: { readonly id: UserId; readonly secretHash: string; readonly name: string }, at: number) {
    await this.#run([
      [
        'INSERT INTO users (id, secret_hash, name) VALUES ($1, $2, $3) ON CONFLICT (id) DO NOTHING',
        user.id,
        user.secretHash,
        user.name,
      ],
      ['INSERT INTO people (id, created_at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING', user.id, Math.round(at)],
    ]);
  }

  /** Resolves with false if somebody else has a handle with this folded form. */
  async setHandle(id: UserId, handle: string, folded: string): Promise<boolean> {
    try {
      const rows = await runOne(
        this.#run,
        `UPDATE people SET handle = $2, folded = $3 WHERE id = $1 AND deleted_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM people AS other WHERE other.folded = $3 AND other.id <> $1) RETURNING id`,
        id,
        handle,
        folded,
      );
      return rows.length === 1;
    } catch (error) {
      // Two servers may let two people take the same handle at once; the unique index lets only one of them.
      const holder = await this.findFolded(folded);
      if (holder === undefined || holder.id === id) throw error;
      return false;
    }
  }

  async change(id: UserId, { portrait, isPrivate, showsOnline }: PersonSettings): Promise<void> {
    const flag = (is: boolean | undefined) => (is === undefined ? null : Number(is));
    await runOne(
      this.#run,
      `UPDATE people SET portrait = coalesce($2, portrait), is_private = coalesce($3, is_private),
         shows_online = coalesce($4, shows_online) WHERE id = $1 AND deleted_at IS NULL`,
      id,
      portrait ?? null,
      flag(isPrivate),
      flag(showsOnline),
    );
  }

  /** Finds people whose name or handle begins with `text`, for operators. */
  async search(text: string, most: number): Promise<readonly Person[]> {
    const start = `${text.replace(/[%_\\]/g, '')}%`;
    const rows = await runOne(
      this.#run,
      `${SELECT} WHERE people.deleted_at IS NULL AND (lower(users.name) LIKE lower($1) OR lower(people.handle) LIKE lower($1))
       ORDER BY people.created_at DESC LIMIT $2`,
      start,
      most,
    );
    return rows.map(readPerson);
  }
}

const readPerson = (row: Row): Person => ({
  id: userId(String(row.id)),
  name: String(row.name ?? ''),
  handle: row.handle === null ? undefined : String(row.handle),
  portrait: row.portrait === null || row.portrait === '' ? undefined : String(row.portrait),
  isPrivate: Number(row.is_private) === 1,
  showsOnline: Number(row.shows_online) === 1,
  createdAt: Number(row.created_at),
  deletedAt: row.deleted_at === null ? undefined : Number(row.deleted_at),
});

/** May `viewer` see this person's profile? */
export const isVisible = (person: Person | undefined, viewer: UserId | ''): person is Person & { handle: string } =>
  person?.handle !== undefined && person.deletedAt === undefined && (!person.isPrivate || person.id === viewer);
