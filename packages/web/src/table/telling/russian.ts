import type { RoleOf } from '../../core/games/role.ts';
import { ROLE_MARKS, seatOfMark, YOU } from './marks.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const IRREGULAR: Readonly<Record<string, string>> = { может: 'можете', хочет: 'хотите', даёт: 'даёте' };

/** A word that ends like a verb and isn't one. */
const NO_VERB = 'нет';

type Conjugate = (verb: string) => string;

/** The second person plural of a verb: «берёт» becomes «берёте», «остаётся» «остаётесь». */
function secondPerson(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (verb === NO_VERB) return verb;
  if (/[еёи]тся$/.test(verb)) return `${verb.slice(0, -2)}есь`;
  return /[еёи]т$/.test(verb) ? `${verb}е` : verb;
}

/** The third person plural of a verb: «берёт» becomes «берут», «остаётся» «остаются». */
function thirdPlural(verb: string): string {
  if (verb.endsWith('тся')) return `${thirdPlural(verb.slice(0, -2))}ся`;
  if (verb === 'может') return 'могут';
  if (verb === NO_VERB || !/[еёи]т$/.test(verb)) return verb;
  const stem = verb.slice(0, -2);
  if (verb.endsWith('ит')) return `${stem}${/[жшчщ]$/.test(stem) ? 'ат' : 'ят'}`;
  return `${stem}${/[аеиоуюя]$/.test(stem) ? 'ют' : 'ут'}`;
}

/** What belongs to a player, with the form of «ваш» that goes with it. */
const OWN: readonly (readonly [RegExp, string])[] = [
  [/^(сброс|ход|промах|револьвер|«дробовик»)$/i, 'ваш'],
  [/^(карта|закрытая карта|«вода»)$/i, 'ваша'],
  [/^карту$/i, 'вашу'],
  [/^снаряжение$/i, 'ваше'],
  [/^руки$/i, 'вашей'],
  [/^револьвера$/i, 'вашего'],
];
const THINGS = 'закрытая карта|карта|карту|сброс|ход|промах|револьвера|револьвер|снаряжение|руки|«[а-яё ]+»';
const yours = (thing: string): string =>
  OWN.find(([things]) => things.test(thing))?.[1] ?? (/[ая]»$/.test(thing) ? 'ваша' : 'ваш');

const WORD = '[«а-яёА-ЯЁ»-]+';
/** Further verbs of the same subject, after what joins them to the first. */
const JOINED = /((?:[:,]| и) )(забирает|перезаряжает|повторяет|отдаёт|берёт)(?= )/g;

function sayYou(sentence: string): string {
  const said = sentence
    .replace(new RegExp(`(${THINGS}) игрока ${YOU}`, 'gi'), (_, thing: string) => {
      const isFirst = /^[А-ЯЁ]/.test(thing);
      return `${isFirst ? capital(yours(thing)) : yours(thing)} ${thing.charAt(0).toLowerCase()}${thing.slice(1)}`;
    })
    .replaceAll(`игрока ${YOU}`, 'вас')
    .replaceAll(`игроку ${YOU}`, 'вам')
    .replaceAll(`игроком ${YOU}`, 'вами');
  return capital(sayAs(said, YOU, 'вы', secondPerson));
}

/** The sentence with this name in place of its mark. The verb before or after it agrees with the name. */
function sayAs(sentence: string, mark: string, name: string, conjugate: Conjugate): string {
  const at = sentence.indexOf(mark);
  if (at === -1) return sentence;
  const after = sentence.slice(at + 1);
  const isLast = /^[.,:;)!]|^$/.test(after);
  // «Побеждает вы»: the verb before the name agrees with it.
  const before = isLast
    ? sentence.slice(0, at).replace(new RegExp(`(${WORD}) $`), (_, verb: string) => `${agreeing(verb, conjugate)} `)
    : sentence.slice(0, at);
  return before + `${name}${isLast ? after : withVerbs(after, conjugate)}`.replaceAll(mark, name);
}

const agreeing = (verb: string, conjugate: Conjugate): string =>
  /^[А-ЯЁ]/.test(verb) ? capital(conjugate(verb.toLowerCase())) : conjugate(verb);

/** What follows the subject: its first verb, and those joined to it. */
function withVerbs(after: string, conjugate: Conjugate): string {
  const [clause = '', ...rest] = after.split(/(?=[:;—.])/);
  let isFound = false;
  const first = clause.replace(/[а-яё]+/g, (word) => {
    if (isFound || conjugate(word) === word) return word;
    isFound = true;
    return conjugate(word);
  });
  const all = first + rest.join('');
  return isFound ? all.replace(JOINED, (_, join: string, verb: string) => `${join}${conjugate(verb)}`) : all;
}

const SENTENCE = /[^.!]+(?:[.!]+\s*|$)/g;

/** Russian: turns «Анна берёт карту» into «Вы берёте карту», for Anna. */
export const toYouInRussian = (text: string): string =>
  text.replace(SENTENCE, (sentence) => (sentence.includes(YOU) ? sayYou(sentence) : sentence));

/** «карта игрока Док» becomes «карта Дока», «Бандиты берёт» «Бандиты берут». */
export function declined(text: string, role: RoleOf): string {
  if (!ROLE_MARKS.test(text)) return text;
  const mark = ROLE_MARKS.source;
  const of = (sign: string) => role(seatOfMark(sign));
  const inCases = text
    .replace(
      new RegExp(`(?<=(?:^|[\\s\\u00a0(])(?:в|за|на)[\\s\\u00a0])игрока (${mark})`, 'gi'),
      (_, sign: string) => of(sign)?.cases?.accusative ?? '',
    )
    .replace(new RegExp(`игрока (${mark})`, 'g'), (_, sign: string) => of(sign)?.cases?.genitive ?? '')
    .replace(new RegExp(`игроку (${mark})`, 'g'), (_, sign: string) => of(sign)?.cases?.dative ?? '');
  return inCases.replace(SENTENCE, (sentence) => {
    let said = sentence;
    for (const [sign = ''] of sentence.matchAll(new RegExp(mark, 'g'))) {
      const { name = '', inSentence = name, isPlural } = of(sign) ?? {};
      said = isPlural ? sayAs(said, sign, inSentence, thirdPlural) : said.replaceAll(sign, inSentence);
    }
    return capital(said);
  });
}
