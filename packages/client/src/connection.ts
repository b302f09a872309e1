import {
  type ClientMessage,
  PROTOCOL,
  type PushSubscriptionData,
  type ServerMessage,
  type TableCommand,
  type TableId,
  type Version,
} from '@saloon/protocol';
import { backoff } from './backoff.ts';
import type { Environment } from './environment.ts';
import { Listeners } from './listeners.ts';
import { Lobby } from './lobby.ts';
import { QuickMatch } from './quick-match.ts';
import { type Reply, type Request, Requests } from './requests.ts';
import type { Socket } from './socket.ts';
import type {
  ConnectionStatus,
  Hinted,
  Opened,
  OpenRequest,
  SeenSoFar,
  Sent,
  TableLink,
  TableListener,
} from './table-link.ts';

/** Who connects. Read at every attempt, since it can change between two. */
export type Identity = {
  /** 32 random bytes in hexadecimal that only this person has. */
  readonly secret: string;
  /** The person's id, if the secret isn't their first. */
  readonly user?: string | undefined;
  readonly name?: string | undefined;
  /** Called when the server rejects a secret: is there another one to try? */
  hasOtherSecret?(used: string): boolean;
};

/** What a server tells a person without being asked. */
export type News = Extract<
  ServerMessage,
  { type: 'way-in-added' | 'friends-changed' | 'invited' | 'tournament-news' | 'tournament-changed' | 'announcement' }
>;

export type ConnectionOptions = {
  /** Opens a socket; called at every attempt. */
  readonly connect: () => Socket;
  readonly identity: Identity;
  readonly environment: Environment;
};

/** The person as the server knows them. `pushKey` is the server's key for push subscriptions, if it sends notifications. */
export type Me = { readonly id: string; readonly name: string; readonly pushKey?: string };

/** Errors after which reconnecting is pointless. */
const FINAL_ERRORS: readonly string[] = ['wrong-protocol', 'too-many-connections', 'signed-out', 'banned'];
/** The server pings at least every ten seconds: a connection that is silent for longer is dead. */
const SILENCE_MS = 15_000;
/** After `too-fast`, the server accepts messages again in a second. */
const TOO_FAST_MS = 1000;

/** A connection to a server: says hello, answers pings, reconnects, and sends unanswered requests again. */
export class Connection implements TableLink {
  readonly lobby: Lobby;
  readonly match: QuickMatch;
  readonly #options: ConnectionOptions;
  readonly #environment: Environment;
  readonly #changed = new Listeners();
  readonly #newsListeners = new Set<(news: News) => void>();
  readonly #tables = new Map<TableId, TableListener>();
  readonly #requests: Requests;
  #status: ConnectionStatus = { type: 'connecting' };
  #user: Me | undefined;
  #socket: Socket | undefined;
  #isStarted = false;
  #attempts = 0;
  /** The secret that the last hello was sent with. */
  #secret = '';
  #heardAt = 0;
  #cancelRetry: (() => void) | undefined;
  #cancelSilenceCheck: (() => void) | undefined;
  #cancelResend: (() => void) | undefined;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#environment = options.environment;
    this.#requests = new Requests(options.environment.random);
    this.lobby = new Lobby((message) => this.#send(message));
    this.match = new QuickMatch(
      (messageOf) => this.request(messageOf),
      (message) => this.#send(message),
    );
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Who we are, once the server has said so. */
  get user(): Me | undefined {
    return this.#user;
  }

  /** Calls `listener` after each change of `status` or `user`. Returns a function that removes it. */
  onChange(listener: () => void): () => void {
    return this.#changed.add(listener);
  }

  /** Calls `listener` with news about friends and from the operators. Returns a function that removes it. */
  onNews(listener: (news: News) => void): () => void {
    this.#newsListeners.add(listener);
    return () => void this.#newsListeners.delete(listener);
  }

  /** Connects, and reconnects from now on. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#connect();
  }

  tryNow(): void {
    if (this.#socket !== undefined || this.#status.type === 'closed') return;
    this.#isStarted = true;
    this.#cancelRetry?.();
    this.#connect();
  }

  /** Drops the connection and schedules a reconnect: for when the system says that the network is gone. */
  hangUp(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#onDisconnected();
    socket.close();
  }

  /** Disconnects for good: requests without a reply stay unanswered. */
  close(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    this.#isStarted = true;
    for (const cancel of [this.#cancelRetry, this.#cancelSilenceCheck, this.#cancelResend]) cancel?.();
    socket?.close();
    this.lobby.onDisconnected();
    this.#setStatus({ type: 'closed' });
  }

  rename(name: string): void {
    this.#send({ type: 'set-name', name });
  }

  async open(request: OpenRequest): Promise<Opened> {
    this.start();
    const reply = await this.request((id) => ({ type: 'open-table', id, ...request }));
    if (reply.type === 'opened') return { ok: true, table: reply.table };
    const at = reply.type === 'refused' ? reply.at : undefined;
    return { ok: false, code: codeOf(reply), ...(at === undefined ? {} : { at }) };
  }

  join(table: TableId, listener: TableListener): () => void {
    this.start();
    this.#tables.set(table, listener);
    this.#join(table, listener);
    return () => {
      if (this.#tables.get(table) !== listener) return;
      this.#tables.delete(table);
      this.#send({ type: 'unjoin', table });
    };
  }

  async command(table: TableId, command: TableCommand): Promise<Sent> {
    return sentIf('done', await this.request((id) => ({ type: 'do', table, id, command })));
  }

  shown(table: TableId, version: Version): void {
    this.#send({ type: 'shown', table, version });
  }

  async hint(table: TableId): Promise<Hinted> {
    const reply = await this.request((id) => ({ type: 'ask-hint', table, id }));
    return reply.type === 'hint' ? { ok: true, moves: reply.moves } : { ok: false, code: codeOf(reply) };
  }

  async seen(table: TableId): Promise<SeenSoFar> {
    this.start();
    const reply = await this.request((id) => ({ type: 'ask-seen', table, id }));
    return reply.type === 'seen' ? { ok: true, seen: reply.seen } : { ok: false, code: codeOf(reply) };
  }

  /** Replaces the person's secret, which signs them out everywhere else. */
  async revoke(secret: string): Promise<Sent> {
    return sentIf('revoked', await this.request((id) => ({ type: 'revoke', id, secret })));
  }

  /** Turns on push notifications for this device. */
  async subscribeToPush(subscription: PushSubscriptionData): Promise<Sent> {
    return sentIf('push-subscribed', await this.request((id) => ({ type: 'subscribe-push', id, subscription })));
  }

  async unsubscribeFromPush(endpoint: string): Promise<Sent> {
    return sentIf('push-unsubscribed', await this.request((id) => ({ type: 'unsubscribe-push', id, endpoint })));
  }

  /** Sends a message with a new id, again after each reconnect, until it is answered. */
  request(messageOf: (id: string) => Request): Promise<Reply> {
    const message = messageOf(this.#requests.nextId());
    const reply = this.#requests.add(message);
    this.#send(message);
    return reply;
  }

  #connect(): void {
    this.#cancelRetry = undefined;
    this.#setStatus({ type: 'connecting' });
    let socket: Socket;
    try {
      socket = this.#options.connect();
    } catch {
      return this.#onDisconnected();
    }
    this.#socket = socket;
    this.#heardAt = this.#environment.now();
    this.#checkSilence(socket);
    socket.onopen = () => {
      const { secret, user, name } = this.#options.identity;
      this.#secret = secret;
      const hello: ClientMessage = { type: 'hello', protocol: PROTOCOL, secret };
      const known = user === undefined ? hello : { ...hello, user };
      socket.send(JSON.stringify(name === undefined ? known : { ...known, name }));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket || typeof data !== 'string') return;
      this.#heardAt = this.#environment.now();
      const message = JSON.parse(data) as ServerMessage;
      // The server measures latency by this reply: it goes out before anything else is done.
      if (message.type === 'ping') return socket.send(JSON.stringify({ type: 'pong', n: message.n }));
      this.#onMessage(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#onDisconnected();
    };
  }

  /** If the network drops every packet, the system takes minutes to close the socket. */
  #checkSilence(socket: Socket): void {
    const left = this.#heardAt + SILENCE_MS - this.#environment.now();
    if (left > 0) {
      this.#cancelSilenceCheck = this.#environment.after(left, () => this.#checkSilence(socket));
      return;
    }
    this.#onDisconnected();
    socket.close();
  }

  #onDisconnected(): void {
    this.#socket = undefined;
    this.#cancelSilenceCheck?.();
    this.#cancelResend?.();
    this.lobby.onDisconnected();
    if (this.#status.type === 'refused') return;
    const wait = backoff(this.#attempts, this.#environment.random);
    this.#attempts += 1;
    this.#setStatus({ type: 'waiting', until: this.#environment.now() + wait });
    this.#cancelRetry = this.#environment.after(wait, () => this.#connect());
  }

  #onMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#onWelcome(message);
      case 'sync':
      case 'step':
      case 'marks':
        return this.#tables.get(message.table)?.hear(message);
      case 'gone':
        this.#tables.get(message.table)?.hear(message);
        this.#tables.delete(message.table);
        return;
      case 'opened':
      case 'match-waiting':
      case 'revoked':
      case 'push-subscribed':
      case 'push-unsubscribed':
      case 'done':
      case 'hint':
      case 'seen':
      case 'refused':
        return this.#requests.settle(message);
      case 'error':
        if (message.code === 'too-fast') return this.#onTooFast();
        if (message.code === 'signed-out' && this.#options.identity.hasOtherSecret?.(this.#secret)) return;
        if (FINAL_ERRORS.includes(message.code)) this.#setStatus({ ...message, type: 'refused' });
        return;
      case 'match-found':
        return this.match.found(message.table);
      case 'match-left':
        return this.match.endedElsewhere();
      case 'match-off':
        return this.match.calledOff(message.table, message.again);
      case 'lobby':
      case 'lobby-row':
      case 'lobby-gone':
      case 'seated':
      case 'seated-row':
      case 'seated-gone':
        return this.lobby.hear(message);
      case 'way-in-added':
      case 'friends-changed':
      case 'invited':
      case 'tournament-news':
      case 'tournament-changed':
      case 'announcement':
        for (const listener of this.#newsListeners) listener(message);
        return;
      case 'ping':
        return;
    }
  }

  #onWelcome({ user: id, name, pushKey }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.#user = { id, name, ...(pushKey === undefined ? {} : { pushKey }) };
    // A second welcome is the reply to a new name.
    if (this.#status.type === 'online') return this.#changed.notify();
    this.#attempts = 0;
    this.#setStatus({ type: 'online' });
    this.#sendAll();
  }

  /** Joins the tables again from the versions we have, then sends the unanswered requests in their order. */
  #sendAll(): void {
    this.lobby.onConnected();
    this.match.onConnected();
    for (const [table, listener] of this.#tables) this.#join(table, listener);
    for (const request of this.#requests.unanswered) this.#send(request);
  }

  /** The server skipped one of our messages without saying which, so all of them are sent again; a hello needs a new socket. */
  #onTooFast(): void {
    this.#cancelResend?.();
    if (this.#status.type !== 'online') return this.hangUp();
    this.#cancelResend = this.#environment.after(TOO_FAST_MS, () => this.#sendAll());
  }

  #join(table: TableId, listener: TableListener): void {
    const since = listener.since();
    const { as } = listener;
    this.#send({
      type: 'join',
      table,
      ...(since === undefined ? {} : { since }),
      ...(as === undefined ? {} : { as }),
    });
  }

  /** Sends nothing while offline: `#sendAll` follows once we are online. */
  #send(message: ClientMessage | Request): void {
    if (this.#status.type === 'online') this.#socket?.send(JSON.stringify(message));
  }

  #setStatus(status: ConnectionStatus): void {
    this.#status = status;
    this.#changed.notify();
  }
}

const codeOf = (reply: Reply): string => ('code' in reply ? reply.code : 'unknown-message');
const sentIf = (type: Reply['type'], reply: Reply): Sent =>
  reply.type === type ? { ok: true } : { ok: false, code: codeOf(reply) };
