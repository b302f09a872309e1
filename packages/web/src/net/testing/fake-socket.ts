import type { ClientMessage, ServerMessage } from '@saloon/protocol';
import type { Outside, Socket } from '../connection.ts';

/** A socket whose other end is the test. */
export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: ClientMessage[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.isClosed = true;
    this.onclose?.();
  }
  /** The server says something. */
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** Everything outside a connection, turned by hand. */
export class FakeOutside implements Outside {
  readonly secret = 'ab'.repeat(32);
  readonly sockets: FakeSocket[] = [];
  time = 0;
  #timers: { readonly at: number; readonly act: () => void }[] = [];

  connect(): Socket {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now = (): number => this.time;
  random = (): number => 0.5;
  name = (): string => 'Ann';
  after = (milliseconds: number, act: () => void): (() => void) => {
    const timer = { at: this.time + milliseconds, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  };

  /** Lets time pass. */
  pass(milliseconds: number): void {
    this.time += milliseconds;
    const due = this.#timers.filter(({ at }) => at <= this.time);
    this.#timers = this.#timers.filter(({ at }) => at > this.time);
    for (const { act } of due) act();
  }

  get socket(): FakeSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error('Cannot talk: nobody has connected yet');
    return last;
  }
}
