/** No characters that look alike on a screen across the room: no 0, 1, 2, 5, 8, B, I, L, O, S, U, V, Z. */
export const JOIN_CODE_CHARACTERS = '34679ACDEFGHJKMNPQRTWXY';
export const JOIN_CODE_LENGTH = 4;

/** Cyrillic letters that look like Latin ones, for people who type a code on a Russian keyboard. */
const CYRILLIC = 'АСЕНКМРТХУ';
const LATIN = 'ACEHKMPTXY';

/** The code that a person has typed, or undefined if it can't be one. */
export function readJoinCode(text: string): string | undefined {
  const letters = [...text.toUpperCase()].filter((letter) => !/[\s-]/.test(letter));
  const code = letters.map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('');
  const isCode = code.length === JOIN_CODE_LENGTH && [...code].every((letter) => JOIN_CODE_CHARACTERS.includes(letter));
  return isCode ? code : undefined;
}
