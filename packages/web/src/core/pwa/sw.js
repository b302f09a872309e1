/* Keeps the house usable without a network: everything hashed is kept for good, pages fall back to the shell. */
const CACHE = 'saloon-__VERSION__';
/** Put in by the build. */
const FILES = __FILES__;
/** Pages of the build before may still be open, so its files are kept as well: ours go first. */
const OURS = { ignoreVary: true, cacheName: CACHE };
const ANY = { ignoreVary: true };

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  const old = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith('saloon-') && name !== CACHE);
    for (const name of others.slice(0, -1)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') {
    // The newest shell while there is a line, the kept one when there is none.
    event.respondWith(fetch(request).catch(() => caches.match('/', OURS)));
  } else if (FILES.includes(url.pathname) || url.pathname.startsWith('/assets/')) {
    event.respondWith(kept(url.pathname).then((found) => found ?? fetched(request, url.pathname)));
  }
});

/** Hashed data that isn't in FILES, such as puzzles, is stored once it has been loaded. */
const fetched = async (request, path) => {
  const response = await fetch(request);
  if (response.ok && path.endsWith('.json') && path.startsWith('/assets/')) {
    const cache = await caches.open(CACHE);
    await cache.put(path, response.clone());
  }
  return response;
};

const kept = async (path) => (await caches.match(path, OURS)) ?? (await caches.match(path, ANY));

addEventListener('push', (event) => event.waitUntil(notify(event.data)));

/** A table waits and no page is open. A page has saved the texts in its owner's language. */
const notify = async (data) => {
  const { table, game, title, why } = data.json();
  const texts = await (await caches.match('/call-words'))?.json();
  const path = `/table/${table}`;
  return self.registration.showNotification(title || texts?.games[game] || 'Saloon', {
    body: texts?.[why] ?? '',
    tag: path,
    data: { path },
    icon: '/icon-192.png',
  });
};

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** The page where somebody is waited for: an open one comes to the front. */
const show = async (path) => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  return there === undefined ? self.clients.openWindow(path) : there.focus();
};
