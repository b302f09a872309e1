import { YOU } from './marks.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  is: 'are',
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

/** The second person of a verb: `draws` becomes `draw`. */
function secondPerson(verb: string): string {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  return NO_VERBS.has(verb) || !/[a-z]s$/.test(verb) ? verb : verb.slice(0, -1);
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** Further verbs of the same subject, after what joins them to the first. */
const JOINED = /(\band |[,;:] )(keeps|has|gives|gets|discards) /g;

/** One sentence with the reader in it. The verb right after the reader changes with it. */
function sayYou(sentence: string): string {
  let isSubject = false;
  const said = sentence
    .replaceAll(`${YOU}’s`, 'your')
    .replace(
      new RegExp(`${YOU}( \\([a-z ]+\\))? ([a-z]+(?:’t)?)`, 'g'),
      (_, aside: string | undefined, word: string) => {
        const verb = secondPerson(word);
        isSubject ||= verb !== word || word === 'can’t';
        return `you${aside ?? ''} ${verb}`;
      },
    )
    .replaceAll(YOU, 'you');
  if (!isSubject) return capital(said);
  const start = said.indexOf('you');
  const rest = said
    .slice(start)
    .replace(JOINED, (_, before: string, verb: string) => `${before}${secondPerson(verb)} `)
    .replace(/\btheir turn\b/, 'your turn')
    .replace(/\bfor them\b/, 'for you');
  return capital(said.slice(0, start) + rest);
}

/** English: turns `Ann draws a card` into `You draw a card`, for Ann. */
export const toYouInEnglish = (text: string): string =>
  text
    .replace(/[^.!]+(?:[.!]+\s*|$)/g, (sentence) => (sentence.includes(YOU) ? sayYou(sentence) : sentence))
    // A place in the ranking ends with a full stop, and no sentence begins after it.
    .replace(/([;:] \d+\. )You/g, '$1you');
