import { Connection, JoinedTable, type OpenRequest, type Socket, system, type TableState } from '@saloon/client';
import { below, choose, type Rng } from '@saloon/kernel';
import type { ClientMessage, ServerMessage, TableCommand, TableId } from '@saloon/protocol';
import { WebSocket } from 'ws';
import { Journal } from './journal.ts';
import { nap, until } from './nap.ts';

const SECRET_BYTES = 32;
/** The rate limit for waving, in milliseconds. */
const TOO_FAST = 1050;

/**
 * A player with the client that browsers use, over a real WebSocket. All messages are written to the journal.
 */
export class Person {
  readonly name: string;
  readonly rng: Rng;
  readonly journal: Journal;
  readonly connection: Connection;
  /** When the current connection received the whole table; undefined until then. */
  syncedAt: number | undefined;
  /** The address to connect to. */
  url = '';
  /** The table's clock at its last message. */
  toldAt = 0;
  /** Errors in response to their messages. */
  readonly errors: string[] = [];
  /** The result of their last wave. */
  lastWave = '';
  /** The version of the last acknowledged command. */
  lastDone = 0;
  readonly #url: (attempt: number) => string;
  #attempts = 0;
  readonly #address: string;
  #joined: JoinedTable | undefined;
  #socket: WebSocket | undefined;
  #isClosed = false;

  constructor(name: string, rng: Rng, address: string, url: (attempt: number) => string) {
    this.name = name;
    this.rng = rng;
    this.journal = new Journal(name);
    this.#url = url;
    this.#address = address;
    const secret = Array.from({ length: SECRET_BYTES }, () => below(rng, 256).toString(16).padStart(2, '0')).join('');
    this.connection = new Connection({
      connect: () => this.#connect(),
      identity: { secret, name },
      environment: { ...system, random: () => below(rng, 1 << 30) / 2 ** 30 },
    });
  }

  get state(): TableState | undefined {
    return this.#joined?.state;
  }

  get table(): TableId | undefined {
    return this.#joined?.id;
  }

  /** The table's clock now, as the page would draw it. */
  get clock(): number {
    return this.#joined?.clock() ?? 0;
  }

  async open(request: OpenRequest): Promise<TableId> {
    const answer = await this.connection.open(request);
    if (!answer.ok) throw new Error(`Cannot open a table of ${request.game}: ${answer.code} ${answer.at ?? ''}`);
    return answer.table;
  }

  /** Joins a table and leaves the one before. */
  go(table: TableId): void {
    this.#joined?.close();
    this.syncedAt = undefined;
    this.#joined = new JoinedTable(table, this.connection, system.now);
  }

  async do(command: TableCommand): Promise<boolean> {
    return (await this.#joined?.do(command))?.ok === true;
  }

  /** Waves until it is acknowledged. Returns the time it took, or undefined after `most` milliseconds. */
  async wave(most: number): Promise<number | undefined> {
    const begun = performance.now();
    const left = () => begun + most - performance.now();
    while (left() > 0) {
      const joined = this.#joined;
      const waved = joined?.do({ type: 'emote', emote: 'howdy' });
      const sent = await Promise.race([waved, nap(left()), until(() => this.#joined !== joined, left())]);
      if (sent === true) continue;
      if (sent === undefined || sent === false) {
        this.lastWave = 'unanswered';
        break;
      }
      this.lastWave = sent.ok ? 'acknowledged' : sent.code;
      if (sent.ok) return performance.now() - begun;
      // Tries again after the rate limit, or at the next table if they moved there.
      await nap(sent.code === 'too-fast' ? TOO_FAST : 50);
    }
    return undefined;
  }

  /** Plays one of the offered moves, or returns undefined without one. */
  async move(): Promise<{ readonly code: string | undefined } | undefined> {
    const moves = this.state?.offer.moves ?? [];
    if (this.#joined === undefined || moves.length === 0) return undefined;
    const { rng } = this;
    const move = choose(rng, moves);
    const sent = await this.#joined.press(move, isRace(move) ? { reaction: 150 + below(rng, 300) } : {});
    return { code: sent.ok ? undefined : sent.code };
  }

  /** Breaks the connection. The client reconnects as usual. */
  dropLine(): void {
    this.#socket?.terminate();
  }

  /** Closes the connection for good. */
  close(): void {
    this.#isClosed = true;
    this.#socket?.terminate();
  }

  #connect(): Socket {
    if (this.#isClosed) throw new Error('Cannot connect: this person has gone home');
    this.url = this.#url(this.#attempts);
    this.#attempts += 1;
    const ws = new WebSocket(this.url, {
      headers: { 'x-forwarded-for': this.#address },
      perMessageDeflate: false,
    });
    this.#socket = ws;
    const socket: Socket = {
      send: (text) => {
        this.#said(text);
        ws.send(text);
      },
      close: () => ws.close(),
      onopen: null,
      onmessage: null,
      onclose: null,
    };
    ws.on('open', () => socket.onopen?.());
    ws.on('message', (data) => {
      if (this.#socket === ws) this.#hear(data.toString(), socket);
    });
    ws.on('error', () => undefined);
    ws.on('close', () => {
      if (this.#socket === ws) this.syncedAt = undefined;
      if (!this.#isClosed) socket.onclose?.();
    });
    return socket;
  }

  #said(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'do') this.journal.ordered(message.table as TableId, message.id, message.command);
  }

  #hear(text: string, socket: Socket): void {
    const message = JSON.parse(text) as ServerMessage;
    this.journal.heard(message);
    if (message.type === 'done') this.lastDone = message.version;
    if (message.type === 'error') this.errors.push(message.code);
    socket.onmessage?.({ data: text });
    if (message.type !== 'sync' && message.type !== 'step') return;
    const { state, table } = this;
    if (state === undefined || message.table !== table) return;
    this.toldAt = message.now;
    this.journal.saw(table, state.version, state);
    if (message.type === 'sync') this.syncedAt = performance.now();
  }
}

const isRace = (move: unknown): boolean =>
  typeof move === 'object' && move !== null && 'type' in move && move.type === 'slap';
