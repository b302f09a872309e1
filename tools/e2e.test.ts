import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserStep, houseStep } from './e2e.ts';

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

test('left out on purpose, it counts as nothing and says so', async () => {
  vi.stubEnv('SALOON_NO_BROWSER', '1');
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const note = 'left out: SALOON_NO_BROWSER is set';
  expect(await browserStep('unused.json').run()).toEqual({ passed: 0, failed: 0, problems: [], note });
});

describe('within a test run', () => {
  const good = { passed: 3, failed: 0, problems: [] };

  test('it is left out where there is no browser, and it is said how to get it', async () => {
    vi.stubEnv('SALOON_NO_BROWSER', '');
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
    const none = await houseStep('unused.json', () => 500_000).run();
    expect(none).toMatchObject({ passed: 0, failed: 0, note: expect.stringContaining('CHROMIUM_PATH') });
  });

  test('all files are counted when there is time for all', async () => {
    vi.stubEnv('SALOON_NO_BROWSER', '');
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    const all = await houseStep(
      'unused.json',
      () => 500_000,
      async () => good,
    ).run();
    expect(all).toEqual({ passed: 12, failed: 0, problems: [] });
  });

  test('what failed before the time was up is counted, and it is said what was not played', async () => {
    vi.stubEnv('SALOON_NO_BROWSER', '');
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    const bad = { passed: 2, failed: 1, problems: ['friends: broke'] };
    const note = expect.stringMatching(/^left out: pages, manners, .*npm run e2e/);
    const ends = { solo: good, friends: bad, pages: undefined, manners: good };
    const cut = houseStep(
      'unused.json',
      () => 500_000,
      async (file) => ends[file as keyof typeof ends],
    );
    expect(await cut.run()).toEqual({ passed: 5, failed: 1, problems: ['friends: broke'], note });
    let left = 300_000;
    const late = houseStep(
      'unused.json',
      () => left,
      async () => {
        left -= 135_000;
        return good;
      },
    );
    expect(await late.run()).toEqual({ passed: 6, failed: 0, problems: [], note });
  });
});
