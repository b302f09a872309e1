import type { RoleOf } from '../../core/games/role.ts';
import { ROLE_MARKS, seatOfMark, YOU } from './marks.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  goes: 'go',
  does: 'do',
  passes: 'pass',
  punches: 'punch',
  reaches: 'reach',
  flies: 'fly',
  'doesn’t': 'don’t',
  'isn’t': 'aren’t',
  'can’t': 'can’t',
};
/** Words after a name that end like a verb and aren't one. */
const NO_VERBS = new Set(['as', 'points', 'yes']);

/** The verb after `you` or `they`: `draws` becomes `draw`. */
function pluralOf(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  return NO_VERBS.has(verb) || !/[a-z]s$/.test(verb) ? verb : verb.slice(0, -1);
}

/** A sentence that began with a mark begins with a capital. What follows `Missed!` isn't a sentence. */
const begun = (sentence: string, said: string): string =>
  sentence.startsWith(YOU) || ROLE_MARKS.test(sentence.charAt(0)) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
/** Further verbs of the same subject, after what joins them to the first. */
const JOINED = /(\band |[,;:] )(keeps|has|gives|gets|discards) /g;
const SENTENCE = /[^.!]+(?:[.!]+\s*|$)/g;

type Subject = {
  readonly mark: string;
  readonly name: string;
  readonly possessive: string;
  /** Changes what follows the subject. */
  readonly follow?: (rest: string) => string;
};

/** One sentence with a name that takes the plural, where its mark was. The verbs agree with the name. */
function sayPlural(sentence: string, { mark, name, possessive, follow = String }: Subject): string {
  let isSubject = false;
  const said = sentence
    .replaceAll(`${mark}’s`, possessive)
    .replace(
      new RegExp(`${mark}( \\([a-z ]+\\))? ([a-z]+(?:’t)?)`, 'g'),
      (_, aside: string | undefined, word: string) => {
        const verb = pluralOf(word);
        isSubject ||= verb !== word || word === 'can’t';
        return `${name}${aside ?? ''} ${verb}`;
      },
    )
    .replaceAll(mark, name);
  if (!isSubject) return said;
  const start = said.indexOf(name);
  const rest = said.slice(start).replace(JOINED, (_, before: string, verb: string) => `${before}${pluralOf(verb)} `);
  return said.slice(0, start) + follow(rest);
}

const THE_READER: Subject = {
  mark: YOU,
  name: 'you',
  possessive: 'your',
  follow: (rest) => rest.replace(/\btheir turn\b/, 'your turn').replace(/\bfor them\b/, 'for you'),
};

/** English: turns `Ann draws a card` into `You draw a card`, for Ann. */
export const toYouInEnglish = (text: string): string =>
  text
    .replace(SENTENCE, (sentence) =>
      sentence.includes(YOU) ? begun(sentence, sayPlural(sentence, THE_READER)) : sentence,
    )
    // A place in the ranking ends with a full stop, and no sentence begins after it.
    .replace(/([;:] \d+\. )You/g, '$1you');

/** Puts roles in place of their marks: `the law draws`, `the outlaws draw`. */
export const withRolesInEnglish = (text: string, role: RoleOf): string =>
  !ROLE_MARKS.test(text)
    ? text
    : text.replace(SENTENCE, (sentence) => {
        let said = sentence;
        for (const [mark = ''] of sentence.matchAll(new RegExp(ROLE_MARKS, 'g'))) {
          const { name = '', inSentence = name, isPlural } = role(seatOfMark(mark)) ?? {};
          said = isPlural
            ? sayPlural(said, { mark, name: inSentence, possessive: `${inSentence}’` })
            : said.replaceAll(mark, inSentence);
        }
        return begun(sentence, said);
      });
