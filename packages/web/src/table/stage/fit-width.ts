/** Widths in em of the bold small capitals of the sign font, by kind of letter: no letter is wider than its kind. */
const NARROW = 0.34;
const WIDE = 0.93;
const WIDE_CAPITAL = 1.09;
const CAPITAL = 0.75;
const USUAL = 0.64;

const widthOf = (letter: string): number => {
  if (/[\s.,:;'’!|iIjl1-]/u.test(letter)) return NARROW;
  if (/[WЖШЩЮФЫ]/u.test(letter)) return WIDE_CAPITAL;
  if (/[mwMжшщюмфыМ]/u.test(letter)) return WIDE;
  return /\p{Lu}/u.test(letter) ? CAPITAL : USUAL;
};

/** About how wide a text is in em, rounded up to a tenth: what `FitText` divides its room by. */
export function emWidth(text: string): number {
  const sum = [...text].reduce((width, letter) => width + widthOf(letter), 0);
  return Math.max(1, Math.ceil(sum * 10) / 10);
}
