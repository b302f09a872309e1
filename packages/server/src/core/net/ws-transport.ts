import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { JoinedWrites } from './joined-writes.ts';
import type { CloseCode, Transport } from './transport.ts';

/** How long a client may take to answer our closing frame, in milliseconds. */
const GOODBYE = 2000;
/** How long our closing frame may take to leave where nothing more is read. */
const CUT = 200;

/** A connection over a WebSocket: `ws` does everything except writing text messages, see `JoinedWrites`. */
export class WebSocketTransport implements Transport {
  readonly address: string;
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  readonly #writes: JoinedWrites;

  constructor(ws: WebSocket, socket: Duplex, address: string) {
    this.#ws = ws;
    this.#socket = socket;
    this.#writes = new JoinedWrites(ws, socket);
    this.address = address;
  }

  get waiting(): number {
    return this.#socket.writableLength;
  }

  send(text: string): void {
    this.#writes.add(text);
  }

  close(code: CloseCode): void {
    this.#writes.flush();
    this.#ws.close(code);
    setTimeout(() => this.#ws.terminate(), GOODBYE).unref();
  }

  cut(code: CloseCode): void {
    this.#writes.flush();
    this.#ws.close(code);
    this.#ws.pause();
    // After an error of its own `ws` resumes reading on the next tick, to discard the rest.
    setImmediate(() => this.#ws.pause());
    setTimeout(() => this.#ws.terminate(), CUT).unref();
  }

  drop(): void {
    this.#writes.discard();
    this.#ws.terminate();
  }
}
