/* Keeps the house usable without a network: everything hashed is kept for good, pages fall back to the shell. */
const CACHE = 'saloon-__VERSION__';
/** Put in by the build. */
const FILES = __FILES__;

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
    for (const name of await caches.keys()) if (name.startsWith('saloon-') && name !== CACHE) await caches.delete(name);
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
    event.respondWith(fetch(request).catch(() => caches.match('/', { ignoreVary: true })));
  } else if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
  }
});
