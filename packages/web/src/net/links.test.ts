import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Links from './links.ts';

const src = new URL('../', import.meta.url);

/** Where the page's own address is meant, and not a link for somebody else. */
const OWN_ADDRESS: Readonly<Record<string, string>> = {
  'net/links.ts': 'makes the links',
  'net/server.ts': 'connects to its server',
  'core/router/router.ts': 'follows the page’s own links',
  'local/bot-worker.ts': 'starts its own script',
  'local/coach-worker.ts': 'starts its own script',
  'features/network/index.tsx': 'shows what the address bar has',
  'local/replay-worker/check-signature.ts': 'says which server has signed',
};

test('no other file makes a link from the page’s own address', () => {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) =>
      /\blocation\.(origin|host|href)\b|\b(document\.(URL|baseURI))\b/.test(readFileSync(new URL(file, src), 'utf8')),
    );
  expect(files.toSorted()).toEqual(Object.keys(OWN_ADDRESS).toSorted());
});

function open(href: string, picture: string, answers: readonly object[] = []): Promise<typeof Links> {
  const { origin, pathname, search, hash } = new URL(href);
  vi.stubGlobal('location', { href, origin, pathname, search, hash });
  vi.stubGlobal('document', { querySelector: () => ({ content: picture }) });
  const left = [...answers];
  vi.stubGlobal('fetch', async () => {
    const body = left.shift();
    if (body === undefined) throw new Error('nobody is there');
    return Response.json(body);
  });
  return import('./links.ts');
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that others can open gives its own address', async () => {
  const links = await open('http://192.0.2.2:8080/table/abc?a=1#step-2', '/social.jpg');
  await links.findAddress();
  expect(links.linkTo('/add/ann')).toBe('http://192.0.2.2:8080/add/ann');
  expect(links.linkHere()).toBe('http://192.0.2.2:8080/table/abc?a=1#step-2');
  expect(links.isOnlyHere()).toBe(false);
});

test('the public address counts wherever the page was opened', async () => {
  const links = await open('http://192.0.2.2:8080/', 'https://saloon.example/social.jpg');
  expect([links.linkTo('/x'), links.linkHost()]).toEqual(['https://saloon.example/x', 'saloon.example']);
});

test.each(['localhost', '127.0.0.1', '[::1]'])('a page on %s gives an address in the local network', async (host) => {
  const links = await open(`http://${host}:8080/`, '/social.jpg', [{ origin: 'http://192.0.2.2:8080' }]);
  await links.findAddress();
  expect(links.linkTo('/x')).toBe('http://192.0.2.2:8080/x');
  expect(links.isOnlyHere()).toBe(false);
});

test('without an address in the local network the page says that nobody else can open its links', async () => {
  const links = await open('http://localhost:8080/', '/social.jpg', [{}]);
  expect(links.isOnlyHere()).toBe(false);
  await links.findAddress();
  expect([links.linkTo('/x'), links.isOnlyHere()]).toEqual(['http://localhost:8080/x', true]);
});

test('a server that is away is asked again', async () => {
  const answers: object[] = [];
  const links = await open('http://localhost:8080/', '/social.jpg', answers);
  await links.findAddress();
  expect(links.linkHost()).toBe('localhost:8080');
  vi.stubGlobal('fetch', async () => Response.json({ origin: 'http://192.0.2.2:8080' }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(links.linkHost()).toBe('192.0.2.2:8080');
});
