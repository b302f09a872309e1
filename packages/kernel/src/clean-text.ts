/**
 * Control characters, direction overrides, joiners, variation selectors, private use, unassigned and lone surrogates.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u{2800}]/gu;
/** One emoji with its skin tone or color selector. The pattern below allows several joined ones. */
const PICTURE = '(?!\\p{Cn})\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\u{fe0f})?';
/**
 * A region's tag letters, which are invisible after a black flag. Other tags aren't allowed, because they could hide
 * any text.
 */
const tags = (letters: string): string => letters.replace(/./g, (one) => `\\u{e00${one.charCodeAt(0).toString(16)}}`);
/** England, Scotland and Wales: the only flags made of tag letters. */
const FLAG = `\\u{1f3f4}(?:${['gbeng', 'gbsct', 'gbwls'].map(tags).join('|')})\\u{e007f}`;
const EMOJI_OR_INVISIBLE = new RegExp(
  `(${FLAG}|${PICTURE}(?:\\u{200d}${PICTURE})*|[0-9#*]\\u{fe0f}\\u{20e3})|${INVISIBLE.source}`,
  'gu',
);
/** More marks on one letter than any language needs. */
const PILES = /(\p{M}{3})\p{M}+/gu;

/**
 * Makes a stranger's text safe to show next to other people's: one line, no control characters, no direction overrides,
 * no stacks of accents.
 */
export const cleanText = (text: string): string => tidy(text, (line) => line.replace(INVISIBLE, ''));

/**
 * The same for chat, but keeps the invisible characters in emoji. Names don't, because two different names could look
 * the same.
 */
export const cleanTalk = (text: string): string => tidy(text, (line) => line.replace(EMOJI_OR_INVISIBLE, '$1'));

const tidy = (text: string, strip: (line: string) => string): string =>
  strip(text.replace(/\s/gu, ' ')).normalize('NFC').replace(PILES, '$1').replace(/ {2,}/g, ' ').trim();

/** The first `most` characters, without splitting surrogate pairs. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('').trim();
