import { randomBytes } from 'node:crypto';
import {
  type ClientMessage,
  type Offer,
  OfferBook,
  type OfferNews,
  PROTOCOL,
  type ServerMessage,
  type TableCommand,
  type TableId,
} from '@saloon/protocol';
import { WebSocket } from 'ws';

type Offered = { readonly type: string };
/** A client that costs little: it looks into a message only where it has to. */
export class BenchClient {
  readonly #ws: WebSocket;
  readonly #waiting = new Map<string, (message: ServerMessage) => void>();
  #ids = 0;
  readonly #books = new Map<TableId, OfferBook>();
  offer: Offer = { moves: [], questions: {} };
  /** A step has come, with its version. */
  onStep: (version: number) => void = () => undefined;
  onOver: () => void = () => undefined;

  private constructor(ws: WebSocket) {
    this.#ws = ws;
    ws.on('message', (data) => this.#receive(data.toString()));
  }

  static async connect(port: number, name: string): Promise<BenchClient> {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false });
    await new Promise((resolve, reject) => ws.on('open', resolve).on('error', reject));
    const client = new BenchClient(ws);
    const secret = randomBytes(32).toString('hex');
    await client.#ask('welcome', { type: 'hello', protocol: PROTOCOL, secret, name });
    return client;
  }

  close(): void {
    this.#ws.close();
  }

  async open(seats: Extract<ClientMessage, { type: 'open-table' }>['seats']): Promise<TableId> {
    const id = this.#nextId();
    const options = { rounds: 20 };
    const message = await this.#ask(id, {
      type: 'open-table',
      id,
      game: 'wright-brothers',
      seats,
      options,
      isPrivate: true,
    });
    if (message.type !== 'opened') throw new Error(`Cannot open a table: ${JSON.stringify(message)}`);
    return message.table;
  }

  join(table: TableId): Promise<ServerMessage> {
    return this.#ask(`sync ${table}`, { type: 'join', table });
  }

  order(table: TableId, command: TableCommand): Promise<ServerMessage> {
    const id = this.#nextId();
    return this.#ask(id, { type: 'do', table, id, command });
  }

  /** A move this seat owes. Loading is never owed, and a shootout would only be waited for. */
  choose(): TableCommand | undefined {
    const owed = (this.offer.moves as readonly Offered[]).filter(
      ({ type }) => type !== 'load' && type !== 'start-shootout',
    );
    const move = owed[Math.floor(Math.random() * owed.length)];
    if (move === undefined) return undefined;
    const answers = this.offer.questions[move.type];
    return answers === undefined ? { type: 'move', move } : { type: 'move', move, answers };
  }

  #nextId(): string {
    this.#ids += 1;
    return `b${this.#ids}`;
  }

  #ask(key: string, message: ClientMessage): Promise<ServerMessage> {
    return new Promise((resolve) => {
      this.#waiting.set(key, resolve);
      this.#ws.send(JSON.stringify(message));
    });
  }

  #receive(text: string): void {
    if (text.startsWith('{"type":"step"')) {
      if (text.includes('"offer":')) {
        const { table, offer } = JSON.parse(text) as { readonly table: TableId; readonly offer: OfferNews };
        this.offer = this.#books.get(table)?.read(offer) ?? this.offer;
      }
      if (text.includes('"phase":"over"')) this.onOver();
      this.onStep(Number(/"version":(\d+)/.exec(text.slice(0, 100))?.[1]));
      return;
    }
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'ping') this.#ws.send(`{"type":"pong","n":${message.n}}`);
    if (message.type === 'sync') {
      const book = new OfferBook();
      this.#books.set(message.table, book);
      this.offer = book.read(message.offer);
      this.#settle(`sync ${message.table}`, message);
    }
    if (message.type === 'welcome') this.#settle('welcome', message);
    if ('id' in message) this.#settle(message.id, message);
  }

  #settle(key: string, message: ServerMessage): void {
    const resolve = this.#waiting.get(key);
    this.#waiting.delete(key);
    resolve?.(message);
  }
}
