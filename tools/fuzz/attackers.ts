import { connect } from 'node:net';
import { below, type Rng } from '@saloon/kernel';
import { PROTOCOL, type TableId } from '@saloon/protocol';
import { TestClient } from '../../packages/server/src/testing/client.ts';
import { type Attacker, fuzzText } from '../../packages/server/src/testing/fuzz.ts';
import { connectTo } from '../../packages/server/src/testing/ws-client.ts';
import { rawFrame, rawRequest } from './raw-frames.ts';

export const ROLES = ['stranger', 'player', 'former player', 'onlooker', 'raw line'] as const;
export type Role = (typeof ROLES)[number];

/** A client that sends nonsense over a real connection. */
export type FuzzAttacker = Attacker & { readonly role: Role };

const HANDSHAKE = `GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16, 7).toString('base64')}\r\n\r\n`;
/** Responses are checked as they come; only the last few are kept. */
const KEPT = 8;

/** Connects (again), as the same person unless they signed out. Strangers say hello only sometimes. */
export async function come(
  attacker: FuzzAttacker,
  port: number,
  rng: Rng,
  look: (text: string) => void,
): Promise<void> {
  const old = attacker.client;
  const client = await connectTo(port, old.secret);
  attacker.client = client;
  client.onMessage = () => {
    const text = client.raw.at(-1);
    if (text !== undefined) look(text);
    client.raw.length = Math.min(client.raw.length, KEPT);
    client.inbox.length = Math.min(client.inbox.length, KEPT);
  };
  if (attacker.role === 'stranger' && below(rng, 3) > 0) return;
  const heard = client.nextOf(['welcome', 'error'], () => true);
  client.send({ type: 'hello', protocol: PROTOCOL, secret: client.secret, name: `Eve ${below(rng, 100)}` });
  const answer = await heard;
  if (answer.type === 'error' && answer.code === 'signed-out') attacker.client = new TestClient();
}

/** Sends the next message. */
export function attack(attacker: FuzzAttacker, tables: readonly TableId[], rng: Rng): void {
  const text = fuzzText(rng, attacker, tables);
  attacker.client.sendRaw(text);
}

/** A raw connection for invalid WebSocket frames or requests. It is closed after a few of them. */
export function attackRaw(port: number, rng: Rng): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const isRequest = below(rng, 4) === 0;
    const frames = 1 + below(rng, 12);
    let sent = 0;
    const end = () => {
      socket.destroy();
      resolve(Math.max(1, sent));
    };
    socket.on('error', end);
    socket.on('close', end);
    socket.on('connect', () => {
      if (isRequest) {
        socket.write(rawRequest(rng));
        sent = 1;
      } else socket.write(HANDSHAKE);
      if (isRequest) setTimeout(end, 5);
    });
    socket.once('data', () => {
      if (isRequest) return end();
      for (; sent < frames && socket.writable; sent++) socket.write(rawFrame(rng));
      setTimeout(end, 5);
    });
  });
}
