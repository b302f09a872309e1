import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { builtInCatalog } from '@saloon/catalog';
import { LANGS } from '@saloon/kernel';
import { openReplay } from '@saloon/table';
import { expect, test } from 'vitest';
import { callsOf, takesNumbers } from './arguments.ts';
import { faultIn, readForms, sameAfterAll } from './check.ts';
import { type TextFunction, textFunctions } from './functions.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const nameOf = ({ file, path }: TextFunction) => `${file} ${path}`;
const functions = await textFunctions(root);
/** What makes parts of sentences, or none. */
const PARTS = ['kernel/src/text.ts', 'kernel/src/lesson.ts', 'i18n/time.ts calendar', 'balance/advice.ts'];
const counting = functions.filter((fn) => takesNumbers(fn) && !PARTS.some((part) => nameOf(fn).includes(part)));
const nouns = readForms(root);

/** A name or card that doesn't exist has no sentence: nobody passes that number. */
function spoken(fn: TextFunction, args: readonly unknown[]): unknown {
  try {
    return fn.call(...args);
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return undefined;
    throw error;
  }
}

test('every function of the texts that takes numbers can be called with all of them', () => {
  expect(counting.length).toBeGreaterThan(400);
  const uncalled = counting.filter((fn) => callsOf(fn) === undefined);
  expect(uncalled.map((fn) => `${nameOf(fn)}(${fn.params.map(({ name, type }) => `${name}: ${type}`)})`)).toEqual([]);
});

test('shares, plurals, possessives and thousands are right in all sentences with numbers', () => {
  const faults: string[] = [];
  for (const fn of counting) {
    const said = new Map<number, string>();
    let fault: string | undefined;
    for (const args of callsOf(fn) ?? []) {
      const text = spoken(fn, args);
      if (typeof text !== 'string') continue;
      const numbers = args.filter((arg) => typeof arg === 'number');
      if (numbers.length > 0 && numbers.every((n) => n === numbers[0])) said.set(numbers[0] ?? 0, text);
      const found = faultIn(fn.lang, text, nouns);
      if (found !== undefined) fault ??= `${nameOf(fn)}: ${found} in ${JSON.stringify(text)}`;
    }
    const word = fn.lang === 'ru' ? sameAfterAll(said) : undefined;
    if (word !== undefined) fault ??= `${nameOf(fn)}: ${word} after 1, 2 and 5 in ${JSON.stringify(said.get(2))}`;
    if (fault !== undefined) faults.push(fault);
  }
  expect(faults).toEqual([]);
});

const recordings = globSync('packages/games/*/recordings/*.json', { cwd: root });

test.each(recordings)('the sentences of a recorded game: %s', (file) => {
  const opened = openReplay(readFileSync(root + file, 'utf8'));
  if (!opened.ok) throw new Error(opened.problem.code);
  const { game, moments } = opened.cache;
  const faults = LANGS.flatMap((lang) => {
    const names = (seat: number) => ({ en: ['Ann', 'Bob', 'Cal'], ru: ['Боб', 'Клей', 'Джеб'] })[lang][seat % 3] ?? '';
    const text = builtInCatalog.findGame(game.id)?.text[lang];
    return moments.flatMap(({ events }) =>
      events.flatMap((event) => {
        const said = text?.tell(event, names) ?? '';
        const fault = faultIn(lang, said, nouns);
        return fault === undefined ? [] : [`${fault} in ${JSON.stringify(said)}`];
      }),
    );
  });
  expect([...new Set(faults)]).toEqual([]);
});
