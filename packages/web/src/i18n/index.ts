import type { Lang } from '@saloon/kernel';
import { settings } from '../settings/store.ts';
import { en, type Messages } from './en.ts';
import { ru } from './ru.ts';

/** Everything the shell says, in every language: a missing text does not compile. */
export const messages: Readonly<Record<Lang, Messages>> = { en, ru };

/** The texts in the language of this person; a component that reads them is drawn again when the language changes. */
export const t = (): Messages => messages[settings.value.lang];
