import { effect, signal } from '@preact/signals';
import { KEY, keptSettings, matches } from './kept.ts';
import type { Settings } from './settings.ts';

/** The person's settings. Every change is saved at once. */
export const settings = signal<Settings>(keptSettings());

export function change(some: Partial<Settings>): void {
  settings.value = { ...settings.peek(), ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.peek()));
  } catch {
    // A browser without storage can still play.
  }
}

/** Is the day theme in effect? Resolves `system`. */
export const isDay = signal(matches('(prefers-color-scheme: light)'));

/** Writes the settings onto the page, where the styles read them. */
export function wearSettings(root: HTMLElement): void {
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', ({ matches: isLight }) => {
    isDay.value = isLight;
  });
  effect(() => {
    const { theme, lang, isMotionReduced, hasShapes, isLeftHanded } = settings.value;
    root.lang = lang;
    root.dataset.theme = theme === 'system' ? (isDay.value ? 'day' : 'night') : theme;
    root.dataset.motion = isMotionReduced ? 'reduced' : 'full';
    root.dataset.shapes = hasShapes ? 'on' : 'off';
    root.dataset.hand = isLeftHanded ? 'left' : 'right';
  });
}
