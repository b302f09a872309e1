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

type OpenTable = Extract<ClientMessage, { type: 'open-table' }>;
/** What came back: nothing, when the line has ended meanwhile. */
export type Answer = ServerMessage | { readonly type: 'closed' };

type Offered = { readonly type: string };
/** The lists of moves one has of a table, as they were sent, and what is offered of them. */
type Book = { readonly lists: MoveList[]; offer: OfferNews; chosenFrom?: OfferNews };

const NOTHING: OfferNews = { use: [] };
const USUAL_GAME = { game: 'wright-brothers', options: { rounds: 20 } } as const;
const CLOSED: Answer = { type: 'closed' };
const SECRET_BYTES = 32;
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('hex');
/** A race wants to know how fast somebody was, in milliseconds. */
const REACTION = 250;
const STEP = '{"type":"step"';
const OFFER = Buffer.from('"offer":');
const TABLE = /"table":"([a-z0-9]+)"/;
const OVER = Buffer.from('"phase":"over"');
const NEXT = /"next":"([a-z0-9]+)"/;
/** The version of a step is in its first so many characters. */
const HEAD = 80;

/** A client that costs little: it looks into a message only where it has to. */
export class BenchClient {
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  readonly #books = new Map<TableId, Book>();
  #socket: ThinSocket | undefined;
  readonly #mark: string;
  #ids = 0;
  /** The book of the table where it plays. */
  #book: Book = { lists: [], offer: NOTHING };
  /** A step has come, with its version. */
  onStep: (version: number) => void = () => undefined;
  onOver: () => void = () => undefined;
  /** Everybody wants to play again, at this table. */
  onNext: (table: TableId) => void = () => undefined;

  private constructor(mark: string) {
    this.#mark = mark;
  }

  /** Whoever comes on another line has another `mark`: a command with an id of before would be taken for the same one. */
  static async connect(port: number, name: string, secret: string = newSecret(), mark = 'b'): Promise<BenchClient> {
    const client = new BenchClient(mark);
    client.#socket = await ThinSocket.open(
      port,
      (bytes) => client.#receive(bytes),
      () => client.#ended(),
    );
    await client.#ask('welcome', { type: 'hello', protocol: PROTOCOL, secret, name });
    return client;
  }

  get isOpen(): boolean {
    return this.#socket !== undefined;
  }

  close(): void {
    this.#socket?.close();
    this.#ended();
  }

  /** Nobody says goodbye. */
  cut(): void {
    this.#socket?.cut();
    this.#ended();
  }

  /** An `id` that was used before opens no other table. */
  async open(
    seats: OpenTable['seats'],
    request: Pick<OpenTable, 'game'> & Partial<OpenTable> = USUAL_GAME,
  ): Promise<TableId> {
    const id = request.id ?? this.#nextId();
    const answer = await this.#ask(id, { type: 'open-table', isPrivate: true, ...request, id, seats });
    if (answer.type !== 'opened') throw new Error(`Cannot open a table: ${JSON.stringify(answer)}`);
    return answer.table;
  }

  join(table: TableId, since?: number): Promise<Answer> {
    return this.#ask(`sync ${table}`, { type: 'join', table, ...(since === undefined ? {} : { since }) });
  }

  unjoin(table: TableId): void {
    this.#books.delete(table);
    this.say({ type: 'unjoin', table });
  }

  /** Says something that is not answered, or not waited for. */
  say(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  order(table: TableId, command: TableCommand): Promise<Answer> {
    const id = this.#nextId();
    return this.#ask(id, { type: 'do', table, id, command });
  }

  /** A move this seat owes, once. Loading is never owed, and a shootout would only be waited for. */
  choose(pick: (moves: number) => number = atRandom): TableCommand | undefined {
    const { lists, offer } = this.#book;
    const owed = offer.use.flatMap((place) => owedIn(lists[place] ?? []));
    const move = owed[pick(owed.length)];
    if (move === undefined) return undefined;
    this.#book.offer = NOTHING;
    this.#book.chosenFrom = offer;
    const answers = offer.questions?.[move.type];
    return {
      type: 'move',
      move,
      ...(answers === undefined ? {} : { answers }),
      ...(move.type === 'slap' ? { reaction: REACTION } : {}),
    };
  }

  #nextId(): string {
    this.#ids += 1;
    return `${this.#mark}${this.#ids}`;
  }

  #ask(key: string, message: ClientMessage): Promise<Answer> {
    return new Promise((resolve) => {
      if (this.#socket === undefined) return resolve(CLOSED);
      this.#waiting.set(key, resolve);
      this.#socket.send(JSON.stringify(message));
    });
  }

  #ended(): void {
    this.#socket = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const resolve of waiting) resolve(CLOSED);
  }

  #receive(bytes: Buffer): void {
    const head = bytes.toString('latin1', 0, HEAD);
    if (head.startsWith(STEP)) {
      const offer = valueAfter(OFFER, bytes);
      if (offer !== undefined) {
        this.#offered(TABLE.exec(head)?.[1] as TableId, JSON.parse(offer) as OfferNews);
      } else {
        // What is offered after the move is what was offered before.
        this.#book.offer = this.#book.chosenFrom ?? this.#book.offer;
      }
      if (bytes.includes(OVER)) this.#over(bytes);
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
    if (message.type === 'gone') this.#settle(`sync ${message.table}`, message);
    if (message.type === 'welcome') this.#settle('welcome', message);
    if ('id' in message) this.#settle(message.id, message);
  }

  #over(bytes: Buffer): void {
    this.onOver();
    const next = NEXT.exec(bytes.toString('latin1'))?.[1];
    if (next !== undefined) this.onNext(next as TableId);
  }

  #offered(table: TableId, offer: OfferNews): void {
    const book = this.#books.get(table);
    if (book === undefined) return;
    for (const place in offer.put) book.lists[Number(place)] = offer.put[place] ?? [];
    book.offer = offer;
    delete book.chosenFrom;
  }

  #settle(key: string, answer: Answer): void {
    const resolve = this.#waiting.get(key);
    this.#waiting.delete(key);
    resolve?.(answer);
  }
}

const [OPENING, CLOSING, QUOTE, BACKSLASH] = Buffer.from('{}"\\');

/** The text of the object that follows this key: the rest of a long message is not read. */
export function valueAfter(key: Buffer, bytes: Buffer): string | undefined {
  const found = bytes.indexOf(key);
  if (found < 0) return undefined;
  const start = found + key.length;
  let depth = 0;
  let isText = false;
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at];
    if (isText && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (byte === OPENING) depth += 1;
    else if (byte === CLOSING && --depth === 0) return bytes.toString('utf8', start, at + 1);
  }
  return undefined;
}

const atRandom = (moves: number): number => Math.floor(Math.random() * moves);

function owedIn(list: MoveList): readonly Offered[] {
  if (!('of' in list)) return (list as readonly Offered[]).filter(isOwed);
  const { of, each, are } = list;
  return isOwed(of as Offered) ? are.map((value) => ({ ...(of as Offered), [each]: value })) : [];
}

const isOwed = ({ type }: Offered): boolean => type !== 'load' && type !== 'start-shootout';
