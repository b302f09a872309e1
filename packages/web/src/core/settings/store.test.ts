import { expect, test, vi } from 'vitest';

test('a setting that was never changed follows the system, even after others were saved', async () => {
  const kept = new Map<string, string>();
  const system = { matches: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('matchMedia', () => system);
  const first = await import('./store.ts');
  first.change({ volume: 10 });
  expect(first.settings.value).toMatchObject({ volume: 10, isMotionReduced: false });
  system.matches = true;
  vi.resetModules();
  const { change, settings } = await import('./store.ts');
  expect(settings.value).toMatchObject({ volume: 10, isMotionReduced: true });
  change({ isMotionReduced: false });
  expect(settings.value.isMotionReduced).toBe(false);
});
