import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keepAwake } from './keep-awake.ts';

/** A page whose browser answers when the test says so. */
function openPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const held = Promise.withResolvers<{ release: () => Promise<void> }>();
  const released: string[] = [];
  const lock = { release: async () => void released.push('released') };
  return { page: page as never, request: () => held.promise, grant: () => held.resolve(lock), released };
}

test('the display may sleep again when the page is left', async () => {
  const { page, request, grant, released } = openPage();
  const stop = keepAwake(page, { request });
  grant();
  await setImmediate();
  expect(released).toEqual([]);
  stop();
  expect(released).toEqual(['released']);
});

test('the display may sleep again when the page is left before the browser has answered', async () => {
  const { page, request, grant, released } = openPage();
  keepAwake(page, { request })();
  grant();
  await setImmediate();
  expect(released).toEqual(['released']);
});
