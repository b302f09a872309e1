import { computed, effect, signal } from '@preact/signals';
import type { Lang } from '@saloon/kernel';
import { playable, titleOf } from '../../core/games/titles.ts';
import { messages } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { server, serverUser } from '../../net/server.ts';
import { mayNotify } from './notifications.ts';
import { subscribe, unsubscribe } from './push-subscription.ts';

/** Can the server notify this device while no page is open? Undefined until server and browser have answered. */
export const isPushOn = signal<boolean | undefined>(undefined);

const service = async () => (await navigator.serviceWorker.ready).pushManager;

/** Sends this device's push subscription to the server, if its owner wants that and it is possible. */
export async function registerPush(): Promise<void> {
  const key = server.user?.pushKey;
  if (key === undefined || !settings.peek().isNotified || !mayNotify()) return;
  try {
    isPushOn.value = (await server.subscribeToPush(await subscribe(await service(), key))).ok;
  } catch {
    // Not every browser has a push service, and none has one offline.
    isPushOn.value = false;
  }
}

/** Turns push off. If the server can't be told, it finds the subscription gone later. */
export async function unregisterPush(): Promise<void> {
  isPushOn.value = undefined;
  const endpoint = await unsubscribe(await service()).catch(() => undefined);
  if (endpoint !== undefined) await server.unsubscribeFromPush(endpoint);
}

/**
 * Where the service worker finds the texts of notifications that arrive while no page is open: see `sw.js`. Browsers have
 * them under these names, so the names stay.
 */
const [CACHE, TEXTS] = ['calls', '/call-words'];

async function saveTexts(lang: Lang): Promise<void> {
  const { 'your-turn': turn, 'asked-again': again, invited } = messages[lang].notifications;
  const games = Object.fromEntries(playable().map((game) => [game, titleOf(game, lang)]));
  const texts = { 'your-turn': turn, 'asked-again': again, invited, games };
  await (await caches.open(CACHE)).put(TEXTS, new Response(JSON.stringify(texts)));
}

/** Keeps the subscription on the server current: at each visit, and when the owner turns notifications on. */
export function keepPushCurrent(): void {
  const key = computed(() => serverUser.value?.pushKey);
  const isNotified = computed(() => settings.value.isNotified);
  const lang = computed(() => settings.value.lang);
  effect(() => {
    if (key.value !== undefined && isNotified.value) void registerPush();
  });
  effect(() => {
    if (key.value !== undefined && isNotified.value && mayNotify()) void saveTexts(lang.value).catch(() => undefined);
  });
}
