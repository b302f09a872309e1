import { batch, type ReadonlySignal, signal } from '@preact/signals';
import {
  type ClientMessage,
  PROTOCOL,
  type PushLine,
  type ServerMessage,
  type TableCommand,
  type TableId,
} from '@saloon/protocol';
import { backoff } from './backoff.ts';
import type { Hinted, LineState, Listener, Opened, OpenRequest, PlayOn, SeenSoFar, TableLink } from './link.ts';
import { Lobby } from './lobby.ts';
import type { Sent } from './told.ts';

/** As much of a WebSocket as we use; a test brings its own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the connection needs of the browser. */
export type Outside = {
  connect(): Socket;
  now(): number;
  random(): number;
  after(milliseconds: number, act: () => void): () => void;
  /** Asked for at each attempt: it may be another one by then. */
  readonly secret: string;
  /** Who we are, where the secret does not say it. */
  readonly user?: string | undefined;
  /** Is there another secret to come in by than this one, which is dead? */
  hasOtherSecret?(used: string): boolean;
  name(): string | undefined;
};

/** Who we are to the house; `callKey` is there where it can call us. */
export type Me = { readonly id: string; readonly name: string; readonly callKey?: string };

type Waiting = { readonly message: ClientMessage | PlayOn; readonly settle: (answer: ServerMessage) => void };

/** Errors after which trying again as we are is of no use. */
const HOPELESS: readonly string[] = ['wrong-protocol', 'too-many-connections', 'signed-out', 'banned'];
/** The house pings every ten seconds at least: a line that is silent for longer is dead, though nobody has said so. */
const SILENCE = 15_000;
/** Whoever was too fast for the house is heard again after so long. */
const TOO_FAST = 1000;

/** One socket to the house: says hello, comes back by itself, and sends again what was not acknowledged. */
export class Connection implements TableLink {
  readonly #line = signal<LineState>({ type: 'connecting' });
  readonly #user = signal<Me | undefined>(undefined);
  readonly lobby: Lobby;
  readonly #out: Outside;
  readonly #listeners = new Map<TableId, Listener>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #prefix: string;
  #socket: Socket | undefined;
  #isStarted = false;
  #attempts = 0;
  #count = 0;
  /** What we came in by. */
  #secret = '';
  #heardAt = 0;
  #cancelRetry: (() => void) | undefined;
  #cancelCheck: (() => void) | undefined;
  #cancelAgain: (() => void) | undefined;

  constructor(out: Outside) {
    this.#out = out;
    this.#prefix = Math.floor(out.random() * 36 ** 8).toString(36);
    this.lobby = new Lobby((message) => this.#say(message));
  }

  get line(): ReadonlySignal<LineState> {
    return this.#line;
  }
  /** Who we are, once the house has said so. */
  get user(): ReadonlySignal<Me | undefined> {
    return this.#user;
  }

  /** Opens the line, and keeps it open from now on. */
  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    this.#connect();
  }

  tryNow(): void {
    if (this.#socket !== undefined) return;
    this.#isStarted = true;
    this.#cancelRetry?.();
    this.#connect();
  }

  /** The browser says that it has no network: nobody waits for the silence to be noticed. */
  hangUp(): void {
    const socket = this.#socket;
    if (socket === undefined) return;
    this.#lost();
    socket.close();
  }

  rename(name: string): void {
    this.#say({ type: 'set-name', name });
  }

  async open(request: OpenRequest): Promise<Opened> {
    this.start();
    const id = this.#nextId();
    const answer = await this.#ask(id, { type: 'open-table', id, ...request });
    if (answer.type === 'opened') return { ok: true, table: answer.table };
    const at = answer.type === 'refused' ? answer.at : undefined;
    return { ok: false, code: codeOf(answer), ...(at === undefined ? {} : { at }) };
  }

  join(table: TableId, listener: Listener): () => void {
    this.start();
    this.#listeners.set(table, listener);
    this.#join(table, listener);
    return () => {
      if (this.#listeners.get(table) !== listener) return;
      this.#listeners.delete(table);
      this.#say({ type: 'unjoin', table });
    };
  }

  async command(table: TableId, command: TableCommand): Promise<Sent> {
    const id = this.#nextId();
    const answer = await this.#ask(id, { type: 'do', table, id, command });
    return answer.type === 'done' ? { ok: true } : { ok: false, code: codeOf(answer) };
  }

  async hint(table: TableId): Promise<Hinted> {
    const id = this.#nextId();
    const answer = await this.#ask(id, { type: 'ask-hint', table, id });
    return answer.type === 'hint' ? { ok: true, moves: answer.moves } : { ok: false, code: codeOf(answer) };
  }

  /** Puts this person out everywhere but here; from then on the new secret is the one that counts. */
  async revoke(secret: string): Promise<Sent> {
    const id = this.#nextId();
    const answer = await this.#ask(id, { type: 'revoke', id, secret });
    return answer.type === 'revoked' ? { ok: true } : { ok: false, code: codeOf(answer) };
  }

  /** From now on the house calls this device, or no more. */
  async callMe(line: PushLine): Promise<Sent> {
    const id = this.#nextId();
    return this.#askForCalls(id, { type: 'call-me', id, line });
  }

  async callMeNot(endpoint: string): Promise<Sent> {
    const id = this.#nextId();
    return this.#askForCalls(id, { type: 'call-me-not', id, endpoint });
  }

  async #askForCalls(id: string, message: ClientMessage): Promise<Sent> {
    const answer = await this.#ask(id, message);
    return answer.type === 'calls' ? { ok: true } : { ok: false, code: codeOf(answer) };
  }

  async seen(table: TableId): Promise<SeenSoFar> {
    this.start();
    const id = this.#nextId();
    const answer = await this.#ask(id, { type: 'ask-seen', table, id });
    return answer.type === 'seen' ? { ok: true, seen: answer.seen } : { ok: false, code: codeOf(answer) };
  }

  /** Opens a table that plays on from a place in a recording: something only the house in this browser does. */
  async playOn(from: Omit<PlayOn, 'type' | 'id'>): Promise<Opened> {
    this.start();
    const id = this.#nextId();
    const answer = await this.#ask(id, { type: 'play-on', id, ...from });
    return answer.type === 'opened' ? { ok: true, table: answer.table } : { ok: false, code: codeOf(answer) };
  }

  #nextId(): string {
    this.#count += 1;
    return `${this.#prefix}-${this.#count}`;
  }

  #ask(id: string, message: ClientMessage | PlayOn): Promise<ServerMessage> {
    return new Promise((settle) => {
      this.#waiting.set(id, { message, settle });
      this.#say(message);
    });
  }

  #connect(): void {
    this.#cancelRetry = undefined;
    this.#line.value = { type: 'connecting' };
    let socket: Socket;
    try {
      socket = this.#out.connect();
    } catch {
      return this.#lost();
    }
    this.#socket = socket;
    this.#heardAt = this.#out.now();
    this.#checkSilence(socket);
    socket.onopen = () => {
      const name = this.#out.name();
      const { secret, user } = this.#out;
      this.#secret = secret;
      const hello: ClientMessage = { type: 'hello', protocol: PROTOCOL, secret };
      const known = user === undefined ? hello : { ...hello, user };
      socket.send(JSON.stringify(name === undefined ? known : { ...known, name }));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket || typeof data !== 'string') return;
      this.#heardAt = this.#out.now();
      const message = JSON.parse(data) as ServerMessage;
      // The line is being measured: nothing comes before the answer.
      if (message.type === 'ping') return socket.send(JSON.stringify({ type: 'pong', n: message.n }));
      this.#hear(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** A network that swallows everything closes nothing: whoever waits for it to end the line waits for minutes. */
  #checkSilence(socket: Socket): void {
    const left = this.#heardAt + SILENCE - this.#out.now();
    if (left > 0) {
      this.#cancelCheck = this.#out.after(left, () => this.#checkSilence(socket));
      return;
    }
    this.#lost();
    socket.close();
  }

  #lost(): void {
    this.#socket = undefined;
    this.#cancelCheck?.();
    this.#cancelAgain?.();
    this.lobby.lost();
    if (this.#line.peek().type === 'refused') return;
    const wait = backoff(this.#attempts, this.#out.random);
    this.#attempts += 1;
    this.#line.value = { type: 'waiting', until: this.#out.now() + wait };
    this.#cancelRetry = this.#out.after(wait, () => this.#connect());
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'sync':
      case 'step':
      case 'marks':
        return this.#listeners.get(message.table)?.hear(message);
      case 'gone':
        this.#listeners.get(message.table)?.hear(message);
        this.#listeners.delete(message.table);
        return;
      case 'opened':
      case 'revoked':
      case 'calls':
      case 'done':
      case 'hint':
      case 'seen':
      case 'refused': {
        const waiting = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        return waiting?.settle(message);
      }
      case 'error':
        if (message.code === 'too-fast') return this.#slowDown();
        if (message.code === 'signed-out' && this.#out.hasOtherSecret?.(this.#secret)) return;
        if (HOPELESS.includes(message.code)) this.#line.value = { type: 'refused', code: message.code };
        return;
      case 'lobby':
      case 'lobby-row':
      case 'lobby-gone':
      case 'seated':
      case 'seated-row':
      case 'seated-gone':
        return this.lobby.hear(message);
      case 'ping':
        return;
    }
  }

  /** After a broken line: the tables first, with the version we have, then what was never acknowledged, in its order. */
  #welcome({ user: id, name, callKey }: Extract<ServerMessage, { type: 'welcome' }>): void {
    const me: Me = { id, name, ...(callKey === undefined ? {} : { callKey }) };
    if (this.#line.peek().type === 'online') {
      // Only the answer to a new name: nothing was lost.
      this.#user.value = me;
      return;
    }
    this.#attempts = 0;
    batch(() => {
      this.#user.value = me;
      this.#line.value = { type: 'online' };
    });
    this.#sayAll();
  }

  #sayAll(): void {
    this.lobby.back();
    for (const [table, listener] of this.#listeners) this.#join(table, listener);
    for (const { message } of this.#waiting.values()) this.#say(message);
  }

  /** Something that we said was not read, and nobody says what: all of it is said again, or hello on another line. */
  #slowDown(): void {
    this.#cancelAgain?.();
    if (this.#line.peek().type === 'online') {
      this.#cancelAgain = this.#out.after(TOO_FAST, () => this.#sayAll());
      return;
    }
    this.hangUp();
  }

  #join(table: TableId, listener: Listener): void {
    const since = listener.since();
    this.#say(since === undefined ? { type: 'join', table } : { type: 'join', table, since });
  }

  /** Says it now if the house listens; what waits for an answer is said again when it does. */
  #say(message: ClientMessage | PlayOn): void {
    if (this.#line.peek().type === 'online') this.#socket?.send(JSON.stringify(message));
  }
}

const codeOf = (answer: ServerMessage): string => ('code' in answer ? answer.code : 'unknown-message');
