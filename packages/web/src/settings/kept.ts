import { readSettings, type Settings } from './settings.ts';

export const KEY = 'saloon.settings';

export const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** The settings saved in this browser. On a first visit, what the browser says about its owner. */
export const keptSettings = (): Settings =>
  readSettings(kept(), {
    languages: typeof navigator === 'undefined' ? [] : navigator.languages,
    prefersReducedMotion: matches('(prefers-reduced-motion: reduce)'),
  });
