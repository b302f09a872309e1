import type { Lang } from '@saloon/kernel';
import { renew } from '../pwa/renew.ts';
import { change, settings } from '../settings/store.ts';
import type { Messages } from './en.ts';
import { fetchMessages } from './fetch-messages.ts';
import { loadLang, texts } from './texts.ts';

const shell = texts<Messages>(fetchMessages);

/** The shell's texts, by loaded language. A missing text doesn't compile. */
export const messages = shell.in;
export const loadMessages = shell.load;

/** The texts in the viewer's language. Components that read them render again when it changes. */
export const t = (): Messages => messages[settings.value.lang];

/** Changes the language once all texts in use are loaded in it. */
export const speak = (lang: Lang): Promise<void> =>
  loadLang(lang).then(
    () => change({ lang }),
    () => renew(),
  );
