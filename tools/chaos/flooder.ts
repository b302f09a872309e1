import { clientFrame, OPCODE, openRaw, type RawClient } from '../../packages/server/src/testing/raw-frames.ts';
import { nap, until } from './nap.ts';

/** A process that floods a server with frames over many connections and reconnects when it is cut off. */
export type FloodOrder = {
  readonly port: number;
  readonly connections: number;
  readonly address: string;
  readonly kind: FloodKind;
};
export type FloodCount = {
  /** Connections that were accepted and then cut off. */
  readonly closed: number;
  /** Connections that were not accepted. */
  readonly refused: number;
  /** The longest time that a connection could flood, in milliseconds. */
  readonly longest: number;
};

const [PART, NEXT_PART] = [0x01, 0x00];
const FLOODS = {
  pings: clientFrame('', OPCODE.ping),
  pongs: clientFrame('', OPCODE.pong),
  'empty messages': clientFrame(''),
  messages: clientFrame('{"type":"watch-lobby"}'),
  'empty parts': clientFrame('', NEXT_PART),
} as const;
export type FloodKind = keyof typeof FLOODS;
export const FLOOD_KINDS = Object.keys(FLOODS) as readonly FloodKind[];

const CHUNK = 64 * 1024;
/** Milliseconds between being cut off and reconnecting. */
const AGAIN = 100;
/** How long to wait for the server to close every connection before counting. */
const PATIENCE = 10_000;
/** Written at once, as often as the system accepts it. */
const chunkOf = (kind: FloodKind): Buffer => {
  const frame = FLOODS[kind];
  return Buffer.concat(Array.from({ length: Math.floor(CHUNK / frame.length) }, () => frame));
};

type Count = { -readonly [K in keyof FloodCount]: number };

/** A connection that the server has accepted or rejected. */
async function come({ port, address }: FloodOrder): Promise<RawClient> {
  const client = openRaw(port, { 'x-forwarded-for': address });
  let isOver = false;
  client.closed.then(() => {
    isOver = true;
  });
  while (!isOver && !client.received().includes('\r\n\r\n')) await nap(2);
  return client;
}

/** Floods until the server cuts the connection. */
async function pour({ socket, closed, received }: RawClient, kind: FloodKind, count: Count): Promise<void> {
  if (!received().includes(' 101 ')) {
    count.refused += 1;
    socket.destroy();
    return;
  }
  const chunk = chunkOf(kind);
  const started = performance.now();
  if (kind === 'empty parts') socket.write(clientFrame('', PART));
  const write = (): void => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on('drain', write);
  write();
  await closed;
  count.closed += 1;
  count.longest = Math.max(count.longest, performance.now() - started);
}

/** All connect before the first one floods: after that their address is blocked. */
async function flood(order: FloodOrder, count: Count): Promise<void> {
  const all = await Promise.all(Array.from({ length: order.connections }, () => come(order)));
  await Promise.all(
    all.map(async (first) => {
      for (let client = first; ; client = await come(order)) {
        await pour(client, order.kind, count);
        await nap(AGAIN);
      }
    }),
  );
}

if (process.argv[2] !== undefined && process.send !== undefined) {
  const order = JSON.parse(process.argv[2]) as FloodOrder;
  const count = { closed: 0, refused: 0, longest: 0 };
  flood(order, count);
  process.on('message', async () => {
    await until(() => count.closed >= order.connections, PATIENCE);
    process.send?.(count satisfies FloodCount);
  });
  process.on('disconnect', () => process.exit());
}
