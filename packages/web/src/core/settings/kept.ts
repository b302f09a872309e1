import { defaultSettings, readChosen, type Settings, type Surroundings } from './settings.ts';

export const KEY = 'saloon.settings';
export const STILL = '(prefers-reduced-motion: reduce)';

export const matches = (query: string): boolean => typeof matchMedia === 'function' && matchMedia(query).matches;

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** The settings that the person chose in this browser. */
export const keptChoices = (): Partial<Settings> => readChosen(kept());

export const surroundings = (): Surroundings => ({
  languages: typeof navigator === 'undefined' ? [] : navigator.languages,
  prefersReducedMotion: matches(STILL),
});

/** The settings as they are when the page opens. */
export const keptSettings = (): Settings => ({ ...defaultSettings(surroundings()), ...keptChoices() });
