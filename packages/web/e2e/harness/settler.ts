import { randomBytes } from 'node:crypto';
import {
  Connection,
  JoinedTable,
  type OpenRequest,
  openSocket,
  system,
  type TableState,
  webSocketUrl,
} from '@saloon/client';
import { type TableCommand, type TableId, tableId } from '@saloon/protocol';
import type { BrowserContext } from 'playwright-core';
import type { Saloon } from './saloon.ts';

/** A person without a page: they use the server's own HTTP routes and WebSocket. */
export class Settler implements Disposable {
  readonly name: string;
  readonly secret = randomBytes(32).toString('hex');
  readonly #url: string;
  readonly #connection: Connection;
  #handle = '';
  /** Their id, once they have arrived. */
  user = '';

  constructor({ url }: Pick<Saloon, 'url'>, name: string) {
    this.name = name;
    this.#url = url;
    this.#connection = new Connection({
      connect: () => openSocket(WebSocket, webSocketUrl(url)),
      identity: { secret: this.secret, name },
      environment: system,
    });
  }

  /** Connects, and keeps the name under this handle unless it is empty. */
  async arrive(handle: string): Promise<this> {
    this.#connection.start();
    this.user = await new Promise((resolve) => {
      const look = () => this.#connection.user && resolve(this.#connection.user.id);
      this.#connection.onChange(look);
      look();
    });
    this.#handle = handle;
    if (handle !== '') await this.ask('PUT', '/api/me/handle', { handle });
    return this;
  }

  /** Asks an HTTP route. Throws if it refuses. */
  async ask<T = unknown>(method: string, path: string, body?: object, authorization = `Saloon ${this.secret}`) {
    const response = await fetch(new URL(path, this.#url), {
      method,
      headers: { authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`Cannot ${method} ${path} as ${this.name}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }

  async open(request: OpenRequest): Promise<TableId> {
    const opened = await this.#connection.open(request);
    if (!opened.ok) throw new Error(`Cannot open a table of ${request.game}: ${opened.code} ${opened.at ?? ''}`);
    return opened.table;
  }

  async order(table: TableId, command: TableCommand): Promise<void> {
    const sent = await this.#connection.command(table, command);
    if (!sent.ok) throw new Error(`Cannot ${command.type} at ${table} as ${this.name}: ${sent.code}`);
  }

  /** Watches a table until it is as wanted, and returns what was found. */
  async when<T>(table: TableId, find: (state: TableState) => T | undefined): Promise<T> {
    const joined = new JoinedTable(table, this.#connection, system.now);
    return joined.when(find).finally(() => joined.close());
  }

  /** Joins a table to stay there. */
  join(table: string): JoinedTable {
    return new JoinedTable(tableId(table), this.#connection, system.now);
  }

  /** Gives up a game of The Duel: the game asks twice. */
  async concede(table: string): Promise<void> {
    const joined = this.join(table);
    await joined.when(({ info }) => (info.phase === 'playing' ? true : undefined));
    for (const _ of ['once', 'twice']) await joined.do({ type: 'move', move: { type: 'concede' } });
    await joined.when(({ info }) => (info.phase === 'over' ? true : undefined));
    joined.close();
  }

  /** Lets a browser be this person. They disconnect here. */
  async moveInto(context: BrowserContext): Promise<void> {
    this.#connection.close();
    await context.addInitScript(
      ([secret, name, user, handle]) => {
        if (localStorage.getItem('saloon.secret') !== null) return;
        localStorage.setItem('saloon.secret', secret);
        localStorage.setItem('saloon.name', name);
        localStorage.setItem('saloon.user', user);
        if (handle !== '') localStorage.setItem('saloon.kept', handle);
      },
      [this.secret, this.name, this.user, this.#handle] as const,
    );
  }

  [Symbol.dispose](): void {
    this.#connection.close();
  }
}
