import { gameId, type Seat } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import type { Core } from '../../core/core.ts';
import type { StoredSeating } from '../../core/store/store.ts';
import type { LiveTable } from '../../core/tables/live-table.ts';
import { type PostWebhook, postWebhook } from './post-webhook.ts';
import { turnMessage } from './turn-message.ts';
import type { WebhookRecords } from './webhook-records.ts';

export type WebhookSetup = {
  /** Replaces the HTTP request in tests. */
  readonly post?: PostWebhook;
};

export type TurnWebhookDeps = Pick<Core, 'clock' | 'log' | 'findGame'> & {
  readonly webhooks: Pick<WebhookRecords, 'of'>;
};

/** Two messages about one table are at least this far apart, in milliseconds. */
const AT_MOST_EVERY = 10_000;
/** A table without a webhook isn't looked up again for this long, unless one is set on this server. */
const NONE_FOR = 60_000;
const MOST_REMEMBERED = 10_000;

/** Turns that wait until something may be posted about the table again. */
type Waiting = { table: LiveTable | undefined; readonly seats: Set<Seat>; readonly cancel: () => void };

/** Posts "your turn" to the webhook of a correspondence table. Allowed by the operator, and set by the host. */
export class TurnWebhooks {
  readonly #deps: TurnWebhookDeps;
  readonly #post: PostWebhook;
  readonly #waiting = new Map<TableId, Waiting>();
  readonly #without = new Map<TableId, number>();

  constructor(deps: TurnWebhookDeps, { post = postWebhook }: WebhookSetup) {
    this.#deps = deps;
    this.#post = post;
  }

  onTurnChanged(table: LiveTable, before: StoredSeating | undefined, now: StoredSeating): void {
    const seats = now.toAct.filter(
      (seat) => now.people[seat] !== '' && !(before?.toAct.includes(seat) && before.dueAt === now.dueAt),
    );
    if (seats.length === 0 || table.stored.phase !== 'playing') return;
    const { clock } = this.#deps;
    if (clock.monotonic() - (this.#without.get(table.id) ?? Number.NEGATIVE_INFINITY) < NONE_FOR) return;
    const waiting = this.#waiting.get(table.id);
    if (waiting === undefined) return this.#send(table, seats, now);
    waiting.table = table;
    for (const seat of seats) waiting.seats.add(seat);
  }

  /** A webhook was set: the table is looked up again. */
  onSet(table: TableId): void {
    this.#without.delete(table);
  }

  stop(): void {
    for (const { cancel } of this.#waiting.values()) cancel();
    this.#waiting.clear();
  }

  #send(table: LiveTable, seats: readonly Seat[], now: StoredSeating): void {
    const cancel = this.#deps.clock.after(AT_MOST_EVERY, () => this.#sendLast(table.id));
    this.#waiting.set(table.id, { table: undefined, seats: new Set(), cancel });
    this.#postTurn(table, seats, now).catch((error: unknown) => {
      this.#deps.log.error({ err: error, table: table.id }, 'cannot post to a webhook');
    });
  }

  /** Posts the turns that have begun meanwhile and aren't over. */
  #sendLast(id: TableId): void {
    const { table, seats } = this.#waiting.get(id) ?? {};
    this.#waiting.delete(id);
    if (table === undefined || seats === undefined || table.stored.phase !== 'playing') return;
    const waited = table.seating.toAct.filter((seat) => seats.has(seat));
    if (waited.length > 0) this.#send(table, waited, table.seating);
  }

  async #postTurn({ id, stored }: LiveTable, seats: readonly Seat[], now: StoredSeating): Promise<void> {
    const { webhooks, clock, log, findGame } = this.#deps;
    const webhook = await webhooks.of(id);
    if (webhook === undefined) {
      if (this.#without.size >= MOST_REMEMBERED) this.#without.clear();
      this.#without.set(id, clock.monotonic());
      this.#waiting.get(id)?.cancel();
      return void this.#waiting.delete(id);
    }
    const { url, shape, lang, origin } = webhook;
    const game = findGame(now.game ?? gameId(stored.game))?.text[lang].title ?? stored.game;
    const names = seats.map((seat) => now.names[seat] ?? '');
    const text = turnMessage(shape, lang, { names, game, title: now.title, link: `${origin}/table/${id}` });
    const status = await this.#post(url, text);
    // The address isn't logged: anyone who knows it can post there.
    if (status === undefined || status >= 300) log.warn({ table: id, status }, 'a webhook did not accept a message');
  }
}
