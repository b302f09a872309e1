import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startBalancer } from './balancer.ts';
import { readFlags } from './flags.ts';

/** A server that responds with its name and what the load balancer said about the client. */
async function answering(name: string): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createServer((request: IncomingMessage, response) => {
    response.setHeader('connection', 'close');
    response.end(`${name} ${request.headers['x-forwarded-for']}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

/** Over a new connection. */
function ask(port: number, headers = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part.toString();
    });
    socket.on('close', () => resolve(text.split('\r\n\r\n')[1] ?? text));
    socket.on('error', reject);
    socket.write(`GET / HTTP/1.1\r\nHost: here\r\n${headers}\r\n`);
  });
}

async function balanced(names: readonly string[]) {
  const servers = await Promise.all(names.map(answering));
  const balancer = await startBalancer(
    0,
    '127.0.0.1',
    servers.map(({ port }) => port),
  );
  onTestFinished(() => balancer.close());
  return { servers, balancer };
}

test("connections go to the servers in turn, with the client's address last", async () => {
  const { balancer } = await balanced(['a', 'b', 'c']);
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push(await ask(balancer.port));
  expect(answers.map((text) => text.split(' ')[0])).toEqual(['b', 'c', 'a', 'b', 'c', 'a']);
  expect(answers[0]).toBe('b 127.0.0.1');
  expect(await ask(balancer.port, 'X-Forwarded-For: 192.0.2.7\r\n')).toBe('b 192.0.2.7, 127.0.0.1');
});

test('a server that is down is skipped until it is back', async () => {
  const { servers, balancer } = await balanced(['a', 'b']);
  await new Promise((resolve) => servers[1]?.server.close(resolve));
  for (let i = 0; i < 4; i++) expect(await ask(balancer.port)).toMatch(/^a /);
  const again = await answering('b');
  balancer.setPorts([servers[0]?.port ?? 0, again.port]);
  const names = [];
  for (let i = 0; i < 2; i++) names.push((await ask(balancer.port)).slice(0, 1));
  expect(names.sort()).toEqual(['a', 'b']);
});

test('flags are parsed, and mistakes are reported in one sentence', () => {
  expect(readFlags([])).toMatchObject({ isHelp: false, servers: 3, port: 8080, host: '127.0.0.1' });
  expect(readFlags(['--servers', '5', '--port', '0'])).toMatchObject({ servers: 5, port: 0 });
  expect(() => readFlags(['--servers', '0'])).toThrow(
    'Cannot start a cluster: --servers is "0", allowed: a whole number from 1 to 32; --help lists what there is',
  );
  expect(() => readFlags(['--speed'])).toThrow(/^Cannot start a cluster: /);
});
