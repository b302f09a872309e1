import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('./sw.js', import.meta.url), 'utf8');

/** What a browser keeps between one worker and the next: caches by name, in the order in which they were made. */
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
    return { addAll };
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

/** The worker of a build comes into power; answers what it gives a page that asks for a file. */
async function deploy(build: string, caches: Caches, isOnline = true) {
  const listeners = new Map<string, Listener>();
  const files = JSON.stringify(['/', `/assets/table-${build}.js`]);
  const self = { skipWaiting: async () => undefined, clients: { claim: async () => undefined } };
  const fetch = async ({ url }: { readonly url: string }) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return `${new URL(url).pathname} of the house`;
  };
  const location = { origin: 'https://saloon.test' };
  const addEventListener = (type: string, act: Listener) => listeners.set(type, act);
  const source = SOURCE.replace('__VERSION__', build).replace('__FILES__', files);
  runInNewContext(source, { caches, self, fetch, location, addEventListener, URL });
  for (const type of ['install', 'activate']) {
    let done: unknown;
    listeners.get(type)?.({
      waitUntil: (until: unknown) => {
        done = until;
      },
    });
    await done;
  }
  return async (path: string, mode = 'no-cors'): Promise<unknown> => {
    let answer: unknown = 'not answered';
    const request = { method: 'GET', mode, url: `${location.origin}${path}` };
    listeners.get('fetch')?.({
      request,
      respondWith: (given: unknown) => {
        answer = given;
      },
    });
    return answer;
  };
}

test('a page of the build before still finds its files, one of the build before that does not', async () => {
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

test('the shell is the newest one, from the house or, without a line, as it is kept; the rest is not for the worker', async () => {
  const caches = new Caches();
  await deploy('1', caches);
  const online = await deploy('2', caches);
  expect(await online('/table/x', 'navigate')).toBe('/table/x of the house');
  expect(await online('/')).toBe('/ of saloon-2');
  expect(await online('/api/games')).toBe('not answered');
  const offline = await deploy('2', caches, false);
  expect(await offline('/table/x', 'navigate')).toBe('/ of saloon-2');
});
