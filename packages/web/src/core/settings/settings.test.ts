import { expect, test } from 'vitest';
import { defaultSettings, readChosen, type Surroundings } from './settings.ts';

const around: Surroundings = { languages: ['de-DE', 'ru-RU', 'en'], prefersReducedMotion: true };

test('a first visit uses the browser’s first supported language and the system’s motion setting', () => {
  expect(defaultSettings(around)).toMatchObject({ lang: 'ru', theme: 'system', isMotionReduced: true });
  expect(defaultSettings({ languages: ['fr'], prefersReducedMotion: false }).lang).toBe('en');
});

test('saved choices are read back; unknown and broken ones are left out', () => {
  const kept = JSON.stringify({
    lang: 'en',
    volume: 500,
    theme: 'noon',
    speed: 'warp',
    hasShapes: true,
    portrait: 'belle',
    toString: 1,
    extra: 1,
  });
  expect(readChosen(kept)).toEqual({ lang: 'en', hasShapes: true, portrait: 'belle' });
});

test('a setting that was saved under its older name still counts', () => {
  expect(readChosen('{"isCalled":true}')).toEqual({ isNotified: true });
});

test.each(['', 'null', '[1]', '{', '"x"'])('saved as %j counts as a first visit', (kept) => {
  expect(readChosen(kept)).toEqual({});
});
