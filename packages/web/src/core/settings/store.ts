import { computed, effect, signal } from '@preact/signals';
import { KEY, keptChoices, matches, STILL, surroundings } from './kept.ts';
import { defaultSettings, type Settings } from './settings.ts';

const around = signal(surroundings());
const chosen = signal(keptChoices());

/** The person's settings: what they chose, and what the system says about the rest. */
export const settings = computed<Settings>(() => ({ ...defaultSettings(around.value), ...chosen.value }));

/** Changes some settings and saves them. Only what was ever changed is saved, so the rest follows the system. */
export function change(some: Partial<Settings>): void {
  chosen.value = { ...chosen.peek(), ...some };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen.peek()));
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
  matchMedia(STILL).addEventListener('change', () => {
    around.value = surroundings();
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
