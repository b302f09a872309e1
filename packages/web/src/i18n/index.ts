import type { Lang } from '@saloon/kernel';
import { renew } from '../pwa/renew.ts';
import { change, settings } from '../settings/store.ts';
import type { Messages } from './en.ts';
import { fetchMessages } from './fetch-messages.ts';
import { loadLang, texts } from './texts.ts';

const shell = texts<Messages>(fetchMessages);

/** Everything the shell says, in the languages that are loaded: a missing text does not compile. */
export const messages = shell.in;
export const loadMessages = shell.load;

/** The texts in the language of this person; a component that reads them is drawn again when the language changes. */
export const t = (): Messages => messages[settings.value.lang];

/** Changes the language, once all that is said on this page can be said in it. */
export const speak = (lang: Lang): Promise<void> =>
  loadLang(lang).then(
    () => change({ lang }),
    () => renew(),
  );
