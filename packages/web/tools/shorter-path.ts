const LETTER = /[\s,]*([a-z])/iy;
const NUMBER = /[\s,]*(-?(?:\d*\.\d+|\d+\.?)(?:e-?\d+)?)/iy;
/** An arc has two of them after three numbers, often without a space between. */
const FLAG = /[\s,]*([01])/y;
const OF_ARC = 7;
const FLAGS: readonly number[] = [3, 4];

/** The path of an icon with one decimal: a tenth of 512 isn't seen at the sizes of icons, and takes a third less to load. */
export function shorterPath(path: string): string {
  let short = '';
  let last = '';
  let command = '';
  let nth = 0;
  let at = 0;
  /** What this finds at `at`, and moves `at` behind it. */
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(path)?.[1];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  while (path.slice(at).trim() !== '') {
    const letter = take(LETTER);
    if (letter !== undefined) {
      command = letter.toLowerCase();
      nth = 0;
      last = letter;
    } else {
      const isFlag = command === 'a' && FLAGS.includes(nth % OF_ARC);
      const number = take(isFlag ? FLAG : NUMBER);
      if (number === undefined)
        throw new Error(`Cannot shorten a path: a number should stand at "${path.slice(at, at + 20)}"`);
      const text = isFlag ? number : tenths(Number(number));
      const isOwnWord = text.startsWith('-') || (text.startsWith('.') && last.includes('.'));
      if (/\d$/.test(last) && !isOwnWord) short += ' ';
      last = text;
      nth += 1;
    }
    short += last;
  }
  return short;
}

const tenths = (value: number): string => String(Math.round(value * 10) / 10 || 0).replace(/^(-?)0\./, '$1.');

/** The same for all paths of an icon. */
export const shorterPaths = (body: string): string =>
  body.replaceAll(/ d="([^"]+)"/g, (_, path: string) => ` d="${shorterPath(path)}"`);
