import { afterEach, expect, test, vi } from 'vitest';
import { browserStep, smokeStep } from './e2e.ts';

afterEach(() => vi.unstubAllEnvs());

test('without a browser the step fails and says how to get one', async () => {
  vi.stubEnv('SALOON_NO_BROWSER', '');
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(await browserStep('unused.json').run()).toEqual({
    passed: 0,
    failed: 1,
    problems: ['Cannot find Chromium: CHROMIUM_PATH is /nowhere/chromium, and there is no such file'],
  });
});

test('if it is disabled, it counts as nothing and says so', async () => {
  vi.stubEnv('SALOON_NO_BROWSER', '1');
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const note = 'left out: SALOON_NO_BROWSER is set';
  expect(await browserStep('unused.json').run()).toEqual({ passed: 0, failed: 0, problems: [], note });
});

test('npm test skips it without a browser, and says how to get one', async () => {
  vi.stubEnv('SALOON_NO_BROWSER', '');
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const none = await smokeStep('unused.json').run();
  expect(none).toMatchObject({ passed: 0, failed: 0, note: expect.stringContaining('CHROMIUM_PATH') });
});
