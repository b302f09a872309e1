import type { Lang } from '@saloon/kernel';

/** The terminal's language from the POSIX variables; English unless it is Russian. */
export function langFromEnv(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^ru([_.@-]|$)/i.test(locale) ? 'ru' : 'en';
}
