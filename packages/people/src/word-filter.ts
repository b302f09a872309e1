import { foldHandle } from './fold-handle.ts';

/** The words of a list, one per line; `#` begins a comment. */
export const wordsIn = (list: string): readonly string[] =>
  list
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '');

/**
 * Masks the listed words in a text. Look-alike letters and digits count as the letters they imitate. A word that ends with
 * `*` also matches the beginning of longer words.
 *
 * @example
 * const clean = wordFilter(['varmint', 'horse*']);
 * clean('You V4RMINT, give back my horses!'); // 'You *******, give back my ******!'
 */
export function wordFilter(words: readonly string[]): (text: string) => string {
  const whole = new Set(words.filter((word) => !word.endsWith('*')).map(foldWord));
  const starts = words.filter((word) => word.endsWith('*')).map((word) => foldWord(word.slice(0, -1)));
  if (whole.size === 0 && starts.length === 0) return (text) => text;
  const isListed = (word: string): boolean => {
    const folded = foldWord(word);
    return whole.has(folded) || starts.some((start) => start !== '' && folded.startsWith(start));
  };
  return (text) =>
    text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) => (isListed(word) ? '*'.repeat([...word].length) : word));
}

const foldWord = (word: string): string => foldHandle(word.replaceAll('4', 'a'));
