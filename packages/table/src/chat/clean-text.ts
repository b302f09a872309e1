import { cleanText, cut } from '@saloon/kernel';
import { LIMITS } from '@saloon/protocol';

export { cleanTalk, cleanText, cut } from '@saloon/kernel';

/** The name as shown; undefined if no visible character is left. */
export function cleanName(name: string): string | undefined {
  const clean = cut(cleanText(name), LIMITS.nameLength);
  return clean === '' ? undefined : clean;
}

/** Somebody without a name that can be seen. */
export const NAMELESS = '?';
