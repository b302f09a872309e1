import { globSync, readFileSync } from 'node:fs';
import type { Forms, Lang } from '@saloon/kernel';

/** Every noun that a text counts, in the forms that the sources have. */
export function readForms(root: string): Readonly<Record<Lang, readonly Forms[]>> {
  const found: Record<Lang, Forms[]> = { en: [], ru: [] };
  const add = (one = '', few = '', many = '') => found[/[а-яё]/i.test(one) ? 'ru' : 'en'].push({ one, few, many });
  for (const file of globSync(['packages/*/src/**/*.{ts,tsx}', 'packages/games/*/src/**/*.ts'], { cwd: root })) {
    const text = readFileSync(root + file, 'utf8').replaceAll('\\u00a0', '\u00a0');
    const word = `(?:'([^']*)'|\`[^\`]*?([^\`}]*)\`)`;
    for (const [, a, b, c, d, e, f] of text.matchAll(
      new RegExp(`one:\\s*${word},\\s*few:\\s*${word},\\s*many:\\s*${word}`, 'g'),
    )) {
      add(a ?? b, c ?? d, e ?? f);
    }
    // What a helper takes after the number: two forms of an English noun, three of a Russian one.
    for (const [, a, b, c] of text.matchAll(
      /\(\s*(?:[\w.$]+,\s*)*'([^'\n]+)',\s*'([^'\n]+)'(?:,\s*'([^'\n]+)')?,?\s*\)/g,
    )) {
      if (a?.slice(0, 2) === b?.slice(0, 2)) add(a, b, c ?? b);
    }
    for (const [, a, b, c] of text.matchAll(
      /forms\(\s*`[^`]*?([^`}]*)`,\s*`[^`]*?([^`}]*)`,\s*`[^`]*?([^`}]*)`,?\s*\)/g,
    ))
      add(a, b, c);
  }
  return found;
}

const RULES = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };
const formOf = (lang: Lang, n: number): keyof Forms => {
  const form = RULES[lang].select(n);
  return form === 'one' || form === 'few' ? form : 'many';
};

/** After these a Russian noun is in the genitive, whose forms for two and for five are the same. */
const GENITIVE = /(?:[Бб]ольше|[Мм]еньше|[Бб]олее|[Мм]енее|[Дд]о|[Ии]з|[Оо]т|[Оо]коло|[Сс]выше)[ \u00a0]$/;
/** A number after these is a name: nothing is counted. */
const LABEL =
  /(?:[Рр]ешени[ея]|[Шш]аг|[Рр]аунд|[Хх]од|[Оо]грабление|[Dd]ecision|[Ss]tep|[Rr]ound|[Tt]urn|seed)[ \u00a0]$/;
/** Words after a number that don't count. */
const UNCOUNTED =
  /^(?:of|with|more|less|and|or|in|to|from|at|on|wins|is|was|has|have|cost|ms|min|h|из|и|на|до|или|к|в|от|не|за|по|с|для|больше|меньше|ещё|мс|мин|ч|п|разы?)$/iu;

/** What is wrong with a sentence; undefined if nothing is. */
export function faultIn(lang: Lang, text: string, nouns: Readonly<Record<Lang, readonly Forms[]>>): string | undefined {
  if (/undefined|NaN|\[object|null|Infinity/.test(text)) return 'a hole';
  if (/ {2}|\s[.,;:!?](?!\.)|\(\s*\)/.test(text.trim())) return 'a gap';
  for (const [, sign, n] of text.matchAll(/([-−]?)(\d+)[ \u00a0]?%/g)) {
    if (sign !== '' || Number(n) > 100) return 'a share outside of 0 to 100';
  }
  for (const [, n] of text.matchAll(/(\d+)(?:[ \u00a0]\p{L}+){0,3}[ \u00a0](?:of|из)[ \u00a0]100\b/gu)) {
    if (Number(n) > 100) return 'a share outside of 0 to 100';
  }
  if (/s[’']s\b/.test(text)) return 'a wrong possessive';
  if (lang === 'ru' ? /\d,\d{3}|\$\d{4}/.test(text) : /\$\d{4}/.test(text)) return 'thousands of another language';
  for (const { 0: all, 1: digits = '', 2: word = '', index } of text.matchAll(
    /(?<![\d.,:/$–-])(\d{1,3}(?:[\u00a0,]\d{3})+|\d+)[ \u00a0](\p{L}+)/gu,
  )) {
    const n = Number(digits.replace(/[\u00a0,]/g, ''));
    const sets = nouns[lang].filter((forms) => Object.values(forms).some((form) => firstWord(form) === word));
    const form = formOf(lang, n);
    if (LABEL.test(text.slice(0, index)) || UNCOUNTED.test(word)) continue;
    const isGenitive = lang === 'ru' && form !== 'many' && GENITIVE.test(text.slice(0, index));
    const fits = sets.filter((one) => firstWord(one[form]) === word && (!isGenitive || one.few === one.many));
    if (sets.length > 0 && fits.length === 0) return `a wrong form: ${all}`;
    if (sets.length === 0 && lang === 'en' && n === 1 && /[^s]s$/.test(word) && !UNCOUNTED.test(word))
      return `a wrong form: ${all}`;
  }
  return undefined;
}

const firstWord = (form: string): string => form.trim().split(/[ \u00a0]/)[0] ?? '';

/** A Russian word that follows 1, 2 and 5 alike can't be right for all of them. */
export function sameAfterAll(said: ReadonlyMap<number, string>): string | undefined {
  const after = (n: number) => {
    const text = said.get(n) ?? '';
    const found = new RegExp(`(?<![\\d.,:/–-])${n}[ \\u00a0](\\p{L}+)`, 'u').exec(text);
    return found === null || LABEL.test(text.slice(0, found.index)) ? undefined : found[1];
  };
  const word = after(1);
  return word !== undefined && word === after(2) && word === after(5) && !UNCOUNTED.test(word) ? word : undefined;
}
