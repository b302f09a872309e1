/** Letters of other scripts, and digits, that look like a Latin letter. Upper case is folded first. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ё: 'e',
  ғ: 'f',
  н: 'h',
  һ: 'h',
  і: 'l',
  ї: 'l',
  ӏ: 'l',
  ј: 'j',
  к: 'k',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  г: 'r',
  ѕ: 's',
  т: 't',
  у: 'y',
  ү: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  // Greek
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  η: 'n',
  ι: 'l',
  κ: 'k',
  μ: 'u',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  ς: 'c',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ϲ: 'c',
  ϳ: 'j',
  // Latin letters that look like others
  i: 'l',
  ı: 'l',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ß: 'b',
  // Digits
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  '6': 'b',
  '8': 'b',
};

/** Pairs that read as one letter in most fonts. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
];

/**
 * What a handle looks like: two handles with the same folded form could be mistaken for each other, so only one of them
 * may exist. Case, accents, look-alike letters and digits, and underscores and dashes don't count.
 */
export function foldHandle(handle: string): string {
  const letters = [...handle.normalize('NFKD').toLowerCase().normalize('NFKD')]
    .filter((one) => !/[\p{M}_\-.]/u.test(one))
    .map((one) => LOOK_ALIKES[one] ?? one)
    .join('');
  return PAIRS.reduce((text, [pair, letter]) => text.replaceAll(pair, letter), letters);
}
