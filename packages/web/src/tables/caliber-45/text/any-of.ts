import type { Lang } from '@saloon/kernel';

/** Joins words of which one is to be chosen: `a, b or c`. */
export function anyOf(lang: Lang, words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${lang === 'ru' ? 'или' : 'or'} ${words[words.length - 1]}`;
}
