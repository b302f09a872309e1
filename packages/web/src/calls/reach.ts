import { computed, effect, signal } from '@preact/signals';
import type { Lang } from '@saloon/kernel';
import { messages } from '../i18n/index.ts';
import { house } from '../net/house.ts';
import { playable, titleOf } from '../pages/lobby/games.ts';
import { settings } from '../settings/store.ts';
import { mayCall } from './notices.ts';
import { closeLine, openLine } from './push-line.ts';

/** Can the house call this device though no page is open? Nothing is known until both it and the browser were asked. */
export const isReached = signal<boolean | undefined>(undefined);

const service = async () => (await navigator.serviceWorker.ready).pushManager;

/** Tells the house where this device is called, if its owner wants that and it can be. */
export async function beReached(): Promise<void> {
  const key = house.user.peek()?.callKey;
  if (key === undefined || !settings.peek().isCalled || !mayCall()) return;
  try {
    isReached.value = (await house.callMe(await openLine(await service(), key))).ok;
  } catch {
    // Not every browser has a push service, and none has one without a network.
    isReached.value = false;
  }
}

/** The owner does not want to be called any more. A house that cannot be told finds the line gone. */
export async function beLeftAlone(): Promise<void> {
  isReached.value = undefined;
  const endpoint = await closeLine(await service()).catch(() => undefined);
  if (endpoint !== undefined) await house.callMeNot(endpoint);
}

/** A call that comes while no page is open finds its words here: see `sw.js`. */
const WORDS = '/call-words';

async function leaveWords(lang: Lang): Promise<void> {
  const { 'your-turn': turn, 'asked-again': again } = messages[lang].calls;
  const games = Object.fromEntries(playable().map((game) => [game, titleOf(game, lang)]));
  const words = { 'your-turn': turn, 'asked-again': again, games };
  await (await caches.open('calls')).put(WORDS, new Response(JSON.stringify(words)));
}

/** Keeps the house told for as long as the page is open: at each visit, and when the owner begins to want it. */
export function tendCalls(): void {
  const key = computed(() => house.user.value?.callKey);
  const isCalled = computed(() => settings.value.isCalled);
  const lang = computed(() => settings.value.lang);
  effect(() => {
    if (key.value !== undefined && isCalled.value) void beReached();
  });
  effect(() => {
    if (key.value !== undefined && isCalled.value && mayCall()) void leaveWords(lang.value).catch(() => undefined);
  });
}
