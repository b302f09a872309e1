import { fetchMessages } from './i18n/fetch-messages.ts';
import { keptSettings } from './settings/kept.ts';

// The first script is small, so that the texts and letters of the one language are asked for beside everything else.
const { lang } = keptSettings();
for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-lang="${lang}"]`)) link.rel = 'preload';
// Not awaited here: the shell imports modules of this very script, and would wait for it to end.
void Promise.all([import('./shell/start.tsx'), fetchMessages[lang]()]).then(([{ start }]) => start());
