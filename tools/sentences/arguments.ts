import type { Lang } from '@saloon/kernel';
import { spokenTime } from '../../packages/web/src/core/i18n/time.ts';
import type { Param, TextFunction } from './functions.ts';

/** Each plural form of both languages, the exceptions 11 to 14, and amounts with a thousand. */
const COUNTS = [0, 1, 2, 5, 11, 21, 61, 111, 1111];
const SHARES = [0, 1, 2, 5, 21, 61, 100];
const FRACTIONS = [0, 0.05, 0.21, 0.5, 1];

/** What numbers with these names are, wherever they come up. Others are counts. */
const BOUNDS: Readonly<Record<string, readonly number[]>> = {
  percent: SHARES,
  share: SHARES,
  before: SHARES,
  after: SHARES,
  margin: [1, 2, 5, 21],
  place: [1, 2, 5, 9],
};

/** Numbers that aren't counts in certain sentences. */
const BOUNDED: readonly (readonly [RegExp, readonly number[]])[] = [
  [/coach\/text\/.. (percent|within|keyMoment|goodMoment|verdict\.\w+)$/, SHARES],
  [/i18n\/.. hint\.(chances|toWin|better|worse)$/, SHARES],
  [/replay\/text\/.. opinion\.\w+$/, SHARES],
  [/puzzles\/text\/.. onlyGames$/, SHARES],
  // Money on cards, in thousands.
  [/caliber-45\/text\/\w+ (short|owes)$/, [0, 1000, 2000, 5000, 21_000, 111_000]],
];

/** Values of types that a text module names and doesn't write out. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  Side: ['law', 'outlaw'],
  HiddenCards: [{}],
  PileId: ['deck'],
  Saying: [{}],
};

const NAMES: Readonly<Record<Lang, readonly string[]>> = { en: ['Ann', 'The outlaws'], ru: ['Боб'] };

/** The values to try for a parameter; undefined if its type tells none. */
function valuesOf(fn: TextFunction, { name, type }: Param, most = 9): readonly unknown[] | undefined {
  const { file, types, lang, path } = fn;
  const of = (inner: string): readonly unknown[] | undefined => valuesOf(fn, { name, type: inner }, most);
  const plain = type.replace(/^readonly (.*)\[\]$/s, 'Array<$1>').trim();
  if (plain === 'number' || (plain === '' && /^(own|other)$/.test(name))) {
    if (plain === '') return FRACTIONS;
    return BOUNDED.find(([where]) => where.test(`${file.replace(/\.ts$/, '')} ${path}`))?.[1] ?? BOUNDS[name] ?? COUNTS;
  }
  if (plain === 'string') return name === 'time' ? COUNTS.map((n) => spokenTime(lang, n * 60_000)) : NAMES[lang];
  if (plain === 'boolean') return [false, true];
  if (plain === 'undefined') return [undefined];
  if (plain === 'Lang') return [lang];
  if (plain === 'Names') return [() => NAMES[lang][0]];
  if (plain === 'Seat') return [0, 1];
  if (Object.hasOwn(SAMPLES, plain)) return SAMPLES[plain];
  if (plain === 'Millis') return [0, 1000, 2000, 5000, 21_000, 61_000, 111_000];
  if (/^'[^']*'$/.test(plain)) return [plain.slice(1, -1)];
  const array = /^(?:readonly )?Array<(.*)>$/s.exec(plain);
  if (array !== null) {
    const inner = of(array[1] ?? '');
    return inner && [inner.slice(0, 1), inner.slice(0, 3)];
  }
  const parts = splitAt(plain, '|');
  if (parts.length > 1) {
    const all = parts.filter((part) => part !== '').map(of);
    return all.some((one) => one === undefined) ? undefined : all.flatMap((one) => one ?? []);
  }
  const alias = types.get(plain);
  if (alias !== undefined && alias !== type && most > 0) return valuesOf(fn, { name, type: alias }, most - 1);
  return undefined;
}

function splitAt(text: string, sign: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('<({['.includes(letter)) depth += 1;
    if ('>)}]'.includes(letter)) depth -= 1;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

export const takesNumbers = ({ params }: TextFunction): boolean =>
  params.some(
    ({ name, type }) =>
      (name === 'time' && type === 'string') ||
      /\bnumber\b|^Millis$/.test(type) ||
      (type === '' && /^(own|other)$/.test(name)),
  );

/** All combinations of the first few values, and every value of each parameter once. */
export function callsOf(fn: TextFunction): readonly (readonly unknown[])[] | undefined {
  const values = fn.params.map((param) => valuesOf(fn, param));
  if (values.some((one) => one === undefined)) return undefined;
  const known = values.map((one) => one ?? []);
  return known.reduce<readonly (readonly unknown[])[]>(
    (calls, next) => calls.flatMap((call) => next.map((one) => [...call, one])),
    [[]],
  );
}
