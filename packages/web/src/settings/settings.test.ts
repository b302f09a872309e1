import { expect, test } from 'vitest';
import { defaultSettings, readSettings, type Surroundings } from './settings.ts';

const around: Surroundings = { languages: ['de-DE', 'ru-RU', 'en'], prefersReducedMotion: true };

test('a first visit uses the browser’s first supported language and the system’s motion setting', () => {
  expect(defaultSettings(around)).toMatchObject({ lang: 'ru', theme: 'system', isMotionReduced: true });
  expect(defaultSettings({ languages: ['fr'], prefersReducedMotion: false }).lang).toBe('en');
});

test('saved settings are read back; missing, unknown or broken ones get their defaults', () => {
  const kept = JSON.stringify({
    lang: 'en',
    volume: 500,
    theme: 'noon',
    speed: 'warp',
    hasShapes: true,
    toString: 1,
    extra: 1,
  });
  expect(readSettings(kept, around)).toEqual({ ...defaultSettings(around), lang: 'en', hasShapes: true });
});

test.each(['', 'null', '[1]', '{', '"x"'])('saved as %j counts as a first visit', (kept) => {
  expect(readSettings(kept, around)).toEqual(defaultSettings(around));
});
