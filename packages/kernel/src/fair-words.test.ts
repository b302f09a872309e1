import { expect, test } from 'vitest';
import { FAULTS, type Verdict } from './fair-verify.ts';
import { verdictIn } from './fair-words.ts';
import { seat } from './ids.ts';
import { LANGS } from './text.ts';

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
    const verdict = { ok: false, fault, line: 7, step: 4, seat: seat(1), reason: 'the file is empty' } as const;
    const said = verdictIn(lang, verdict, names);
    expect(said).toMatch(lang === 'ru' ? /^[А-Я][^\n]*\.$/ : /^[A-Z][^\n]*\.$/);
    expect(said).not.toMatch(/undefined|NaN/);
  },
);

test('what matters is named', () => {
  const step = { ok: false, fault: 'illegal-step', line: 7, step: 4, reason: 'the move is refused (BAD_SET)' } as const;
  expect(verdictIn('en', step, names)).toBe(
    'Entry 5 (line 7) cannot have been played: the rules do not allow this move (BAD_SET).',
  );
  expect(verdictIn('ru', { ok: false, fault: 'wrong-share', seat: seat(1) }, names)).toContain('Bob');
});

test('one sentence says what was checked, who added to the shuffle and who did not', () => {
  expect(verdictIn('en', good, names)).toBe(
    'All of it agrees: the server’s seed fits its hash, the deal follows from it and from the shares of Ann and Cal, ' +
      'and all of it was played by the rules to the end: 21 entries.',
  );
  expect(verdictIn('ru', { ...good, withheld: [seat(1)] }, names)).toBe(
    'Всё сходится: зерно сервера подходит к своему хешу, раздача следует из него и долей (Ann и Cal), ' +
      'и по правилам сыграно всё до конца: 21 событие; свою долю не показали: Bob.',
  );
  expect(verdictIn('en', { ...good, shares: [] }, names)).toContain('shares of nobody');
  expect(verdictIn('en', { ...good, shuffle: 'server' }, names)).toContain('nobody but the server cut the deck');
  expect(verdictIn('ru', { ...good, shuffle: 'unproven' }, names)).toContain(
    'откуда взялось зерно, в записи не сказано',
  );
  const compared = ['commitment', 'shares'] as const;
  expect(verdictIn('en', { ...good, compared }, names)).toMatch(
    /: the hash shown before the deal and your own share\.$/,
  );
});
