import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { realServer } from '../../testing/real-server.ts';
import { HTTP_TIMEOUTS } from './request-limits.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** Everything that the server answers to these bytes before it closes the socket. */
function answerTo(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.on('data', (part) => {
      answer += part.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
    socket.write(bytes);
  });
}

const get = (path: string, headers = ''): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n`;
const upgrade = (path: string, headers: string): string =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}\r\n`;
const KEY = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: c2Fsb29uIGlzIGEgdGVzdA==\r\n';

test.each([
  ['a page that is not there', 404, get('/nothing.js')],
  ['what only operators may see', 403, get('/metrics')],
  ['health', 200, get('/health')],
  ['a method that is not HTTP', 400, 'NONSENSE\r\n\r\n'],
  ['a request without a host', 400, 'GET / HTTP/1.1\r\n\r\n'],
  ['a broken header', 400, 'GET / HTTP/1.1\r\nHost: x\r\nBad Header\r\n\r\n'],
  ['a broken path', 400, get('/%zz')],
  ['headers that are too long', 431, get('/', `X-Long: ${'x'.repeat(20_000)}\r\n`)],
  ['a path that is too long', 431, get(`/${'x'.repeat(20_000)}`)],
  ['an expectation', 417, get('/health', 'Expect: miracles\r\n')],
  [
    'a body that is too long',
    413,
    `POST /admin/users/x/revoke HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 99999\r\nAuthorization: Bearer a-long-word-that-nobody-knows\r\nContent-Type: text/plain\r\n\r\n`,
  ],
  ['a request that never ends', 408, 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['a WebSocket elsewhere', 404, upgrade('/elsewhere', KEY)],
  ['a WebSocket of another site', 403, upgrade('/ws', `${KEY}Origin: https://evil.example\r\n`)],
  ['a WebSocket without a key', 400, upgrade('/ws', 'Sec-WebSocket-Version: 13\r\n')],
  [
    'a WebSocket of no known version',
    400,
    upgrade('/ws', 'Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: c2Fsb29uIGlzIGEgdGVzdA==\r\n'),
  ],
])('every answer carries the security headers: %s, %i', async (_, status, bytes) => {
  const patience = { ...HTTP_TIMEOUTS, head: 300, request: 300, look: 50 };
  const { port } = await realServer({ patience, adminToken: 'a-long-word-that-nobody-knows' });
  const [head = ''] = (await answerTo(port, bytes)).split('\r\n\r\n');
  const [first, ...lines] = head.split('\r\n');
  expect(first).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(': ')[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
  );
  expect(headers).toMatchObject(SECURITY_HEADERS);
});
