import type { DatabaseSync } from 'node:sqlite';
import type { Sql, TransactionSql } from 'postgres';
import { AlreadyImported, DatabaseInUse, NotEmpty } from './errors.ts';
import { lockSchema, migrate, serversOn } from './migrate.ts';

/** How many rows of each kind were imported. */
export type Imported = { readonly people: number; readonly tables: number; readonly lines: number };

/** Rows per statement. */
const AT_ONCE = 500;

type Part = {
  readonly into: string;
  readonly from: string;
  /** The target columns with their types. `holder` stays empty: no server holds an imported table. */
  readonly columns: Readonly<Record<string, string>>;
};

/** A table with the same columns in both databases. */
function whole(name: string, columns: Part['columns']): Part {
  return { into: `saloon.${name}`, from: `SELECT ${Object.keys(columns).join()} FROM ${name}`, columns };
}

/** In the order of their foreign keys. Tickets are not imported: they last for minutes. */
const PARTS = {
  people: {
    into: 'saloon.users',
    from: 'SELECT id, secret_hash, name FROM users',
    columns: { id: 'text', secret_hash: 'text', name: 'text' },
  },
  tables: {
    into: 'saloon.tables',
    from: `SELECT no, id, game, host, phase, opened_at, touched_at, lobby_row, in_memory, wake_at, seating, fence
           FROM tables ORDER BY no`,
    columns: {
      no: 'bigint',
      id: 'text',
      game: 'text',
      host: 'text',
      phase: 'text',
      opened_at: 'bigint',
      touched_at: 'bigint',
      lobby_row: 'text',
      in_memory: 'boolean',
      wake_at: 'bigint',
      seating: 'text',
      fence: 'integer',
    },
  },
  seats: {
    into: 'saloon.seats',
    from: 'SELECT user AS user_id, table_no FROM seats',
    columns: { user_id: 'text', table_no: 'bigint' },
  },
  calls: {
    into: 'saloon.calls',
    from: 'SELECT endpoint, user AS user_id, p256dh, auth, kept_at FROM calls',
    columns: { endpoint: 'text', user_id: 'text', p256dh: 'text', auth: 'text', kept_at: 'bigint' },
  },
  rulings: {
    into: 'saloon.rulings',
    from: 'SELECT kind, subject, at, ends_at, reason FROM rulings',
    columns: { kind: 'text', subject: 'text', at: 'bigint', ends_at: 'bigint', reason: 'text' },
  },
  accounts: whole('people', {
    id: 'text',
    handle: 'text',
    folded: 'text',
    portrait: 'text',
    is_private: 'integer',
    shows_online: 'integer',
    created_at: 'bigint',
    deleted_at: 'bigint',
  }),
  devices: whole('devices', {
    secret_hash: 'text',
    id: 'text',
    user_id: 'text',
    name: 'text',
    created_at: 'bigint',
    seen_at: 'bigint',
  }),
  passkeys: whole('passkeys', {
    id: 'text',
    user_id: 'text',
    name: 'text',
    public_key: 'text',
    counter: 'bigint',
    transports: 'text',
    created_at: 'bigint',
    used_at: 'bigint',
    is_locked: 'integer',
  }),
  recoveryCodes: whole('recovery_codes', { user_id: 'text', code_hash: 'text', created_at: 'bigint' }),
  deletions: whole('deletions', { user_id: 'text', stage: 'text', due_at: 'bigint' }),
  reports: whole('reports', {
    id: 'text',
    at: 'bigint',
    reporter: 'text',
    about: 'text',
    table_id: 'text',
    reason: 'text',
    note: 'text',
    messages: 'text',
    closed_at: 'bigint',
    closed_by: 'text',
    outcome: 'text',
  }),
  problems: whole('problems', {
    id: 'text',
    at: 'bigint',
    user_id: 'text',
    table_id: 'text',
    seen: 'text',
    source: 'text',
  }),
  admins: whole('admins', { user_id: 'text', since: 'bigint' }),
  adminActions: whole('admin_actions', {
    no: 'bigint',
    at: 'bigint',
    admin: 'text',
    action: 'text',
    subject: 'text',
    note: 'text',
  }),
  notices: whole('notices', { name: 'text', body: 'text', at: 'bigint' }),
  webhooks: whole('webhooks', {
    table_id: 'text',
    user_id: 'text',
    url: 'text',
    shape: 'text',
    lang: 'text',
    origin: 'text',
    at: 'bigint',
  }),
  ties: whole('ties', { user_id: 'text', other_id: 'text', kind: 'text', at: 'bigint' }),
  finishedGames: whole('finished_games', {
    no: 'bigint',
    table_id: 'text',
    game: 'text',
    seats: 'integer',
    pace: 'text',
    is_rated: 'integer',
    awaits_rating: 'integer',
    ended_at: 'bigint',
    players: 'text',
  }),
  results: whole('results', {
    user_id: 'text',
    game_no: 'bigint',
    game: 'text',
    seats: 'integer',
    place: 'integer',
    has_won: 'integer',
    score: 'double precision',
    persona: 'text',
    is_rated: 'integer',
    ended_at: 'bigint',
    mu_before: 'double precision',
    sigma_before: 'double precision',
    mu_after: 'double precision',
    sigma_after: 'double precision',
  }),
  settlements: whole('settlements', { no: 'bigint', game_no: 'bigint' }),
  ratings: whole('ratings', {
    game: 'text',
    user_id: 'text',
    mu: 'double precision',
    sigma: 'double precision',
    games: 'integer',
  }),
  tournaments: whole('tournaments', {
    id: 'text',
    host: 'text',
    title: 'text',
    game: 'text',
    options: 'text',
    seats: 'integer',
    format: 'text',
    rounds: 'integer',
    size: 'integer',
    opened_at: 'bigint',
    starts_at: 'bigint',
    wait_ms: 'bigint',
    round_ms: 'bigint',
    seed: 'text',
    phase: 'text',
    round: 'integer',
    round_at: 'bigint',
    ended_at: 'bigint',
  }),
  tournamentPlayers: whole('tournament_players', {
    tournament_id: 'text',
    user_id: 'text',
    signed_at: 'bigint',
    state: 'text',
    place: 'integer',
    points: 'double precision',
  }),
  tournamentTables: whole('tournament_tables', {
    tournament_id: 'text',
    round: 'integer',
    no: 'integer',
    table_id: 'text',
    people: 'text',
    is_announced: 'integer',
    result: 'text',
  }),
  monthlyRatings: whole('monthly_ratings', {
    game: 'text',
    month: 'text',
    user_id: 'text',
    mu: 'double precision',
    sigma: 'double precision',
    games: 'integer',
  }),
  lines: {
    into: 'saloon.entries',
    from: 'SELECT table_no, seq, body FROM entries',
    columns: { table_no: 'bigint', seq: 'integer', body: 'text' },
  },
} as const satisfies Readonly<Record<string, Part>>;
type PartName = keyof typeof PARTS;
const NAMES = Object.keys(PARTS) as PartName[];

/**
 * Imports a whole file into a database without games, in one transaction. The secret of the installation is imported too,
 * so that users keep their seats and links stay valid.
 */
export async function importSqlite(
  db: DatabaseSync,
  sql: Sql,
  told: (done: number, all: number) => void,
): Promise<Imported> {
  await migrate(sql);
  return sql.begin(async (tx) => {
    await lockSchema(tx);
    if ((await serversOn(tx)) > 0) throw new DatabaseInUse();
    await takeKeys(db, tx);
    const counts = Object.fromEntries(NAMES.map((name) => [name, countIn(db, PARTS[name])]));
    const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
    let done = 0;
    const carried = Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<PartName, number>;
    for (const name of NAMES) {
      for (const rows of batchesOf(db, PARTS[name])) {
        carried[name] += await insert(tx, PARTS[name], rows);
        done += rows.length;
        told(done, all);
      }
      if (carried[name] !== counts[name]) throw new Error(`of ${counts[name]} ${name} only ${carried[name]} went in`);
    }
    await tx`SELECT setval(pg_get_serial_sequence('saloon.tables', 'no'), max(no)) FROM saloon.tables HAVING count(*) > 0`;
    await tx`SELECT setval(pg_get_serial_sequence('saloon.admin_actions', 'no'), max(no)) FROM saloon.admin_actions
      HAVING count(*) > 0`;
    await tx`SELECT setval(pg_get_serial_sequence('saloon.finished_games', 'no'), max(no)) FROM saloon.finished_games
      HAVING count(*) > 0`;
    return carried;
  });
}

async function takeKeys(db: DatabaseSync, tx: TransactionSql): Promise<void> {
  const [found] = await tx`SELECT (SELECT count(*) FROM saloon.users) + (SELECT count(*) FROM saloon.tables) AS rows`;
  const isEmpty = Number(found?.rows) === 0;
  for (const { name, value } of db.prepare('SELECT name, value FROM meta').all()) {
    if (!(value instanceof Uint8Array)) throw new Error(`the value of ${name} in the file is not bytes`);
    const bytes = Buffer.from(value);
    const [known] = await tx`SELECT value FROM saloon.meta WHERE name = ${String(name)}`;
    if (!isEmpty && known !== undefined && bytes.equals(known.value)) throw new AlreadyImported();
    await tx`INSERT INTO saloon.meta (name, value) VALUES (${String(name)}, ${bytes})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  }
  if (!isEmpty) throw new NotEmpty();
}

const countIn = (db: DatabaseSync, { from }: Part): number =>
  Number(db.prepare(`SELECT count(*) AS n FROM (${from})`).get()?.n);

type Rows = readonly Readonly<Record<string, unknown>>[];

function* batchesOf(db: DatabaseSync, { from }: Part): Generator<Rows> {
  let rows: Record<string, unknown>[] = [];
  for (const row of db.prepare(from).iterate()) {
    rows.push(row);
    if (rows.length < AT_ONCE) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

async function insert(tx: TransactionSql, { into, columns }: Part, rows: Rows): Promise<number> {
  const names = Object.keys(columns).join();
  const typed = Object.entries(columns).map((column) => column.join(' '));
  const { count } = await tx.unsafe(
    `INSERT INTO ${into} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${names} FROM json_to_recordset($1::text::json) AS given (${typed.join()})`,
    [JSON.stringify(rows)],
  );
  return count;
}
