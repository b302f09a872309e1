import { connect, createServer, type Socket } from 'node:net';

/** A TCP proxy to a local port that can hold back data in either direction, and cut connections. */
export type CuttingProxy = {
  readonly port: number;
  /** Holds back what clients send until `letGo`. */
  readonly holdQuestions: () => void;
  /** Holds back what the server sends. */
  readonly holdAnswers: () => void;
  readonly heldBytes: () => number;
  /** Sends the server what was held back, and resolves with its answer, which no client gets. */
  readonly letGo: () => Promise<string>;
  /** Closes every client's connection; those to the server stay open. */
  readonly cut: () => void;
  /** Closes everything and refuses new connections until `open`. */
  readonly close: () => Promise<void>;
  readonly open: () => Promise<void>;
};

type Pair = { readonly near: Socket; readonly far: Socket; readonly held: Buffer[] };

export async function cuttingProxy(target: number): Promise<CuttingProxy> {
  const pairs = new Set<Pair>();
  let [holdsQuestions, holdsAnswers] = [false, false];
  const server = createServer((near) => {
    const pair: Pair = { near, far: connect(target, '127.0.0.1'), held: [] };
    pairs.add(pair);
    near.on('data', (data: Buffer) => (holdsQuestions ? pair.held.push(data) : pair.far.write(data)));
    pair.far.on('data', (data) => holdsAnswers || near.write(data));
    for (const socket of [near, pair.far]) socket.on('error', () => undefined);
    near.on('close', () => holdsQuestions || holdsAnswers || pair.far.destroy());
    pair.far.on('close', () => near.destroy());
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Cannot cut: the proxy has no port');
  const { port } = address;
  return {
    port,
    holdQuestions() {
      holdsQuestions = true;
    },
    holdAnswers() {
      holdsAnswers = true;
    },
    heldBytes: () => [...pairs].reduce((sum, { held }) => sum + Buffer.concat(held).length, 0),
    async letGo() {
      holdsQuestions = false;
      const waiting = [...pairs].filter(({ held }) => held.length > 0);
      const answers = waiting.map(async ({ far, held }) => {
        const answer = new Promise<string>((resolve) => far.once('data', (data) => resolve(data.toString())));
        far.write(Buffer.concat(held.splice(0)));
        return answer;
      });
      return (await Promise.all(answers)).join('');
    },
    cut() {
      for (const { near } of pairs) near.destroy();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      pairs.clear();
      [holdsQuestions, holdsAnswers] = [false, false];
      await closed;
    },
    open: () => listen(port),
  };
}
