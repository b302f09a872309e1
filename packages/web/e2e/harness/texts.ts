import type { Page } from 'playwright-core';

export type Lang = 'en' | 'ru';

/** The same in every language: names of people, programs and licenses, and rule ids. */
const PROPER =
  /game-icons\.net|Lorc|Delapouite|Skoll|CC BY|Alegreya SC|Bitter|OFL|Saloon|HTTPS|localhost|\/join|@wyatt|jsonl|Enter|Tab|Esc|\b[A-Z-]+-\d+\b/g;
const BROKEN = /undefined|\bnull\b|NaN|\[object|\{\w*\}/;
const FOREIGN: Readonly<Record<Lang, RegExp>> = { en: /[А-Яа-яЁё]/, ru: /[A-Za-z]{3,}/ };

/**
 * Texts and labels that are broken, or in another language than the page. It skips elements with their own `lang`,
 * keys, codes and the visitor's name.
 */
export async function oddTexts(page: Page, lang: Lang): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>();
    const isLeftOut = (element: Element) =>
      element.closest('kbd, code, script, style, noscript, [lang]:not(html), .me') !== null;
    for (const element of document.querySelectorAll('body *')) {
      if (isLeftOut(element)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        const label = element.getAttribute(name)?.trim();
        if (label !== undefined && label !== '') found.add(label);
      }
      for (const node of element.childNodes) {
        const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
        if (text !== '') found.add(text);
      }
    }
    found.add(document.title);
    return [...found];
  });
  return texts.filter((text) => BROKEN.test(text) || FOREIGN[lang].test(text.replace(PROPER, '')));
}

/** `21 карта`, `2 карты`, `5 карт`: the counts of cards in these places with the word after them. */
export async function countedCards(page: Page): Promise<readonly { readonly n: number; readonly word: string }[]> {
  const texts = await page.evaluate(() =>
    ['.draw-deck', '.loot-ring .pot', '.seat-plate', '.loot-ring'].flatMap((place) =>
      [...document.querySelectorAll(place)].map(
        (element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
      ),
    ),
  );
  return texts.flatMap((text) =>
    [...text.matchAll(/(\d+)\s+(карт[а-я]*)/g)].map(([, n, word = '']) => ({ n: Number(n), word })),
  );
}
