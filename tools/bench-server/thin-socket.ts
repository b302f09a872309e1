import { connect, type Socket } from 'node:net';

const [FIN_TEXT, CLOSE, MASKED] = [0x81, 0x88, 0x80];
const [SHORT, MEDIUM] = [125, 126];
const LONGEST = 0xffff;
const MASK = Buffer.from([0x5a, 0xc3, 0x17, 0x9e]);
const END_OF_HEAD = '\r\n\r\n';
/** All sockets read into this buffer in turn. One buffer each would cost more than everything else. */
const READ = Buffer.allocUnsafe(0x10000);
const NOTHING = Buffer.alloc(0);

/** Receives a message: the bytes of a buffer from `start` to `end`, valid only during the call. */
type OnMessage = (bytes: Buffer, start: number, end: number) => void;
export type Pipe = Pick<ThinSocket, 'send' | 'close' | 'cut'>;
/** Connects to a server. `onEnd` is called when either side ended the connection. */
export type Dial = (onMessage: OnMessage, onEnd: () => void) => Promise<Pipe>;

export const overTcp =
  (port: number): Dial =>
  (onMessage, onEnd) =>
    ThinSocket.open(port, onMessage, onEnd);

/**
 * A minimal WebSocket client for whole text messages. Clients share the machine with the server, so they must be
 * cheap.
 */
export class ThinSocket {
  readonly #socket: Socket;
  readonly #onMessage: OnMessage;
  /** The bytes of an incomplete frame. */
  #rest: Buffer = NOTHING;

  private constructor(socket: Socket, onMessage: OnMessage) {
    this.#socket = socket;
    this.#onMessage = onMessage;
  }

  /** `onEnd` is called when either side ended the connection. */
  static open(port: number, onMessage: OnMessage, onEnd: () => void): Promise<ThinSocket> {
    return new Promise((resolve, reject) => {
      let head = '';
      let opened: ThinSocket | undefined;
      const greet = (more: Buffer): void => {
        head += more.toString('latin1');
        const end = head.indexOf(END_OF_HEAD);
        if (end < 0) return;
        if (!head.startsWith('HTTP/1.1 101')) return reject(new Error(`Cannot connect: ${head.split('\r\n', 1)[0]}`));
        opened = new ThinSocket(socket, onMessage);
        socket.off('error', reject);
        // The reason doesn't matter, because `close` follows.
        socket.on('error', () => undefined);
        socket.on('close', onEnd);
        resolve(opened);
        const rest = Buffer.from(head.slice(end + END_OF_HEAD.length), 'latin1');
        opened.#read(rest, rest.length);
      };
      const take = (length: number): boolean => {
        if (opened === undefined) greet(READ.subarray(0, length));
        else opened.#read(READ, length);
        return true;
      };
      const socket = connect({ port, host: '127.0.0.1', noDelay: true, onread: { buffer: READ, callback: take } });
      socket.on('error', reject);
      socket.write(
        `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2Fsb29uIGJlbmNobWFyaw==${END_OF_HEAD}`,
      );
    });
  }

  send(text: string): void {
    const length = Buffer.byteLength(text);
    if (length > LONGEST) throw new Error(`Cannot send ${length} bytes: a bench says little`);
    const start = length <= SHORT ? 2 : 4;
    const frame = Buffer.allocUnsafe(start + MASK.length + length);
    frame[0] = FIN_TEXT;
    frame[1] = MASKED | (length <= SHORT ? length : MEDIUM);
    if (length > SHORT) frame.writeUInt16BE(length, 2);
    MASK.copy(frame, start);
    const body = start + MASK.length;
    frame.write(text, body);
    for (let i = 0; i < length; i++) frame[body + i] = (frame[body + i] ?? 0) ^ (MASK[i & 3] ?? 0);
    this.#socket.write(frame);
  }

  close(): void {
    this.#socket.end(Buffer.concat([Buffer.from([CLOSE, MASKED]), MASK]));
  }

  cut(): void {
    this.#socket.destroy();
  }

  /** Reads `length` bytes. */
  #read(more: Buffer, length: number): void {
    if (this.#rest.length > 0) {
      const joined = Buffer.concat([this.#rest, more.subarray(0, length)]);
      this.#rest = NOTHING;
      this.#read(joined, joined.length);
      return;
    }
    let at = 0;
    for (;;) {
      const short = (more[at + 1] ?? 0) & ~MASKED;
      const start = at + (short <= SHORT ? 2 : short === MEDIUM ? 4 : 10);
      if (start > length) break;
      const size = short <= SHORT ? short : short === MEDIUM ? more.readUInt16BE(at + 2) : longAt(more, at + 2);
      if (start + size > length) break;
      if (more[at] === FIN_TEXT) this.#onMessage(more, start, start + size);
      at = start + size;
    }
    if (at < length) this.#rest = Buffer.from(more.subarray(at, length));
  }
}

const longAt = (bytes: Buffer, place: number): number => Number(bytes.readBigUInt64BE(place));
