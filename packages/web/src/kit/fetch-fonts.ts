import type { Lang } from '@saloon/kernel';

/** Letters of each file that the language needs; digits and signs come from the Latin one. */
const LETTERS: Readonly<Record<Lang, string>> = { en: 'Aa1', ru: 'Aa1Яя' };

/**
 * Has the browser fetch the text face of this language now, beside the first drawing instead of after it. A link in the
 * page would fetch it before the script, for both languages, and keep the buttons waiting.
 */
export function fetchFonts(lang: Lang): void {
  for (const weight of [500, 700]) {
    // Without them the page is read in the next best face.
    document.fonts.load(`${weight} 15px Bitter`, LETTERS[lang]).catch(() => undefined);
  }
}
