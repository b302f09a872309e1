import { fetchMessages } from './core/i18n/fetch-messages.ts';
import { keptSettings } from './core/settings/kept.ts';

// The first script is small, so that texts and fonts of the chosen language load in parallel with everything else.
const { lang } = keptSettings();
for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-lang="${lang}"]`)) link.rel = 'preload';
// Not awaited: the shell imports modules of this script and would wait for it to end.
void Promise.all([import('./start.tsx'), fetchMessages[lang]()]).then(([{ start }]) => start());
