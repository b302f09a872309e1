import { type AnyOption, type OptionSpec, parseOptions } from '../../options.ts';
import { tableProblem } from '../../options-fit.ts';
import { itemAt } from '../../pick.ts';
import { below, type Rng, rngFrom } from '../../rng.ts';
import { deriveSeed } from '../../seed.ts';
import { LANGS } from '../../text.ts';
import { must } from '../data.ts';
import { type Law, law } from '../law.ts';
import { seedOfCase } from '../situations.ts';

/** One more than any of our games allows. */
const MOST_SEATS = 10;

export const allowedTablesAreDealt: Law = law(
  'options and seats without a problem can be played, and every problem has a sentence',
  (subject, number) => {
    const { game } = subject;
    const seed = seedOfCase(subject, number);
    const rng = rngFrom(deriveSeed(seed, 'options'));
    const spec = Object.entries(game.options as OptionSpec<Record<string, string>>) as [string, AnyOption][];
    const given = Object.fromEntries(
      spec.filter(() => below(rng, 3) === 0).map(([name, option]) => [name, anyValue(option, rng)]),
    );
    const parsed = parseOptions(game.options, given);
    // Another option may have narrowed the number's range.
    if (!parsed.ok) return;
    for (let seats = 1; seats <= MOST_SEATS; seats++) {
      const problem = tableProblem(game, parsed.options, seats);
      if (problem === undefined) game.setup(parsed.options, seats, seed);
      else {
        const { option, text } = problem;
        must(option === undefined || spec.some(([name]) => name === option), 'A problem names no option', option);
        for (const lang of LANGS) must(/\S/.test(text[lang]), `A problem has no ${lang} words`, problem);
      }
    }
  },
);

function anyValue(option: AnyOption, rng: Rng): string | number | boolean {
  if (option.type === 'choice') return itemAt(option.values, below(rng, option.values.length));
  if (option.type === 'boolean') return below(rng, 2) === 0;
  return option.min + below(rng, Math.min(1000, option.max - option.min + 1));
}
