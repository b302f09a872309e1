import { connect } from 'node:net';
import { PROTOCOL } from '@saloon/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { realServer } from '../testing/real-server.ts';
import { readFrames } from './frame-reader.ts';

const [TEXT, PING, CLOSE] = [0x81, 0x89, 0x88];

/** A frame as a client sends it. */
function frame(body: Buffer | string, mask: readonly number[] = [1, 2, 3, 255], first = TEXT): Buffer {
  const bytes = Buffer.from(body);
  const long = bytes.length > 0xffff;
  const head = Buffer.alloc(bytes.length <= 125 ? 2 : long ? 10 : 4);
  head[0] = first;
  head[1] = 0x80 | (bytes.length <= 125 ? bytes.length : long ? 127 : 126);
  if (long) head.writeBigUInt64BE(BigInt(bytes.length), 2);
  else if (head.length === 4) head.writeUInt16BE(bytes.length, 2);
  return Buffer.concat([head, Buffer.from(mask), bytes.map((byte, i) => byte ^ (mask[i & 3] ?? 0))]);
}

function read(bytes: Buffer): { readonly texts: readonly string[]; readonly end: number } {
  const texts: string[] = [];
  return { end: readFrames(bytes, (text) => texts.push(text)), texts };
}

test('whole texts are read as they were sent, however many come at once and whatever hides them', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'binary-ascii', minLength: 100, maxLength: 400 }),
  );
  const mask = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, mask), { maxLength: 5 }), (sent) => {
      const bytes = Buffer.concat(sent.map(([body, hidden]) => frame(body.toWellFormed(), hidden)));
      expect(read(bytes)).toEqual({ texts: sent.map(([body]) => body.toWellFormed()), end: bytes.length });
    }),
  );
});

test('up to the longest length of two bytes', () => {
  const texts = ['', 'a'.repeat(125), 'b'.repeat(126), 'я'.repeat(30_000), 'c'.repeat(0xffff)];
  expect(read(Buffer.concat(texts.map((text) => frame(text)))).texts).toEqual(texts);
});

test('reading ends where anything else begins', () => {
  const usual = frame('{"type":"watch-lobby"}');
  const unmasked = Buffer.from([TEXT, 2, 0x7b, 0x7d]);
  const others = [
    frame('part', undefined, 0x01),
    frame('bytes', undefined, 0x82),
    frame('', undefined, PING),
    frame('', undefined, CLOSE),
    frame('reserved', undefined, 0xc1),
    frame('d'.repeat(0x10000)),
    frame(Buffer.from([0xff, 0xfe])),
    unmasked,
    ...[1, 2, 5, 7, usual.length - 1].map((cut) => usual.subarray(0, cut)),
    ...[3, 7, 200].map((cut) => frame('e'.repeat(300)).subarray(0, cut)),
  ];
  for (const other of others) {
    const bytes = Buffer.concat([usual, other]);
    expect(read(bytes)).toEqual({ texts: ['{"type":"watch-lobby"}'], end: usual.length });
  }
});

test('a line on which a frame came in two packets goes on, message by message', async () => {
  const { port } = await realServer();
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes.toString('latin1');
  });
  const until = async (words: string) => {
    while (!heard.includes(words)) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const named = (name: string) => frame(JSON.stringify({ type: 'set-name', name }));
  socket.write(
    `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2Fsb29uIGlzIGEgdGVzdA==\r\n\r\n',
  );
  await until('101 ');
  socket.write(frame(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret: 'a'.repeat(64), name: 'Ann' })));
  await until('"Ann"');
  const halves = named('Bea');
  socket.write(halves.subarray(0, 11));
  await new Promise((resolve) => setTimeout(resolve, 30));
  socket.write(halves.subarray(11));
  await until('"Bea"');
  socket.write(Buffer.concat([named('Cal'), named('Dot')]));
  await until('"Dot"');
  expect(heard.indexOf('"Cal"')).toBeLessThan(heard.indexOf('"Dot"'));
  socket.destroy();
});
