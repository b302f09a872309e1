import { below, type Rng } from '@saloon/kernel';

const OPCODES = [0, 1, 2, 3, 7, 8, 9, 10, 11, 15] as const;
const LENGTHS = [0, 1, 5, 125, 126, 127, 300, 70_000] as const;

const randomBytes = (rng: Rng, count: number): Buffer =>
  Buffer.from(Array.from({ length: count }, () => below(rng, 256)));

/** Bytes for after a handshake that are rarely valid WebSocket frames. */
export function rawFrame(rng: Rng): Buffer {
  const kind = below(rng, 8);
  if (kind === 0) return randomBytes(rng, 1 + below(rng, 64));
  const opcode = OPCODES[below(rng, OPCODES.length)] ?? 1;
  const isLast = below(rng, 3) > 0 ? 0x80 : 0;
  const reserved = below(rng, 8) === 0 ? below(rng, 8) << 4 : 0;
  const isMasked = below(rng, 5) > 0 ? 0x80 : 0;
  const length = LENGTHS[below(rng, LENGTHS.length)] ?? 0;
  const short = length < 126 ? length : length < 65_536 ? 126 : 127;
  const head = [isLast | reserved | opcode, isMasked | short];
  if (short === 126) head.push(length >> 8, length & 0xff);
  if (short === 127)
    head.push(0, 0, 0, 0, (length >>> 24) & 0xff, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff);
  // Sometimes less is sent than announced.
  const sent = kind === 1 ? Math.floor(length / 2) : Math.min(length, 400);
  return Buffer.concat([Buffer.from(head), randomBytes(rng, isMasked === 0 ? 0 : 4), randomBytes(rng, sent)]);
}

/** An invalid or incomplete HTTP request. */
export function rawRequest(rng: Rng): Buffer {
  const lines = [
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n\r\n',
    'GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST /admin/users/0/revoke HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 127.0.0.1\r\nContent-Length: 0\r\n\r\n',
    'GET /metrics HTTP/1.1\r\nHost: evil.example\r\n\r\n',
    'GET /api/tables/%00/recording HTTP/1.1\r\nHost: x\r\n\r\n',
    'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 3\r\n\r\n{"x',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`,
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  ];
  const text = lines[below(rng, lines.length + 1)];
  return text === undefined ? randomBytes(rng, 200) : Buffer.from(text);
}
