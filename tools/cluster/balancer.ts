import { connect, createServer, type Server, type Socket } from 'node:net';

/** A server that could not be reached is tried last for this long, in milliseconds. */
const LEFT_OUT = 1000;
/** The most bytes read of a first request's head. */
const MOST_HEAD = 16 * 1024;
const HEAD_END = '\r\n\r\n';

export type Balancer = {
  readonly port: number;
  /** Replaces the ports behind it. */
  readonly setPorts: (ports: readonly number[]) => void;
  readonly close: () => Promise<void>;
};

/**
 * One port in front of several servers. Each connection goes to the next reachable server in turn and stays there.
 * Like a proxy, it adds the client's address to the first request.
 */
export async function startBalancer(port: number, host: string, ports: readonly number[]): Promise<Balancer> {
  let behind = ports;
  let turn = 0;
  const leftOutUntil = new Map<number, number>();
  const sockets = new Set<Socket>();

  const inTurn = (): readonly number[] => {
    turn += 1;
    const now = performance.now();
    const rotated = behind.map((_, i) => behind[(i + turn) % behind.length] as number);
    const isUp = (one: number) => (leftOutUntil.get(one) ?? 0) <= now;
    // Servers that were down a moment ago are tried last.
    return [...rotated.filter(isUp), ...rotated.filter((one) => !isUp(one))];
  };

  const join = (client: Socket, head: Buffer, [next, ...others]: readonly number[]): void => {
    if (next === undefined || client.destroyed) return void client.destroy();
    const server = connect(next, '127.0.0.1');
    sockets.add(server);
    server.once('close', () => sockets.delete(server));
    const failed = () => {
      leftOutUntil.set(next, performance.now() + LEFT_OUT);
      join(client, head, others);
    };
    server.once('error', failed);
    server.once('connect', () => {
      server.off('error', failed);
      leftOutUntil.delete(next);
      for (const [from, to] of [
        [server, client],
        [client, server],
      ] as const) {
        from.on('error', () => to.destroy()).on('close', () => to.destroy());
      }
      server.setNoDelay(true);
      server.write(head);
      server.pipe(client);
      client.pipe(server);
      client.resume();
    });
  };

  const server = createServer({ noDelay: true }, (client) => {
    sockets.add(client);
    client.once('close', () => sockets.delete(client));
    client.on('error', () => client.destroy());
    let head = Buffer.alloc(0);
    const read = (part: Buffer) => {
      head = Buffer.concat([head, part]);
      const end = head.indexOf(HEAD_END);
      if (end < 0 && head.length < MOST_HEAD) return;
      client.off('data', read);
      client.pause();
      join(client, end < 0 ? head : withAddress(head, end, client.remoteAddress ?? ''), inTurn());
    };
    client.on('data', read);
  });
  await listen(server, port, host);
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    setPorts(now) {
      behind = now;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Added as the last header, so that it counts instead of what the client may have sent. */
function withAddress(head: Buffer, end: number, address: string): Buffer {
  const header = Buffer.from(`\r\nX-Forwarded-For: ${address}`, 'latin1');
  return Buffer.concat([head.subarray(0, end), header, head.subarray(end)]);
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explained(error, port)));
    server.listen(port, host, () => {
      server.removeAllListeners('error');
      resolve();
    });
  });
}

function explained(error: Error, port: number): Error {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isTaken
    ? new Error(`Cannot listen on port ${port}: another program uses it; stop that one, or choose another with --port`)
    : error;
}
