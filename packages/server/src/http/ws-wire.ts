import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import type { CloseCode, Wire } from '../wire.ts';
import { frameOf } from './frames.ts';

/** How long a client may take to say goodbye as well. */
const GOODBYE = 2000;

/** Lines with something to write at the end of this turn. */
let waiting: WsWire[] = [];

function flushAll(): void {
  const wires = waiting;
  waiting = [];
  for (const wire of wires) wire.flush();
}

/**
 * A line over a WebSocket: `ws` shakes hands, reads, answers pings and closes; texts we write to the socket ourselves,
 * all of one turn at once. Nothing is compressed or in parts, so that `ws` never is in the middle of a message of its own.
 */
export class WsWire implements Wire {
  readonly address: string;
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  #outbox = '';

  constructor(ws: WebSocket, socket: Duplex, address: string) {
    this.#ws = ws;
    this.#socket = socket;
    this.address = address;
  }

  get waiting(): number {
    return this.#socket.writableLength;
  }

  send(text: string): void {
    if (this.#outbox === '') {
      waiting.push(this);
      if (waiting.length === 1) process.nextTick(flushAll);
    }
    this.#outbox += frameOf(text);
  }

  close(code: CloseCode): void {
    this.flush();
    this.#ws.close(code);
    setTimeout(() => this.#ws.terminate(), GOODBYE).unref();
  }

  drop(): void {
    this.#outbox = '';
    this.#ws.terminate();
  }

  /** Writes what waits. */
  flush(): void {
    const frames = this.#outbox;
    this.#outbox = '';
    if (frames !== '' && this.#ws.readyState === this.#ws.OPEN) this.#socket.write(frames, 'latin1');
  }
}
