import { ROLE_MARKS, seatOfMark, YOU } from './marks.ts';

export type Cases = { readonly genitive: string; readonly dative: string; readonly accusative: string };

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const IRREGULAR: Readonly<Record<string, string>> = { может: 'можете', хочет: 'хотите', даёт: 'даёте' };

/** The second person plural of a verb: «берёт» becomes «берёте», «остаётся» «остаётесь». */
function secondPerson(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (/[еёи]тся$/.test(verb)) return `${verb.slice(0, -2)}есь`;
  return /[еёи]т$/.test(verb) ? `${verb}е` : verb;
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
  const at = said.indexOf(YOU);
  if (at === -1) return capital(said);
  const after = said.slice(at + 1);
  const isLast = /^[\s.,:;)!]|^$/.test(after) && !/^ /.test(after);
  // «Побеждает вы»: the verb before the reader agrees with them.
  const before = isLast
    ? said.slice(0, at).replace(new RegExp(`(${WORD}) $`), (_, verb: string) => `${agreeing(verb)} `)
    : said.slice(0, at);
  return capital(before + `вы${isLast ? after : withVerbs(after)}`.replaceAll(YOU, 'вы'));
}

const agreeing = (verb: string): string =>
  /^[А-ЯЁ]/.test(verb) ? capital(secondPerson(verb.toLowerCase())) : secondPerson(verb);

/** What follows the reader: its first verb, and those joined to it. */
function withVerbs(after: string): string {
  const [clause = '', ...rest] = after.split(/(?=[:;—.])/);
  let isFound = false;
  const first = clause.replace(/[а-яё]+/g, (word) => {
    if (isFound || secondPerson(word) === word) return word;
    isFound = true;
    return secondPerson(word);
  });
  const all = first + rest.join('');
  return isFound ? all.replace(JOINED, (_, join: string, verb: string) => `${join}${secondPerson(verb)}`) : all;
}

const SENTENCE = /[^.!]+(?:[.!]+\s*|$)/g;

/** Russian: turns «Анна берёт карту» into «Вы берёте карту», for Anna. */
export const toYouInRussian = (text: string): string =>
  text.replace(SENTENCE, (sentence) => (sentence.includes(YOU) ? sayYou(sentence) : sentence));

/** «карта игрока Док» becomes «карта Дока». */
export function declined(
  text: string,
  role: (seat: number) => { readonly name: string; readonly cases?: Cases } | undefined,
) {
  const mark = ROLE_MARKS.source;
  const of = (sign: string) => role(seatOfMark(sign));
  return text
    .replace(
      new RegExp(`(?<=(?:^|[\\s\\u00a0(])(?:в|за|на)[\\s\\u00a0])игрока (${mark})`, 'gi'),
      (_, sign: string) => of(sign)?.cases?.accusative ?? '',
    )
    .replace(new RegExp(`игрока (${mark})`, 'g'), (_, sign: string) => of(sign)?.cases?.genitive ?? '')
    .replace(new RegExp(`игроку (${mark})`, 'g'), (_, sign: string) => of(sign)?.cases?.dative ?? '')
    .replace(new RegExp(mark, 'g'), (sign) => of(sign)?.name ?? '');
}
