import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/**
 * Joins all text frames that a connection sends in one turn of the event loop into one write to its socket.
 *
 * This is the only place where we frame messages ourselves. `ws` writes each frame on its own, and joining them earns
 * 25–30 % more moves per CPU-second. Corking the socket around `ws.send` joins them too, but costs three times the CPU
 * per turn (9 µs instead of 3 µs for two or three frames). It is safe because `ws` never has a message half written:
 * nothing is compressed or fragmented, and `ws` itself only writes pongs and the closing frame.
 */
export class JoinedWrites {
  readonly #ws: WebSocket;
  readonly #socket: Duplex;
  #frames = '';

  constructor(ws: WebSocket, socket: Duplex) {
    this.#ws = ws;
    this.#socket = socket;
  }

  /** Adds a text message. It leaves at the end of this turn, or when `flush` is called before that. */
  add(text: string): void {
    if (this.#frames === '') {
      if (pending.length === 0) process.nextTick(flushAll);
      pending.push(this);
    }
    this.#frames += frameOf(text);
  }

  /** Writes what was added, unless a closing frame has left: nothing may follow that. */
  flush(): void {
    const frames = this.#frames;
    this.#frames = '';
    if (frames !== '' && this.#ws.readyState === this.#ws.OPEN) this.#socket.write(frames, 'latin1');
  }

  discard(): void {
    this.#frames = '';
  }
}

/** Connections with something to write at the end of this turn. */
let pending: JoinedWrites[] = [];

function flushAll(): void {
  const writes = pending;
  pending = [];
  for (const one of writes) one.flush();
}

/** FIN and the opcode for text (RFC 6455, 5.2). */
const FIN_TEXT = String.fromCharCode(0x81);
/** A length up to this is in the header itself. Above, one of the next two says that 2 or 8 bytes of length follow. */
const SHORT = 125;
const MEDIUM = 126;
const LONG = 127;
const LONGEST_MEDIUM = 0xffff;

/**
 * An unmasked text frame as a string in which each character is one byte. Most messages are pure ASCII, so joining
 * strings and writing them as `latin1` copies nothing before the socket does.
 */
function frameOf(text: string): string {
  const length = Buffer.byteLength(text);
  return headerOf(length) + (length === text.length ? text : Buffer.from(text).toString('latin1'));
}

function headerOf(length: number): string {
  if (length <= SHORT) return FIN_TEXT + String.fromCharCode(length);
  if (length <= LONGEST_MEDIUM) return FIN_TEXT + String.fromCharCode(MEDIUM, length >> 8, length & 0xff);
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(length));
  return FIN_TEXT + String.fromCharCode(LONG) + bytes.toString('latin1');
}
