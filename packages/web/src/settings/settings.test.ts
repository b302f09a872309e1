import { expect, test } from 'vitest';
import { defaultSettings, readSettings, type Surroundings } from './settings.ts';

const around: Surroundings = { languages: ['de-DE', 'ru-RU', 'en'], prefersReducedMotion: true };

test('a first visit speaks the first language of the browser that we speak, and moves as the system asks', () => {
  expect(defaultSettings(around)).toMatchObject({ lang: 'ru', theme: 'system', isMotionReduced: true });
  expect(defaultSettings({ languages: ['fr'], prefersReducedMotion: false }).lang).toBe('en');
});

test('what was kept is read back; what is missing, unknown or broken is not', () => {
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

test.each(['', 'null', '[1]', '{', '"x"'])('kept as %j it is a first visit', (kept) => {
  expect(readSettings(kept, around)).toEqual(defaultSettings(around));
});
