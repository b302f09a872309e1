import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../start-server.ts';
import { bearer, realServer } from '../../testing/real-server.ts';
import { connectTo } from '../../testing/ws-client.ts';
import { request } from './testing/request.ts';

const SCRIPT = `console.log(${JSON.stringify('howdy '.repeat(300))});`;

let shared: { readonly server: RunningServer; readonly folder: string } | undefined;
afterAll(async () => {
  await shared?.server.stop();
  if (shared !== undefined) rmSync(shared.folder, { recursive: true, force: true });
});

/** One server for all that only ask it something. */
async function served() {
  shared ??= await open();
  const { server } = shared;
  return { server, get: (path: string, headers = {}) => request(server.port, path, headers) };
}

async function open() {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-http-'));
  const web = join(folder, 'web');
  mkdirSync(web);
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Saloon</title>');
  writeFileSync(join(web, 'sw.js'), 'self.x = 1');
  writeFileSync(join(web, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(web, 'assets', 'index-B1gH4sh_.js'), SCRIPT);
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: join(folder, 'data'), webDir: web });
  return { server, folder };
}

test('the client is served from memory if there is no folder', async () => {
  const webFiles = new Map([
    ['index.html', Buffer.from('<!doctype html><title>Saloon, all in one')],
    ['assets/index-B1gH4sh_.js', Buffer.from(SCRIPT)],
    ['assets/index-B1gH4sh_.js.br', brotliCompressSync(SCRIPT)],
  ]);
  const { url } = await realServer({ webFiles });
  expect(await (await fetch(`${url}rules/colt-express`)).text()).toContain('<title>Saloon, all in one');
  const script = await fetch(`${url}assets/index-B1gH4sh_.js`, { headers: { 'accept-encoding': 'br' } });
  expect(script.headers.get('content-encoding')).toBe('br');
  expect(await script.text()).toBe(SCRIPT);
  expect((await fetch(`${url}assets/index-B1gH4sh_.js.br`)).status).toBe(404);
});

test.each(['/', '/t/abcdefgh', '/rules/wright-brothers', '/replay/abcdefgh', '/settings'])(
  '%s is the first page of the client',
  async (path) => {
    const { get } = await served();
    const page = await get(path);
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.text).toContain('<title>Saloon');
  },
);

test('every response has the security headers', async () => {
  const { get } = await served();
  for (const path of [
    '/',
    '/api/games',
    '/health',
    '/metrics',
    '/assets/index-B1gH4sh_.js',
    '/missing.js',
    '/api/none',
  ]) {
    const { headers } = await get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy.replace(/style-src-attr [^;]*/, '')).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    // Chromium knows no such feature, and says so in everybody's console.
    expect(headers['permissions-policy']).not.toContain('bluetooth');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('files with a hash in the name are cached forever, others are revalidated', async () => {
  const { get } = await served();
  const asset = await get('/assets/index-B1gH4sh_.js');
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const worker = await get('/sw.js');
  expect(worker.headers['cache-control']).toBe('no-cache');
  const again = await get('/sw.js', { 'if-none-match': worker.headers.etag });
  expect([again.status, again.text]).toEqual([304, '']);
});

test('icons are cached for a day, because browsers request them on every page', async () => {
  const { get } = await served();
  expect((await get('/icon.svg')).headers['cache-control']).toBe('public, max-age=86400');
});

test('files are compressed once, with the best encoding the client accepts', async () => {
  const { get } = await served();
  const packed = async (encoding: string) => {
    for (;;) {
      const answer = await get('/assets/index-B1gH4sh_.js', { 'accept-encoding': encoding });
      if (answer.headers['content-encoding'] !== undefined) return answer;
    }
  };
  const brotli = await packed('gzip, br');
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const gzip = await packed('gzip, br;q=0');
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  const plain = await get('/assets/index-B1gH4sh_.js', { 'accept-encoding': 'identity' });
  expect(plain.text).toBe(SCRIPT);
});

test.each(['/missing.js', '/../../../../etc/passwd.txt', '/..%2f..%2fpackage.json', '/%', '/api/none', '/assets/'])(
  '%s is not found',
  async (path) => {
    const { get } = await served();
    const { status, text } = await get(path);
    expect([path.endsWith('/') ? 200 : 404, 400]).toContain(status);
    expect(text).not.toContain('"name"');
  },
);

test('the API lists the games, the health and the metrics', async () => {
  const { get, server } = await served();
  const { games } = JSON.parse((await get('/api/games')).text);
  expect(games[0]).toMatchObject({
    id: 'wright-brothers',
    seats: { min: 2, max: 5 },
    options: { rounds: { type: 'integer' } },
    text: { en: { title: expect.any(String), pitch: expect.any(String) }, ru: { title: expect.any(String) } },
  });
  const ann = await connectTo(server.port);
  await ann.hello('Ann');
  expect(JSON.parse((await get('/health')).text)).toMatchObject({ status: 'ok', connections: 1 });
  const metrics = (await get('/metrics', bearer(server))).text;
  expect(metrics).toMatch(/saloon_messages_received_total\{type="hello"\} [1-9]/);
  expect(metrics).toContain('saloon_connections 1');
  expect(metrics).not.toContain(ann.secret);
  ann.close();
});

test('the recording of a game is there when the game is over, and not before', async () => {
  const { get, server } = await served();
  const ann = await connectTo(server.port);
  await ann.hello('Ann');
  const table = await ann.open({ seats: [{ type: 'me' }, { type: 'bot', level: 'easy' }] });
  await ann.join(table);
  await ann.order(table, { type: 'start' });
  expect((await get(`/api/tables/${table}/recording`)).status).toBe(404);
  expect((await get('/api/tables/nowhere/recording')).status).toBe(404);
});

test('without a built client the API works, and the page says what is missing', async () => {
  const server = await realServer({ webDir: '/nowhere' });
  expect(await request(server.port, '/')).toMatchObject({
    status: 503,
    text: expect.stringContaining('npm run build'),
  });
  expect(await request(server.port, '/health')).toMatchObject({ status: 200 });
});

test('a page of another site can’t connect unless the operator named it', async () => {
  const server = await realServer({ origins: ['https://club.example'] });
  await expect(connectTo(server.port, undefined, { origin: 'https://evil.example' })).rejects.toThrow('403');
  await expect(connectTo(server.port, undefined, { origin: 'https://club.example' })).resolves.toBeDefined();
  await expect(connectTo(server.port, undefined, { origin: `http://127.0.0.1:${server.port}` })).resolves.toBeDefined();
});

test('nothing is deprecated about how the server starts', async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => warnings.push(warning);
  process.on('warning', onWarning);
  await realServer();
  await new Promise((resolve) => setImmediate(resolve));
  process.off('warning', onWarning);
  expect(warnings.filter(({ name }) => /deprecat/i.test(name))).toEqual([]);
});
