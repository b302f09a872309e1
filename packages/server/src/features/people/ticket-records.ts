import { createHash } from 'node:crypto';
import { type UserId, userId } from '@saloon/protocol';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';

/**
 * What a ticket is for: a challenge for a new passkey or for signing in, or a link that signs a device in; a short code that
 * leads to a table, and the code of a table.
 */
export type TicketKind = 'add-passkey' | 'sign-in' | 'device-link' | 'join-code' | 'table-code';
export type Ticket = { readonly user: UserId | undefined; readonly body: string };

/** Secrets that run out. Only hashes are stored, and each ticket can be taken once, on any server. */
export class TicketRecords {
  readonly #run: RunSql;
  readonly #wall: () => number;

  constructor(run: RunSql, wall: () => number) {
    this.#run = run;
    this.#wall = wall;
  }

  /**
   * Saves a ticket that lasts for `ms`, unless there is one with this secret, and deletes those that have run out. Resolves with
   * the body of the one that counts.
   */
  async add(kind: TicketKind, secret: string, ms: number, { user, body }: Ticket): Promise<string> {
    const now = Math.round(this.#wall());
    const hash = ticketHash(secret);
    const [, , [row] = []] = await this.#run([
      ['DELETE FROM tickets WHERE ends_at < $1', now],
      [
        `INSERT INTO tickets (hash, kind, user_id, body, ends_at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
        ...[hash, kind, user ?? null, body, now + ms],
      ],
      ['SELECT body FROM tickets WHERE hash = $1 AND kind = $2', hash, kind],
    ]);
    return String(row?.body);
  }

  /** Reads a ticket without using it up; undefined if it is unknown, used or too old. */
  async find(kind: TicketKind, secret: string): Promise<Ticket | undefined> {
    const sql = 'SELECT user_id, body FROM tickets WHERE hash = $1 AND kind = $2 AND ends_at >= $3';
    const [row] = await runOne(this.#run, sql, ticketHash(secret), kind, Math.round(this.#wall()));
    return row && read(row);
  }

  /** Takes a ticket: nobody can take it again. */
  async take(kind: TicketKind, secret: string): Promise<Ticket | undefined> {
    const sql = 'DELETE FROM tickets WHERE hash = $1 AND kind = $2 AND ends_at >= $3 RETURNING user_id, body';
    const [row] = await runOne(this.#run, sql, ticketHash(secret), kind, Math.round(this.#wall()));
    return row && read(row);
  }

  /** Replaces the body if it is still `from`. Resolves with false if it isn't, or the ticket has run out. */
  async change(kind: TicketKind, secret: string, from: string, to: string): Promise<boolean> {
    const rows = await runOne(
      this.#run,
      'UPDATE tickets SET body = $5 WHERE hash = $1 AND kind = $2 AND ends_at >= $3 AND body = $4 RETURNING hash',
      ticketHash(secret),
      kind,
      Math.round(this.#wall()),
      from,
      to,
    );
    return rows.length === 1;
  }
}

const read = (row: Readonly<Record<string, unknown>>): Ticket => ({
  user: row.user_id === null ? undefined : userId(String(row.user_id)),
  body: String(row.body),
});

export const ticketHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
