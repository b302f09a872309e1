import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultOptions, formatProblem, type OptionSpec, parseKeptOptions, parseOptions } from './options.ts';

type Options = {
  readonly pace: 'live' | 'days';
  readonly rounds: number;
  readonly turnMs: number;
  readonly race: 'real' | 'sealed';
  readonly foul: boolean;
};

const spec: OptionSpec<Options> = {
  pace: { type: 'choice', values: ['live', 'days'], default: 'live' },
  rounds: { type: 'integer', min: 1, max: 12, default: 6 },
  turnMs: {
    type: 'integer',
    unit: 'milliseconds',
    min: 1000,
    max: 60_000,
    default: 30_000,
    variants: [{ when: { option: 'pace', is: 'days' }, min: 3_600_000, max: 86_400_000, default: 7_200_000 }],
  },
  race: {
    type: 'choice',
    values: ['real', 'sealed'],
    default: 'real',
    forced: { when: { option: 'pace', is: 'days' }, value: 'sealed' },
  },
  foul: { type: 'boolean', default: true, forced: { when: { option: 'race', is: 'sealed' }, value: false } },
};

const defaults: Options = { pace: 'live', rounds: 6, turnMs: 30_000, race: 'real', foul: true };

const parsed = (given: unknown): Options => {
  const answer = parseOptions(spec, given);
  if (!answer.ok) throw new Error(formatProblem(answer.problems[0]));
  return answer.options;
};
const problems = (given: unknown) => {
  const answer = parseOptions(spec, given);
  return answer.ok ? [] : answer.problems;
};

test('missing options get their defaults', () => {
  expect(parsed({})).toEqual(defaults);
  expect(parsed(undefined)).toEqual(defaults);
  expect(parsed({ rounds: undefined })).toEqual(defaults);
  expect(defaultOptions(spec)).toEqual(defaults);
  expect(parsed({ rounds: 3, foul: false })).toEqual({ ...defaults, rounds: 3, foul: false });
});

test('parsed options are frozen', () => {
  expect(Object.isFrozen(parsed({}))).toBe(true);
});

test.each([
  ['rounds', 1],
  ['rounds', 12],
  ['turnMs', 1000],
  ['turnMs', 60_000],
  ['race', 'sealed'],
  ['pace', 'live'],
])('%s may be %s', (name, value) => {
  expect(parsed({ [name]: value })).toMatchObject({ [name]: value });
});

test.each([
  ['rounds', 0, 'a whole number from 1 to 12'],
  ['rounds', 13, 'a whole number from 1 to 12'],
  ['rounds', 2.5, 'a whole number from 1 to 12'],
  ['rounds', '6', 'a whole number from 1 to 12'],
  ['rounds', Number.NaN, 'a whole number from 1 to 12'],
  ['rounds', null, 'a whole number from 1 to 12'],
  ['race', 'Real', 'real, sealed'],
  ['race', 0, 'real, sealed'],
  ['race', ['real'], 'real, sealed'],
  ['foul', 'true', 'true, false'],
  ['foul', 1, 'true, false'],
])('%s may not be %j', (option, found, allowed) => {
  expect(problems({ [option]: found })).toEqual([{ option, found, allowed }]);
});

test('all problems are listed, not only the first', () => {
  expect(problems({ rounds: 0, speed: 3, race: 'x' }).map(({ option }) => option)).toEqual(['speed', 'rounds', 'race']);
});

const unknown = 'one of the options pace, rounds, turnMs, race, foul';
test.each(['speed', 'constructor', 'toString', 'hasOwnProperty', '__proto__'])('there is no option %s', (name) => {
  const given: unknown = JSON.parse(`{ ${JSON.stringify(name)}: { "rounds": 3 } }`);
  expect(problems(given)).toEqual([{ option: name, found: { rounds: 3 }, allowed: unknown }]);
  expect(Object.hasOwn(Object.prototype, 'rounds')).toBe(false);
});

test('inherited fields do not count', () => {
  expect(parsed(Object.create({ rounds: 3 }))).toEqual(defaults);
});

test.each([null, 7, 'rounds', true, [], [{ rounds: 3 }]])('%j is not a set of options', (given) => {
  const allowed = 'an object with pace, rounds, turnMs, race, foul';
  expect(problems(given)).toEqual([{ option: '*', found: given, allowed }]);
});

test('an earlier option changes the range and the default of a later one', () => {
  expect(parsed({ pace: 'days' }).turnMs).toBe(7_200_000);
  expect(parsed({ pace: 'days', turnMs: 86_400_000 }).turnMs).toBe(86_400_000);
  expect(problems({ pace: 'days', turnMs: 30_000 })).toEqual([
    { option: 'turnMs', found: 30_000, allowed: 'a whole number from 3600000 to 86400000' },
  ]);
});

test('an earlier option forces a later one, and that one the next', () => {
  expect(parsed({ pace: 'days', race: 'real', foul: true })).toMatchObject({ race: 'sealed', foul: false });
  expect(parsed({ race: 'sealed', foul: true }).foul).toBe(false);
  expect(problems({ pace: 'days', race: 'x' })).toHaveLength(1);
});

test('a problem has a sentence', () => {
  expect(formatProblem(problems({ rounds: 0 })[0])).toBe('option rounds is 0, allowed: a whole number from 1 to 12');
  expect(formatProblem(undefined)).toBe('');
});

test('any input gets a result, and accepted options are accepted again unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ rounds: fc.jsonValue(), pace: fc.jsonValue() })), (given) => {
      const answer = parseOptions(spec, given);
      if (answer.ok) expect(parsed(JSON.parse(JSON.stringify(answer.options)))).toEqual(answer.options);
      else expect(answer.problems.length).toBeGreaterThan(0);
    }),
  );
});

const presets: OptionSpec<{ preset: 'full' | 'lean' | 'mixed'; hats: boolean; drink: 'milk' | 'rum'; horses: number }> =
  {
    preset: { type: 'choice', values: ['full', 'lean', 'mixed'], default: 'full', departed: 'mixed' },
    hats: { type: 'boolean', default: true, variants: [{ when: { option: 'preset', is: 'lean' }, default: false }] },
    drink: {
      type: 'choice',
      values: ['milk', 'rum'],
      default: 'rum',
      variants: [{ when: { option: 'preset', is: 'lean' }, default: 'milk' }],
      forced: { when: { option: 'hats', is: false }, value: 'milk' },
    },
    horses: { type: 'integer', min: 0, max: 9, default: 2 },
  };

test.each([
  [{}, { preset: 'full', hats: true, drink: 'rum', horses: 2 }],
  [{ preset: 'lean' }, { preset: 'lean', hats: false, drink: 'milk', horses: 2 }],
  [
    { preset: 'lean', hats: true },
    { preset: 'mixed', hats: true, drink: 'milk', horses: 2 },
  ],
  [
    { preset: 'lean', hats: false, horses: 9 },
    { preset: 'lean', hats: false, drink: 'milk', horses: 9 },
  ],
  [{ hats: false }, { preset: 'mixed', hats: false, drink: 'milk', horses: 2 }],
  // A forced value isn't a choice, so the preset stays.
  [
    { preset: 'lean', drink: 'rum' },
    { preset: 'lean', hats: false, drink: 'milk', horses: 2 },
  ],
  [{ preset: 'mixed' }, { preset: 'mixed', hats: true, drink: 'rum', horses: 2 }],
])('a preset sets defaults, and is renamed once an option differs from them: %j', (given, read) => {
  expect(parseOptions(presets, given)).toEqual({ ok: true, options: read });
  expect(parseOptions(presets, read)).toEqual({ ok: true, options: read });
});

test('saved options are read exactly as written, and still checked', () => {
  const kept = { preset: 'full', hats: false, drink: 'milk', horses: 2 };
  expect(parseKeptOptions(presets, kept)).toEqual({ ok: true, options: kept });
  expect(parseOptions(presets, kept)).toEqual({ ok: true, options: { ...kept, preset: 'mixed' } });
  expect(parseKeptOptions(presets, { ...kept, horses: 10 }).ok).toBe(false);
});
