import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A TCP proxy to a local port that adds half a round trip of delay each way. */
export async function delayingProxy(port: number, roundTrip: number): Promise<number> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('data', (data) => setTimeout(() => to.writable && to.write(data), roundTrip / 2));
      from.on('error', () => to.destroy());
      from.on('close', () => setTimeout(() => to.destroy(), roundTrip / 2));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Cannot delay: the proxy has no port');
  return address.port;
}
