import { LANGS, seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { FAULTS, type Verdict } from './fair-verify.ts';
import { verdictIn } from './fair-words.ts';

const names = (one: number) => ['Ann', 'Bob', 'Cal'][one] ?? '';
const good: Extract<Verdict, { ok: true }> = {
  ok: true,
  shuffle: 'shared',
  shares: [seat(0), seat(2)],
  withheld: [],
  steps: 21,
  compared: [],
  final: '',
};

test.each(LANGS.flatMap((lang) => FAULTS.map((fault) => [lang, fault] as const)))(
  'in %s there is a sentence for %s',
  (lang, fault) => {
    const verdict = { ok: false, fault, line: 7, step: 4, seat: seat(1), problem: { code: 'empty' } } as const;
    const said = verdictIn(lang, verdict, names);
    expect(said).toMatch(lang === 'ru' ? /^[А-Я][^\n]*\.$/ : /^[A-Z][^\n]*\.$/);
    expect(said).not.toMatch(/undefined|NaN/);
  },
);

test('the sentence names the details', () => {
  const step = {
    ok: false,
    fault: 'illegal-step',
    line: 7,
    step: 4,
    problem: { code: 'move-refused', refusal: 'BAD_SET' },
  } as const;
  expect(verdictIn('en', step, names)).toBe(
    'Entry 5 (line 7) can’t have been played: the rules don’t allow this move (BAD_SET).',
  );
  expect(verdictIn('ru', { ok: false, fault: 'wrong-share', seat: seat(1) }, names)).toContain('Bob');
});

test('one sentence says what was checked, and who did or did not contribute to the shuffle', () => {
  expect(verdictIn('en', good, names)).toBe(
    'Everything matches: the server’s number matches its hash, the deal follows from it and the numbers added by Ann and Cal, ' +
      'and the whole game follows the rules: 21 entries.',
  );
  expect(verdictIn('ru', { ...good, withheld: [seat(1)] }, names)).toBe(
    'Всё сходится: число сервера сходится с\u00a0отпечатком, раздача следует из него и чисел игроков (Ann и Cal), ' +
      'и вся партия сыграна по правилам: 21\u00a0событие; своё число не показали: Bob.',
  );
  expect(verdictIn('en', { ...good, shares: [] }, names)).toContain('numbers added by nobody');
  expect(verdictIn('en', { ...good, shuffle: 'server' }, names)).toContain('only the server shuffled the deck');
  expect(verdictIn('ru', { ...good, shuffle: 'unproven' }, names)).toContain(
    'как перемешивали колоду, в\u00a0записи не сказано',
  );
  for (const shuffle of ['server', 'unproven'] as const) {
    const said = verdictIn('en', { ...good, shuffle, compared: [] }, names, true);
    expect(said).toMatch(/^Everything matches: the whole game follows the rules: [^;]+\.$/);
    expect(said).not.toContain('server');
  }
  const compared = ['commitment', 'shares'] as const;
  expect(verdictIn('en', { ...good, compared }, names)).toMatch(
    /: the hash shown before the deal and your own number\.$/,
  );
});
