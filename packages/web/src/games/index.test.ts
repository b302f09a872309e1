import { LANGS } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { fieldsOf, hasProblem } from '../features/table-form/option-form.ts';
import { ruleOfRefusal } from '../table/frame/refusal.ts';
import { tables } from './index.ts';

describe.each(Object.entries(tables))('%s', (id, entry) => {
  test('is usually played by as many as it takes', () => {
    const { min, max, usual } = entry.seats;
    expect(usual).toBeGreaterThanOrEqual(min);
    expect(usual).toBeLessThanOrEqual(max);
  });

  test('has a bill in every language', () => {
    const { en, ru } = entry.bill.words;
    for (const text of [...en.title, en.text]) expect(text).toMatch(/^[^а-яё]+$/i);
    for (const text of [ru.title.join(' '), ru.text]) expect(text).toMatch(/[а-яё]/i);
  });

  test('links every refusal to a rule that its book explains', async () => {
    const [words, { anchorFor, refusalRules }] = await Promise.all([entry.words(), entry.rules()]);
    for (const lang of LANGS) {
      for (const code of Object.keys(words[lang].refusals)) {
        const rule = await ruleOfRefusal(id, code);
        expect(rule, code).toBe(refusalRules[code]);
        expect(anchorFor(rule ?? ''), `${code} (${rule})`).toBeDefined();
      }
    }
  });

  test('has presets its options allow, and words for every option in every language', async () => {
    const [spec, words] = await Promise.all([entry.options(), entry.words()]);
    for (const preset of Object.values(entry.presets)) {
      const fields = fieldsOf(spec, preset, entry.seats.usual);
      expect(hasProblem(fields)).toBe(false);
      expect(Object.keys(spec)).toEqual(expect.arrayContaining(Object.keys(preset)));
    }
    for (const lang of LANGS) {
      expect(Object.keys(words[lang].options)).toEqual(expect.arrayContaining(Object.keys(spec)));
    }
  });

  test('teaches itself, where it has a lesson', async () => {
    expect((await entry.lesson?.())?.game ?? id).toBe(id);
  });

  test('draws a table', async () => {
    expect(await entry.table()).toMatchObject({ Scene: expect.any(Function) });
  });
});

test('a code no game has, and a game nobody has, lead to no rule', async () => {
  expect(await ruleOfRefusal('wright-brothers', 'NO_SUCH_CODE')).toBeUndefined();
  expect(await ruleOfRefusal('chess', 'NOT_YOUR_TURN')).toBeUndefined();
});
