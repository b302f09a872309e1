import type { Lang } from '@saloon/kernel';
import type { Messages } from './en.ts';

/** The texts of the shell, each language in a file of its own. */
export const fetchMessages: Readonly<Record<Lang, () => Promise<Messages>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  ru: () => import('./ru.ts').then(({ ru }) => ru),
};
