import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type PushSubscriptionData, tableId } from '@saloon/protocol';
import { type RunningServer, startServer } from '@saloon/server';
import { pushService } from '@saloon/server/testing';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mouse } from './harness/device.ts';
import { openTable, SHORT } from './harness/open-table.ts';
import { expectNoProblems, useHouse } from './harness/visitor.ts';

const SOON = { timeout: 20_000 } as const;
const house = useHouse();
const data = mkdtempSync(join(tmpdir(), 'saloon-e2e-'));
/** Real ones are on the internet. This one records what the server sends, and the test delivers it to the browser. */
const service = pushService();
let server: RunningServer;

beforeAll(async () => {
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: data,
    webDir: fileURLToPath(new URL('../dist', import.meta.url)),
    botThreads: 0,
    push: { contact: 'https://example.org', services: ['push.test'], send: service.post },
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(data, { recursive: true, force: true });
});

/** Runs in the page: a push service that gives everybody this subscription. */
function givesSubscription(subscription: PushSubscriptionData): void {
  let given: object | null = null;
  const take = (key: ArrayBuffer) => ({
    endpoint: subscription.endpoint,
    options: { applicationServerKey: key },
    toJSON: () => ({ keys: { p256dh: subscription.p256dh, auth: subscription.auth } }),
    unsubscribe: async () => {
      given = null;
      return true;
    },
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => given,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      given ??= take(applicationServerKey.buffer);
      return given;
    },
  });
}

/** Delivers a message to the browser, as its push service would. */
async function deliver(context: BrowserContext, text: string): Promise<void> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const registrationId = await registered;
  const origin = new URL(server.url).origin;
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: text });
  await page.close();
}

/** The notifications that the worker has shown, whether or not a page is open. */
const notices = async (context: BrowserContext) =>
  context.serviceWorkers()[0]?.evaluate(async () => {
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
  });

const asked = (page: Page) => page.locator('.ask.yours .a-pass:not([aria-disabled])');
const wanted = (page: Page) => page.getByLabel('Уведомлять о моём ходе');

test('a player who has closed the page is notified in their language, until they turn it off', async () => {
  const at = server.url.replace('localhost', '127.0.0.1');
  await using ann = await house.visit({ at, isStill: true, hasServiceWorker: true, lang: 'ru' });
  await using bob = await house.visit({ at, isStill: true, isSmall: true });
  await ann.context.grantPermissions(['notifications']);
  await ann.context.addInitScript(givesSubscription, service.device('ann'));
  await ann.page.goto('/');
  // Bob opens the table: Ann’s notification isn’t in his language.
  await bob.page.goto('/');
  await openTable(bob.page, ['me', 'open'], { ...SHORT, Pace: 'By correspondence' });
  await bob.page.waitForURL('**/table/*');
  await bob.page.getByRole('button', { name: 'I am ready' }).click();
  await ann.page.goto(bob.page.url());
  await ann.page.getByRole('button', { name: 'Сесть' }).first().click();
  // Where it matters she is asked whether she wants it.
  await ann.page.getByText('в играх по переписке — и когда она закрыта').waitFor();
  await wanted(ann.page).click();
  await expect.poll(() => wanted(ann.page).isChecked(), SOON).toBe(true);
  await ann.page.getByRole('button', { name: 'Готово!' }).click();
  const first = await Promise.race(
    [ann, bob].map((one) =>
      asked(one.page)
        .waitFor()
        .then(() => one),
    ),
  );
  if (first === ann) {
    await mouse.answer(ann.page, 'pass');
    await asked(bob.page).waitFor();
  }
  const { pathname: path } = new URL(bob.page.url());
  expectNoProblems(ann);
  await ann.page.close();
  await mouse.answer(bob.page, 'pass');
  await expect.poll(() => service.brought.length, SOON).toBe(1);
  const [{ text } = { text: '' }] = service.brought;
  await deliver(ann.context, text);
  await expect
    .poll(() => notices(ann.context), SOON)
    .toEqual([{ title: 'Банда братьев Райт', body: 'Ваш ход', data: { path } }]);

  // She comes back and turns notifications off.
  const live = server.parts.tables.get(tableId(path.split('/').at(-1) ?? ''));
  const [who] = live?.seating.people.filter((user) => user !== live.stored.host) ?? [];
  if (who === undefined || who === '') throw new Error('Cannot go on: Ann does not sit there');
  expect(await server.parts.store.pushSubscriptionsOf(who)).toHaveLength(1);
  const page = await ann.context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Настройки' }).click();
  await wanted(page).click();
  await expect.poll(() => wanted(page).isChecked(), SOON).toBe(false);
  await expect.poll(() => server.parts.store.pushSubscriptionsOf(who), SOON).toEqual([]);
  expectNoProblems(bob);
});
