import { type UserId, userId } from '@saloon/protocol';
import { type Row, type RunSql, runOne, type Statement } from '../store/shared-sql.ts';

/** How one person stands to another: has asked them to be friends, is their friend, has muted or blocked them. */
const TIES = ['asked', 'friend', 'muted', 'blocked'] as const;
export type TieKind = (typeof TIES)[number];
export type Tie = { readonly user: UserId; readonly other: UserId; readonly kind: TieKind; readonly at: number };

/** Friends, requests, mutes and blocks. Friends have one row each way. */
export class TieRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  /** All ties from this person, and requests to them. Nobody learns who has muted or blocked them. */
  async of(user: UserId): Promise<readonly Tie[]> {
    const rows = await this.#run([
      ['SELECT * FROM ties WHERE user_id = $1 ORDER BY at, other_id', user],
      [`SELECT * FROM ties WHERE other_id = $1 AND kind = 'asked' ORDER BY at, user_id`, user],
    ]);
    return rows.flat().map(readTie);
  }

  /** The ties between two people, both ways. */
  async between(a: UserId, b: UserId): Promise<readonly Tie[]> {
    const sql = 'SELECT * FROM ties WHERE (user_id = $1 AND other_id = $2) OR (user_id = $2 AND other_id = $1)';
    return (await runOne(this.#run, sql, a, b)).map(readTie);
  }

  async count(user: UserId, kind: TieKind): Promise<number> {
    const sql = 'SELECT count(*) AS n FROM ties WHERE user_id = $1 AND kind = $2';
    const [row] = await runOne(this.#run, sql, user, kind);
    return Number(row?.n);
  }

  async add({ user, other, kind, at }: Tie): Promise<void> {
    await runOne(this.#run, INSERT, user, other, kind, Math.round(at));
  }

  async remove(user: UserId, other: UserId, kind: TieKind): Promise<void> {
    await runOne(this.#run, 'DELETE FROM ties WHERE user_id = $1 AND other_id = $2 AND kind = $3', user, other, kind);
  }

  /** Both agree: the requests are replaced by a friendship. */
  async befriend(a: UserId, b: UserId, at: number): Promise<void> {
    await this.#run([
      unasked(a, b),
      unasked(b, a),
      [INSERT, a, b, 'friend', Math.round(at)],
      [INSERT, b, a, 'friend', Math.round(at)],
    ]);
  }

  /** Ends a friendship, declines a request and withdraws one. */
  async part(a: UserId, b: UserId): Promise<void> {
    await this.#run(parted(a, b));
  }

  /** Blocks the other: friendship and requests end. */
  async block(user: UserId, other: UserId, at: number): Promise<void> {
    await this.#run([...parted(user, other), [INSERT, user, other, 'blocked', Math.round(at)]]);
  }

  /** Everybody who has blocked this person, or is blocked by them: they are never matched. */
  async apartFrom(user: UserId): Promise<readonly UserId[]> {
    const rows = await runOne(
      this.#run,
      `SELECT other_id AS id FROM ties WHERE user_id = $1 AND kind = 'blocked'
       UNION SELECT user_id AS id FROM ties WHERE other_id = $1 AND kind = 'blocked'`,
      user,
    );
    return rows.map(({ id }) => userId(String(id)));
  }
}

const INSERT = `INSERT INTO ties (user_id, other_id, kind, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`;

const unasked = (from: UserId, to: UserId) =>
  [`DELETE FROM ties WHERE user_id = $1 AND other_id = $2 AND kind = 'asked'`, from, to] as const;

const PART = `DELETE FROM ties WHERE user_id = $1 AND other_id = $2 AND kind IN ('asked', 'friend')`;

const parted = (a: UserId, b: UserId): readonly Statement[] => [
  [PART, a, b],
  [PART, b, a],
];

const readTie = (row: Row): Tie => ({
  user: userId(String(row.user_id)),
  other: userId(String(row.other_id)),
  kind: String(row.kind) as TieKind,
  at: Number(row.at),
});
