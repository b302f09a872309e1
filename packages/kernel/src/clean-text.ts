/** Control characters, direction overrides, joiners, selectors, private use, unassigned and halves of a pair. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Default_Ignorable_Code_Point}\u{2800}]/gu;
/** One picture, with what makes it a coloured one, and others that are joined to it. */
const PICTURE = '(?!\\p{Cn})\\p{Extended_Pictographic}(?:\\p{Emoji_Modifier}|\\u{fe0f})?';
/** The letters of a region as they stand, unseen, behind a black flag: no others, or anything could be said there. */
const tags = (letters: string): string => letters.replace(/./g, (one) => `\\u{e00${one.charCodeAt(0).toString(16)}}`);
/** England, Scotland, Wales: all the flags that are written so. */
const FLAG = `\\u{1f3f4}(?:${['gbeng', 'gbsct', 'gbwls'].map(tags).join('|')})\\u{e007f}`;
const EMOJI_OR_INVISIBLE = new RegExp(
  `(${FLAG}|${PICTURE}(?:\\u{200d}${PICTURE})*|[0-9#*]\\u{fe0f}\\u{20e3})|${INVISIBLE.source}`,
  'gu',
);
/** More marks on one letter than any language needs. */
const PILES = /(\p{M}{3})\p{M}+/gu;

/**
 * A line of text that a stranger wrote, fit to be shown beside others': one line, no control characters, nothing that
 * turns the writing direction round, no piles of accents.
 */
export const cleanText = (text: string): string => tidy(text, (line) => line.replace(INVISIBLE, ''));

/** The same for talk, where emoji keep what is invisible in them. In a name that would make two of one look. */
export const cleanTalk = (text: string): string => tidy(text, (line) => line.replace(EMOJI_OR_INVISIBLE, '$1'));

const tidy = (text: string, strip: (line: string) => string): string =>
  strip(text.replace(/\s/gu, ' ')).normalize('NFC').replace(PILES, '$1').replace(/ {2,}/g, ' ').trim();

/** The first `most` characters, none cut in half. */
export const cut = (text: string, most: number): string =>
  text.length <= most ? text : [...text].slice(0, most).join('').trim();
