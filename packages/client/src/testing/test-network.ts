import type { ClientMessage, ServerMessage } from '@saloon/protocol';
import type { ConnectionOptions, Identity } from '../connection.ts';
import type { Environment } from '../environment.ts';
import type { Socket } from '../socket.ts';

/** A socket whose other end is the test. */
class TestSocket implements Socket {
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
  /** The server sends a message. */
  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

/** The sockets that a connection has opened, and a clock that the test advances. */
export class TestNetwork implements ConnectionOptions {
  identity: Identity = { secret: 'ab'.repeat(32), name: 'Ann' };
  readonly sockets: TestSocket[] = [];
  time = 0;
  #timers: { readonly at: number; readonly act: () => void }[] = [];

  readonly connect = (): Socket => {
    const socket = new TestSocket();
    this.sockets.push(socket);
    return socket;
  };

  readonly environment: Environment = {
    now: () => this.time,
    random: () => 0.5,
    after: (ms, act) => {
      const timer = { at: this.time + ms, act };
      this.#timers.push(timer);
      return () => {
        this.#timers = this.#timers.filter((one) => one !== timer);
      };
    },
  };

  /** Advances the clock. */
  pass(ms: number): void {
    this.time += ms;
    const due = this.#timers.filter(({ at }) => at <= this.time);
    this.#timers = this.#timers.filter(({ at }) => at > this.time);
    for (const { act } of due) act();
  }

  get socket(): TestSocket {
    const last = this.sockets.at(-1);
    if (last === undefined) throw new Error('Cannot get the socket: no connection was opened yet');
    return last;
  }
}
