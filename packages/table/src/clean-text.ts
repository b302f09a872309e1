import { cleanText, cut } from '@saloon/kernel';
import { LIMITS } from '@saloon/protocol';

export { cleanTalk, cleanText, cut } from '@saloon/kernel';

/** A name as everybody sees it; nothing when nothing of it can be seen. */
export function cleanName(name: string): string | undefined {
  const clean = cut(cleanText(name), LIMITS.nameLength);
  return clean === '' ? undefined : clean;
}

/** Somebody without a name that can be seen. */
export const NAMELESS = '?';
