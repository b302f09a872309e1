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
import { type Dial, overTcp, type Pipe } from './thin-socket.ts';

type OpenTable = Extract<ClientMessage, { type: 'open-table' }>;
/** The response, or `closed` if the connection ended first. */
export type Answer = ServerMessage | { readonly type: 'closed' };

type Offered = { readonly type: string };
/**
 * What a client knows of a table: the lists of moves as they were sent, the offer, and messages about it that are not
 * parsed yet.
 */
type Book = { readonly lists: MoveList[]; offer: OfferNews; chosenFrom?: OfferNews; readonly unread: string[] };

const NOTHING: OfferNews = { use: [] };
const USUAL_GAME = { game: 'wright-brothers', options: { rounds: 20 } } as const;
const CLOSED: Answer = { type: 'closed' };
const SECRET_BYTES = 32;
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('hex');
/** The reaction time sent in races, in milliseconds. */
const REACTION = 250;
const PING = Buffer.from('{"type":"ping","n":');
/** A step starts with its table and its version. */
const STEP = Buffer.from('{"type":"step","table":"');
const VERSION = Buffer.from('","version":');
const OFFER = Buffer.from('"offer":');
const OVER = Buffer.from('"phase":"over"');
const NEXT = /"next":"([a-z0-9]+)"/;
const QUOTE = Buffer.from('"');
const [ZERO, NINE] = [0x30, 0x39];
/** Loading is never required, and load moves are most of an offer, so they are not parsed. */
const LOADS = '{"of":{"type":"load"},"each":"cards","are":[[';
const END_OF_LOADS = ']]}';
const SHOWN = 80;
/** A client that is rarely asked must not collect unparsed messages forever. */
const MOST_UNREAD = 50;

/** A cheap client: it parses a message only if it has to. */
export class BenchClient {
  readonly #waiting = new Map<string, (answer: Answer) => void>();
  readonly #books = new Map<TableId, Book>();
  #socket: Pipe | undefined;
  readonly #mark: string;
  #ids = 0;
  /** For the table where it plays. */
  #book: Book = emptyBook();
  /** Called for each step, with its version. */
  onStep: (version: number) => void = () => undefined;
  /** Called when the game is over. If it is not set, messages are not searched for it. */
  onOver: (() => void) | undefined;
  /** Called when everyone wants to play again, with the new table. */
  onNext: (table: TableId) => void = () => undefined;

  private constructor(mark: string) {
    this.#mark = mark;
  }

  /**
   * `to` is a port of this machine, or another way to a server. A new connection of the same user needs another `mark`.
   * Otherwise its command ids would repeat earlier ones.
   */
  static async connect(
    to: number | Dial,
    name: string,
    secret: string = newSecret(),
    mark = 'b',
  ): Promise<BenchClient> {
    const client = new BenchClient(mark);
    const dial = typeof to === 'number' ? overTcp(to) : to;
    client.#socket = await dial(
      (bytes, start, end) => client.#receive(bytes, start, end),
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

  /** Closes the connection without a close frame. */
  cut(): void {
    this.#socket?.cut();
    this.#ended();
  }

  /** An `id` that was used before returns the table that it opened. */
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

  /** Sends a message without waiting for a response. */
  say(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  order(table: TableId, command: TableCommand): Promise<Answer> {
    const id = this.#nextId();
    return this.#ask(id, { type: 'do', table, id, command });
  }

  /**
   * A move that this seat has to make. Skips load moves, which are optional, and shootouts, which would wait for
   * others.
   */
  choose(pick: (moves: number) => number = atRandom): TableCommand | undefined {
    const { lists, offer } = read(this.#book);
    const move = owedMove(
      offer.use.map((place) => lists[place] ?? []),
      pick,
    );
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

  #receive(bytes: Buffer, start: number, end: number): void {
    if (hasAt(bytes, start, STEP)) return this.#step(bytes, start, end);
    if (hasAt(bytes, start, PING)) return this.#pong(numberAt(bytes, start + PING.length));
    const message = JSON.parse(bytes.toString('utf8', start, end)) as ServerMessage;
    if (message.type === 'sync') {
      this.#book = { ...emptyBook(), offer: message.offer };
      this.#books.set(message.table, this.#book);
      putLists(this.#book);
      this.#settle(`sync ${message.table}`, message);
    }
    if (message.type === 'gone') this.#settle(`sync ${message.table}`, message);
    if (message.type === 'welcome') this.#settle('welcome', message);
    if ('id' in message) this.#settle(message.id, message);
  }

  #pong(n: number): void {
    this.#socket?.send(`{"type":"pong","n":${n}}`);
  }

  #step(bytes: Buffer, start: number, end: number): void {
    const table = start + STEP.length;
    const endOfTable = placeOf(QUOTE, bytes, table, end);
    const offer = placeOf(OFFER, bytes, endOfTable, end);
    if (offer < end) {
      const book = this.#books.get(bytes.toString('latin1', table, endOfTable) as TableId);
      book?.unread.push(bytes.toString('utf8', offer + OFFER.length, end));
      if (book !== undefined && book.unread.length > MOST_UNREAD) read(book);
    } else if (this.#book.unread.length === 0) {
      // After the move, the offer is what it was before.
      this.#book.offer = this.#book.chosenFrom ?? this.#book.offer;
    }
    if (this.onOver !== undefined && placeOf(OVER, bytes, endOfTable, end) < end) {
      this.#over(bytes.toString('latin1', endOfTable, end));
    }
    this.onStep(numberAt(bytes, endOfTable + VERSION.length));
  }

  #over(step: string): void {
    this.onOver?.();
    const next = NEXT.exec(step)?.[1];
    if (next !== undefined) this.onNext(next as TableId);
  }

  #settle(key: string, answer: Answer): void {
    const resolve = this.#waiting.get(key);
    this.#waiting.delete(key);
    resolve?.(answer);
  }
}

const emptyBook = (): Book => ({ lists: [], offer: NOTHING, unread: [] });

/** Parses the messages about offers since the last call. Most are never needed, because the client is not asked. */
function read(book: Book): Book {
  if (book.unread.length === 0) return book;
  for (const text of book.unread) {
    book.offer = JSON.parse(objectAtStart(withoutLoads(text))) as OfferNews;
    putLists(book);
  }
  book.unread.length = 0;
  delete book.chosenFrom;
  return book;
}

function putLists({ lists, offer: { put } }: Book): void {
  for (const place in put) lists[Number(place)] = put[place] ?? [];
}

function hasAt(bytes: Buffer, start: number, expected: Buffer): boolean {
  for (let i = 0; i < expected.length; i++) if (bytes[start + i] !== expected[i]) return false;
  return true;
}

/** The position of `wanted` between two positions, or the second one. Faster than `indexOf` for a few hundred bytes. */
export function placeOf(wanted: Buffer, bytes: Buffer, start: number, end: number): number {
  const first = wanted[0];
  const last = end - wanted.length;
  for (let at = start; at <= last; at++) if (bytes[at] === first && hasAt(bytes, at, wanted)) return at;
  return end;
}

function numberAt(bytes: Buffer, start: number): number {
  let number = 0;
  for (let at = start; ; at++) {
    const digit = bytes[at] ?? 0;
    if (digit < ZERO || digit > NINE) return number;
    number = 10 * number + digit - ZERO;
  }
}

/** The offer with empty lists in place of load moves. */
export function withoutLoads(text: string): string {
  const start = text.indexOf(LOADS);
  if (start < 0) return text;
  const end = text.indexOf(END_OF_LOADS, start) + END_OF_LOADS.length;
  return withoutLoads(`${text.slice(0, start)}[]${text.slice(end)}`);
}

/** The JSON object at the start of the text. The rest of a long message is not read. */
export function objectAtStart(text: string): string {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return text.slice(0, at + 1);
  }
  throw new Error(`Cannot read what is offered: ${text.slice(0, SHOWN)}`);
}

const atRandom = (moves: number): number => Math.floor(Math.random() * moves);

/** Picks one of the required moves without creating the others. */
function owedMove(lists: readonly MoveList[], pick: (moves: number) => number): Offered | undefined {
  const counts = lists.map(owedIn);
  let left = pick(counts.reduce((sum, count) => sum + count, 0));
  const place = counts.findIndex((count) => {
    left -= count;
    return left < 0;
  });
  const list = lists[place];
  if (list === undefined) return undefined;
  const nth = left + (counts[place] ?? 0);
  if (!('of' in list)) return (list as readonly Offered[]).filter(isOwed)[nth];
  return { ...(list.of as Offered), [list.each]: list.are[nth] };
}

function owedIn(list: MoveList): number {
  if ('of' in list) return isOwed(list.of as Offered) ? list.are.length : 0;
  return (list as readonly Offered[]).filter(isOwed).length;
}

const isOwed = ({ type }: Offered): boolean => type !== 'load' && type !== 'start-shootout';
