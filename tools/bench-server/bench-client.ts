import { randomBytes } from 'node:crypto';
import {
  type ClientMessage,
  type MoveList,
  type OfferNews,
  PROTOCOL,
  type ServerMessage,
  type TableCommand,
  type TableId,
} from '@saloon/protocol';
import { ThinSocket } from './thin-socket.ts';

type Offered = { readonly type: string };
/** The lists of moves one has of a table, as they were sent, and what is offered of them. */
type Book = { readonly lists: MoveList[]; offer: OfferNews };

const NOTHING: OfferNews = { use: [] };
const STEP = '{"type":"step"';
const OFFER = Buffer.from('"offer":');
const OVER = Buffer.from('"phase":"over"');
/** The version of a step is in its first so many characters. */
const HEAD = 80;

/** A client that costs little: it looks into a message only where it has to. */
export class BenchClient {
  readonly #waiting = new Map<string, (message: ServerMessage) => void>();
  readonly #books = new Map<TableId, Book>();
  #socket: ThinSocket | undefined;
  #ids = 0;
  /** The book of the table where it plays. */
  #book: Book = { lists: [], offer: NOTHING };
  /** A step has come, with its version. */
  onStep: (version: number) => void = () => undefined;
  onOver: () => void = () => undefined;

  static async connect(port: number, name: string): Promise<BenchClient> {
    const client = new BenchClient();
    client.#socket = await ThinSocket.open(port, (bytes) => client.#receive(bytes));
    const secret = randomBytes(32).toString('hex');
    await client.#ask('welcome', { type: 'hello', protocol: PROTOCOL, secret, name });
    return client;
  }

  close(): void {
    this.#socket?.close();
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

  /** A move this seat owes, once. Loading is never owed, and a shootout would only be waited for. */
  choose(): TableCommand | undefined {
    const { lists, offer } = this.#book;
    const owed = offer.use.flatMap((place) => owedIn(lists[place] ?? []));
    const move = owed[Math.floor(Math.random() * owed.length)];
    if (move === undefined) return undefined;
    this.#book.offer = NOTHING;
    const answers = offer.questions?.[move.type];
    return answers === undefined ? { type: 'move', move } : { type: 'move', move, answers };
  }

  #nextId(): string {
    this.#ids += 1;
    return `b${this.#ids}`;
  }

  #ask(key: string, message: ClientMessage): Promise<ServerMessage> {
    return new Promise((resolve) => {
      this.#waiting.set(key, resolve);
      this.#socket?.send(JSON.stringify(message));
    });
  }

  #receive(bytes: Buffer): void {
    const head = bytes.toString('latin1', 0, HEAD);
    if (head.startsWith(STEP)) {
      if (bytes.includes(OFFER)) {
        const { table, offer } = JSON.parse(bytes.toString()) as { readonly table: TableId; readonly offer: OfferNews };
        this.#offered(table, offer);
      }
      if (bytes.includes(OVER)) this.onOver();
      this.onStep(Number(/"version":(\d+)/.exec(head)?.[1]));
      return;
    }
    const message = JSON.parse(bytes.toString()) as ServerMessage;
    if (message.type === 'ping') this.#socket?.send(`{"type":"pong","n":${message.n}}`);
    if (message.type === 'sync') {
      this.#book = { lists: [], offer: NOTHING };
      this.#books.set(message.table, this.#book);
      this.#offered(message.table, message.offer);
      this.#settle(`sync ${message.table}`, message);
    }
    if (message.type === 'welcome') this.#settle('welcome', message);
    if ('id' in message) this.#settle(message.id, message);
  }

  #offered(table: TableId, offer: OfferNews): void {
    const book = this.#books.get(table);
    if (book === undefined) return;
    for (const place in offer.put) book.lists[Number(place)] = offer.put[place] ?? [];
    book.offer = offer;
  }

  #settle(key: string, message: ServerMessage): void {
    const resolve = this.#waiting.get(key);
    this.#waiting.delete(key);
    resolve?.(message);
  }
}

function owedIn(list: MoveList): readonly Offered[] {
  if (!('of' in list)) return (list as readonly Offered[]).filter(isOwed);
  const { of, each, are } = list;
  return isOwed(of as Offered) ? are.map((value) => ({ ...(of as Offered), [each]: value })) : [];
}

const isOwed = ({ type }: Offered): boolean => type !== 'load' && type !== 'start-shootout';
