import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { tablePath } from '../router/router.ts';

const SOURCE = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');

/** What a browser keeps from one service worker to the next: caches by name, in order of creation. */
class Caches {
  readonly kept = new Map<string, Map<string, string>>();

  async keys(): Promise<string[]> {
    return [...this.kept.keys()];
  }
  async delete(name: string): Promise<boolean> {
    return this.kept.delete(name);
  }
  async open(name: string) {
    const files = this.kept.get(name) ?? new Map<string, string>();
    this.kept.set(name, files);
    const addAll = async (paths: readonly string[]) => {
      for (const path of paths) files.set(path, `${path} of ${name}`);
    };
    const put = async (path: string, response: unknown) => files.set(path, String(response));
    return { addAll, put };
  }
  async match(path: string, { cacheName }: { readonly cacheName?: string } = {}): Promise<string | undefined> {
    for (const [name, files] of this.kept) {
      const found = cacheName === undefined || cacheName === name ? files.get(path) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

type Listener = (event: unknown) => void;
const ORIGIN = 'https://saloon.test';

/** The event listeners of a build's service worker, with these globals. */
function workerOf(build: string, world: Readonly<Record<string, unknown>>): ReadonlyMap<string, Listener> {
  const listeners = new Map<string, Listener>();
  const files = JSON.stringify(['/', `/assets/table-${build}.js`]);
  const addEventListener = (type: string, act: Listener) => listeners.set(type, act);
  const source = SOURCE.replace('__VERSION__', build).replace('__FILES__', files);
  runInNewContext(source, { ...world, location: { origin: ORIGIN }, addEventListener, URL });
  return listeners;
}

/** Sends an event to the service worker and waits until it is done. */
async function done(listeners: ReadonlyMap<string, Listener>, type: string, event: object): Promise<void> {
  let work: unknown;
  const waitUntil = (until: unknown) => {
    work = until;
  };
  listeners.get(type)?.({ ...event, waitUntil });
  await work;
}

/** Activates a build's service worker. Returns how it answers requests for files. */
async function deploy(build: string, caches: Caches, isOnline = true) {
  const self = { skipWaiting: async () => undefined, clients: { claim: async () => undefined } };
  const fetch = async ({ url }: { readonly url: string }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return `${new URL(url).pathname} of the house`;
  };
  const listeners = workerOf(build, { caches, self, fetch });
  for (const type of ['install', 'activate']) await done(listeners, type, {});
  return async (path: string, mode = 'no-cors'): Promise<unknown> => {
    let answer: unknown = 'not answered';
    const request = { method: 'GET', mode, url: `${ORIGIN}${path}` };
    listeners.get('fetch')?.({
      request,
      respondWith: (given: unknown) => {
        answer = given;
      },
    });
    return answer;
  };
}

test('a page of the previous build still finds its files, an older one doesn’t', async () => {
  const caches = new Caches();
  await deploy('1', caches);
  let get = await deploy('2', caches);
  expect(await get('/assets/table-1.js')).toBe('/assets/table-1.js of saloon-1');
  expect(await get('/assets/table-2.js')).toBe('/assets/table-2.js of saloon-2');
  get = await deploy('3', caches);
  expect(await get('/assets/table-1.js')).toBe('/assets/table-1.js of the house');
  expect(await get('/assets/table-2.js')).toBe('/assets/table-2.js of saloon-2');
  expect(await caches.keys()).toEqual(['saloon-2', 'saloon-3']);
});

test('the start page comes from the server, or offline from the cache; the worker leaves other requests alone', async () => {
  const caches = new Caches();
  await deploy('1', caches);
  const online = await deploy('2', caches);
  expect(await online('/table/x', 'navigate')).toBe('/table/x of the house');
  expect(await online('/')).toBe('/ of saloon-2');
  expect(await online('/api/games')).toBe('not answered');
  const offline = await deploy('2', caches, false);
  expect(await offline('/table/x', 'navigate')).toBe('/ of saloon-2');
});

test('puzzles are stored when they have been loaded, and found again offline', async () => {
  const caches = new Caches();
  let isOnline = true;
  const fetch = async (request: { readonly url: string }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    const text = `${new URL(request.url).pathname} loaded`;
    return { ok: !request.url.includes('gone'), clone: () => text };
  };
  const listeners = workerOf('1', { caches, fetch });
  const get = async (path: string) => {
    let answer: unknown;
    const respondWith = (given: unknown) => {
      answer = given;
    };
    listeners.get('fetch')?.({ request: { method: 'GET', mode: 'cors', url: `${ORIGIN}${path}` }, respondWith });
    return answer;
  };
  for (const path of ['/assets/colt-express-a1.json', '/assets/gone-b2.json', '/assets/other.js']) await get(path);
  isOnline = false;
  expect(await get('/assets/colt-express-a1.json')).toBe('/assets/colt-express-a1.json loaded');
  await expect(get('/assets/gone-b2.json')).rejects.toThrow('Failed to fetch');
  await expect(get('/assets/other.js')).rejects.toThrow('Failed to fetch');
});

test('clicking a notification goes to its table: to the open page, else to a new one', async () => {
  const heard: string[] = [];
  const page = (path: string) => ({ url: `${ORIGIN}${path}`, focus: async () => heard.push(`focus ${path}`) });
  const clients = {
    matchAll: async () => [page('/'), page('/table/here')],
    openWindow: async (path: string) => heard.push(`open ${path}`),
  };
  const listeners = workerOf('1', { caches: new Caches(), self: { clients }, fetch });
  for (const path of ['/table/here', '/table/there']) {
    const notification = { data: { path }, close: () => heard.push('close') };
    await done(listeners, 'notificationclick', { notification });
  }
  expect(heard).toEqual(['close', 'focus /table/here', 'close', 'open /table/there']);
});

/** The notification that the service worker shows, with the texts that a page stored. */
async function shownFor(notice: object, texts?: object) {
  const shown: unknown[] = [];
  const registration = { showNotification: async (...said: readonly unknown[]) => shown.push(said) };
  const stored = texts === undefined ? undefined : { json: async () => texts };
  const caches = { match: async (path: string) => (path === '/call-words' ? stored : undefined) };
  const listeners = workerOf('1', { caches, self: { registration }, fetch });
  await done(listeners, 'push', { data: { json: () => notice } });
  return shown;
}

test('a push message is shown with the texts that a page stored, one notification per table', async () => {
  const notice = { table: 'table1', game: 'colt-express', title: '', why: 'your-turn' };
  const texts = { 'your-turn': 'Ваш ход', 'asked-again': 'Сыграем ещё?', games: { 'colt-express': 'Кольт Экспресс' } };
  const path = tablePath(tableId('table1'), false);
  const shown = { body: 'Ваш ход', tag: path, data: { path }, icon: '/icon-192.png' };
  expect(await shownFor(notice, texts)).toEqual([['Кольт Экспресс', shown]]);
  expect(await shownFor({ ...notice, title: 'High noon', why: 'asked-again' }, texts)).toEqual([
    ['High noon', { ...shown, body: 'Сыграем ещё?' }],
  ]);
  // No texts are stored any more: the notification appears all the same.
  expect(await shownFor(notice)).toEqual([['Saloon', { ...shown, body: '' }]]);
});
