import type { Lang } from '@saloon/kernel';
import type { BalanceGroup } from './data.ts';
import { WORDS } from './text.ts';

/** A place in turn order, a side or a team size in words. The page names characters itself. */
export function groupName({ kind, key }: Pick<BalanceGroup, 'kind' | 'key'>, lang: Lang): string {
  if (kind === 'order') return WORDS[lang].order(key);
  if (kind === 'size') return WORDS[lang].size(key);
  return WORDS[lang].sides[key] ?? key;
}
