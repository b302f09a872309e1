import type { Lang } from '@saloon/kernel';
import { type TableId, type UserId, userId } from '@saloon/protocol';
import { type RunSql, runOne } from '../../core/store/shared-sql.ts';

export type Webhook = {
  readonly table: TableId;
  readonly user: UserId;
  readonly url: string;
  readonly shape: 'discord' | 'slack';
  readonly lang: Lang;
  /** Where our pages are, for the link to the table. */
  readonly origin: string;
};

/** The webhook of each table. */
export class WebhookRecords {
  readonly #run: RunSql;

  constructor(run: RunSql) {
    this.#run = run;
  }

  async of(table: TableId): Promise<Webhook | undefined> {
    const [row] = await runOne(this.#run, 'SELECT * FROM webhooks WHERE table_id = $1', table);
    if (row === undefined) return undefined;
    return {
      table,
      user: userId(String(row.user_id)),
      url: String(row.url),
      shape: String(row.shape) as Webhook['shape'],
      lang: String(row.lang) as Lang,
      origin: String(row.origin),
    };
  }

  async set({ table, user, url, shape, lang, origin }: Webhook, at: number): Promise<void> {
    await runOne(
      this.#run,
      `INSERT INTO webhooks (table_id, user_id, url, shape, lang, origin, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (table_id) DO UPDATE SET user_id = excluded.user_id, url = excluded.url, shape = excluded.shape,
         lang = excluded.lang, origin = excluded.origin, at = excluded.at`,
      table,
      user,
      url,
      shape,
      lang,
      origin,
      Math.round(at),
    );
  }

  async delete(table: TableId): Promise<void> {
    await runOne(this.#run, 'DELETE FROM webhooks WHERE table_id = $1', table);
  }
}
