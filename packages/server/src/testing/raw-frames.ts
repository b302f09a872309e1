import { connect, type Socket } from 'node:net';

export const OPCODE = { text: 0x81, binary: 0x82, close: 0x88, ping: 0x89, pong: 0x8a } as const;
const MASK = [1, 2, 3, 255];

/** A short frame as a client sends it: whole, with a mask. */
export function clientFrame(body: string, opcode: number = OPCODE.text): Buffer {
  const bytes = Buffer.from(body);
  const head = Buffer.alloc(bytes.length <= 125 ? 2 : 4);
  head[0] = opcode;
  head[1] = 0x80 | (bytes.length <= 125 ? bytes.length : 126);
  if (head.length === 4) head.writeUInt16BE(bytes.length, 2);
  return Buffer.concat([head, Buffer.from(MASK), bytes.map((byte, i) => byte ^ (MASK[i & 3] ?? 0))]);
}

/** A WebSocket whose every byte the test writes itself. */
export type RawClient = {
  readonly socket: Socket;
  /** All bytes that the server sent, one character each. */
  readonly received: () => string;
  readonly until: (words: string) => Promise<void>;
  readonly closed: Promise<void>;
};

/** Sends the handshake; `until('101 ')` waits for the answer. */
export function openRaw(port: number, headers: Readonly<Record<string, string>> = {}): RawClient {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let received = '';
  socket.on('data', (bytes) => {
    received += bytes.toString('latin1');
  });
  socket.on('error', () => undefined);
  const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more.join('')}` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2Fsb29uIGlzIGEgdGVzdA==\r\n\r\n',
  );
  return {
    socket,
    received: () => received,
    async until(words) {
      while (!received.includes(words)) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    closed: new Promise((resolve) => socket.once('close', () => resolve())),
  };
}
