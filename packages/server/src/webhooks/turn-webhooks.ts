import type { FindGame } from '@saloon/catalog';
import { gameId } from '@saloon/kernel';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { SafetyRecords } from '../people/safety-records.ts';
import type { StoredSeating } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type PostWebhook, postWebhook } from './post-webhook.ts';
import { turnMessage } from './turn-message.ts';

export type WebhookSetup = {
  /** Replaces the HTTP request in tests. */
  readonly post?: PostWebhook;
};

export type TurnWebhookDeps = {
  readonly safety: Pick<SafetyRecords, 'webhook'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly findGame: FindGame;
};

/** Two messages about one table are at least this far apart, in milliseconds. */
const AT_MOST_EVERY = 10_000;
const MOST_REMEMBERED = 10_000;

/** Posts "your turn" to the webhook of a correspondence table. Allowed by the operator, and set by the host. */
export class TurnWebhooks {
  readonly #deps: TurnWebhookDeps;
  readonly #post: PostWebhook;
  readonly #postedAt = new Map<string, number>();

  constructor(deps: TurnWebhookDeps, { post = postWebhook }: WebhookSetup) {
    this.#deps = deps;
    this.#post = post;
  }

  onTurnChanged(table: LiveTable, before: StoredSeating | undefined, now: StoredSeating): void {
    const names = now.toAct
      .filter((seat) => now.people[seat] !== '' && !(before?.toAct.includes(seat) && before.dueAt === now.dueAt))
      .map((seat) => now.names[seat] ?? '');
    if (names.length === 0 || table.stored.phase !== 'playing') return;
    this.#send(table, names, now).catch((error: unknown) => {
      this.#deps.log.error({ err: error, table: table.id }, 'cannot post to a webhook');
    });
  }

  async #send({ id, stored }: LiveTable, names: readonly string[], now: StoredSeating): Promise<void> {
    const { safety, clock, log, findGame } = this.#deps;
    const at = clock.monotonic();
    if (at - (this.#postedAt.get(id) ?? Number.NEGATIVE_INFINITY) < AT_MOST_EVERY) return;
    if (this.#postedAt.size >= MOST_REMEMBERED) this.#postedAt.clear();
    // Before the webhook is read: the next move may come meanwhile.
    this.#postedAt.set(id, at);
    const webhook = await safety.webhook(id);
    if (webhook === undefined) return void this.#postedAt.delete(id);
    const { url, shape, lang, origin } = webhook;
    const game = findGame(now.game ?? gameId(stored.game))?.text[lang].title ?? stored.game;
    const text = turnMessage(shape, lang, { names, game, title: now.title, link: `${origin}/table/${id}` });
    const status = await this.#post(url, text);
    // The address isn't logged: anyone who knows it can post there.
    if (status === undefined || status >= 300) log.warn({ table: id, status }, 'a webhook did not accept a message');
  }
}
