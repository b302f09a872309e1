import type { Lang } from '@saloon/kernel';

/** The language of the terminal, as POSIX says where to look; English when it is neither of ours. */
export function langFromEnv(env: Readonly<Record<string, string | undefined>>): Lang {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  return /^ru([_.@-]|$)/i.test(locale) ? 'ru' : 'en';
}
