import { randomBytes } from 'node:crypto';
import { type ClientMessage, PROTOCOL, type ServerMessage, type TableCommand, type TableId } from '@saloon/protocol';
import { Mirror } from './mirror.ts';

export type MessageOf<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

/** The transport of a test client. */
export interface Pipe {
  send(text: string): void;
  close(): void;
  /** Stops reading. */
  pause(): void;
}

type Waiter = {
  readonly matches: (message: ServerMessage) => boolean;
  readonly resolve: (message: ServerMessage) => void;
};

/** How long a test waits for a message, in milliseconds. */
const PATIENCE = 15_000;

/** A client for tests: it answers pings, and keeps every message and the state of each table. */
export class TestClient {
  readonly secret: string;
  readonly inbox: ServerMessage[] = [];
  readonly raw: string[] = [];
  readonly tables = new Map<TableId, Mirror>();
  pipe: Pipe = { send: () => undefined, close: () => undefined, pause: () => undefined };
  isClosed = false;
  answersPings = true;
  onMessage: (message: ServerMessage) => void = () => undefined;
  #waiters: Waiter[] = [];
  #ids = 0;

  constructor(secret = randomBytes(32).toString('hex')) {
    this.secret = secret;
  }

  receive(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.raw.push(text);
    this.inbox.push(message);
    if (message.type === 'ping' && this.answersPings) this.send({ type: 'pong', n: message.n });
    if (message.type === 'sync') this.tables.set(message.table, new Mirror(message));
    if (message.type === 'step') this.table(message.table).step(message);
    this.onMessage(message);
    const waiter = this.#waiters.find(({ matches }) => matches(message));
    if (waiter === undefined) return;
    this.#waiters = this.#waiters.filter((other) => other !== waiter);
    waiter.resolve(message);
  }

  table(id: TableId): Mirror {
    const table = this.tables.get(id);
    if (table === undefined) throw new Error(`Cannot find table ${id}: it was never synced`);
    return table;
  }

  send(message: ClientMessage): void {
    this.pipe.send(JSON.stringify(message));
  }

  sendRaw(text: string): void {
    this.pipe.send(text);
  }

  close(): void {
    this.pipe.close();
  }

  pause(): void {
    this.pipe.pause();
  }

  /** The next message of this type from now on that passes the test. */
  next<Type extends ServerMessage['type']>(
    type: Type,
    test: (message: MessageOf<Type>) => boolean = () => true,
  ): Promise<MessageOf<Type>> {
    return this.nextOf([type], test);
  }

  nextOf<Type extends ServerMessage['type']>(
    types: readonly Type[],
    test: (message: MessageOf<Type>) => boolean,
  ): Promise<MessageOf<Type>> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        const last = this.raw.slice(-4).join(' ').slice(0, 900);
        reject(new Error(`Cannot go on: no ${types.join(' or ')} came; the last were ${last}`));
      }, PATIENCE);
      const isWanted = (message: ServerMessage): message is MessageOf<Type> =>
        types.some((type) => type === message.type);
      this.#waiters.push({
        matches: (message) => isWanted(message) && test(message),
        resolve: (message) => {
          clearTimeout(late);
          if (isWanted(message)) resolve(message);
        },
      });
    });
  }

  async hello(name = 'Ann'): Promise<MessageOf<'welcome'>> {
    const welcome = this.next('welcome');
    this.send({ type: 'hello', protocol: PROTOCOL, secret: this.secret, name });
    return welcome;
  }

  async join(table: TableId, since?: number): Promise<MessageOf<'sync'>> {
    const sync = this.next('sync', (message) => message.table === table);
    this.send(since === undefined ? { type: 'join', table } : { type: 'join', table, since });
    return sync;
  }

  async open(request: Partial<Extract<ClientMessage, { type: 'open-table' }>> = {}): Promise<TableId> {
    const id = request.id ?? this.newId();
    const answer = this.nextOf(['opened', 'refused'], (message) => message.id === id);
    this.send({
      type: 'open-table',
      id,
      game: 'wright-brothers',
      seats: [{ type: 'me' }, { type: 'open' }],
      isPrivate: false,
      ...request,
    });
    const message = await answer;
    if (message.type === 'refused') throw new Error(`refused: ${message.code}`);
    return message.table;
  }

  /** Sends a command and resolves with the reply. */
  async order(
    table: TableId,
    command: TableCommand,
    id = this.newId(),
  ): Promise<MessageOf<'done'> | MessageOf<'refused'>> {
    const answer = this.nextOf(['done', 'refused'], (message) => message.id === id);
    this.send({ type: 'do', table, id, command });
    return answer;
  }

  newId(): string {
    this.#ids += 1;
    return `c${this.#ids}`;
  }
}
