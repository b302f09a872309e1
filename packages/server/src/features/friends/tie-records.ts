import { type UserId, userId } from '@saloon/protocol';
import { addWithin, lock } from '../../core/store/add-within.ts';
import { type Row, type RunSql, runOne, type Statement } from '../../core/store/shared-sql.ts';

/** How one person stands to another: has asked them to be friends, is their friend, has muted or blocked them. */
const TIES = ['asked', 'friend', 'muted', 'blocked'] as const;
export type TieKind = (typeof TIES)[number];
export type Tie = { readonly user: UserId; readonly other: UserId; readonly kind: TieKind; readonly at: number };

type Befriended = 'friends' | 'too-many-friends' | 'their-friends-full' | 'not-asked';

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

  /** Resolves with false if this person has `most` of this kind. `then` follows in the same transaction. */
  async add({ user, other, kind, at }: Tie, most: number, then: readonly Statement[] = []): Promise<boolean> {
    const row = { user_id: user, other_id: other, kind, at: Math.round(at) };
    const result = await addWithin(this.#run, { into: 'ties', row, per: ['user_id', 'kind'], most }, then);
    return result !== 'full';
  }

  async remove(user: UserId, other: UserId, kind: TieKind): Promise<void> {
    await runOne(this.#run, 'DELETE FROM ties WHERE user_id = $1 AND other_id = $2 AND kind = $3', user, other, kind);
  }

  /**
   * Agrees to the other's request: a friendship replaces the requests. Nothing changes if one of the two has `most` friends,
   * or if the request was withdrawn meanwhile.
   */
  async befriend(user: UserId, other: UserId, at: number, most: number): Promise<Befriended> {
    const count = (which: string) => `(SELECT count(*) FROM ties WHERE user_id = ${which} AND kind = 'friend')`;
    const [a, b] = [user, other].sort() as [UserId, UserId];
    const [, , , , , , [row] = []] = await this.#run([
      lock(`friends ${a}`),
      lock(`friends ${b}`),
      [
        `INSERT INTO ties (user_id, other_id, kind, at)
         SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), 'friend', CAST($3 AS BIGINT)
         WHERE ${count('$1')} < $4 AND ${count('$2')} < $4
           AND EXISTS (SELECT 1 FROM ties WHERE user_id = $2 AND other_id = $1 AND kind = 'asked') ON CONFLICT DO NOTHING`,
        user,
        other,
        Math.round(at),
        most,
      ],
      [
        `INSERT INTO ties (user_id, other_id, kind, at) SELECT other_id, user_id, kind, at FROM ties
         WHERE user_id = $1 AND other_id = $2 AND kind = 'friend' ON CONFLICT DO NOTHING`,
        user,
        other,
      ],
      unasked(user, other),
      unasked(other, user),
      [
        `SELECT ${count('$1')} AS own, ${count('$2')} AS theirs, (SELECT 1 FROM ties WHERE ${FRIENDS}) AS done`,
        user,
        other,
      ],
    ]);
    if (row?.done !== null) return 'friends';
    if (Number(row.own) >= most) return 'too-many-friends';
    return Number(row.theirs) >= most ? 'their-friends-full' : 'not-asked';
  }

  /** Ends a friendship, declines a request and withdraws one. */
  async part(a: UserId, b: UserId): Promise<void> {
    await this.#run(parted(a, b));
  }

  /** Blocks the other: friendship and requests end. Resolves with false if this person has blocked `most`. */
  async block(user: UserId, other: UserId, at: number, most: number): Promise<boolean> {
    return this.add({ user, other, kind: 'blocked', at }, most, partedByBlock(user, other));
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

const FRIENDS = `user_id = $1 AND other_id = $2 AND kind = 'friend'`;
const BLOCKED = `EXISTS (SELECT 1 FROM ties AS block WHERE block.user_id = $3 AND block.other_id = $4 AND block.kind = 'blocked')`;

/** Requests stay if there was no room for the friendship. */
const unasked = (from: UserId, to: UserId): Statement => [
  `DELETE FROM ties WHERE user_id = $1 AND other_id = $2 AND kind = 'asked'
   AND EXISTS (SELECT 1 FROM ties AS friend WHERE friend.user_id = $1 AND friend.other_id = $2 AND friend.kind = 'friend')`,
  from,
  to,
];

const PART = `DELETE FROM ties WHERE user_id = $1 AND other_id = $2 AND kind IN ('asked', 'friend')`;

const parted = (a: UserId, b: UserId): readonly Statement[] => [
  [PART, a, b],
  [PART, b, a],
];

/** As `parted`, if `a` has blocked `b` by now. */
const partedByBlock = (a: UserId, b: UserId): readonly Statement[] => [
  [`${PART} AND ${BLOCKED}`, a, b, a, b],
  [`${PART} AND ${BLOCKED}`, b, a, a, b],
];

const readTie = (row: Row): Tie => ({
  user: userId(String(row.user_id)),
  other: userId(String(row.other_id)),
  kind: String(row.kind) as TieKind,
  at: Number(row.at),
});

/** Deletes what somebody is to others, and others to them. */
export const ERASE_TIES = ['DELETE FROM ties WHERE user_id = $1', 'DELETE FROM ties WHERE other_id = $1'];
