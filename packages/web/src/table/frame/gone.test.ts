import '../../testing/all-langs.ts';
import { GONE, type GoneCode } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { goneText, isStillThere } from './gone.ts';

const CODES: readonly GoneCode[] = [...GONE, 'in-another-tab'];

test('every reason has its own sentence in both languages', () => {
  for (const lang of ['ru', 'en'] as const) {
    const said = CODES.map((code) => goneText({ code, at: 'silver-rush' }, lang));
    expect(new Set(said).size).toBe(CODES.length);
    for (const [i, sentence] of said.entries()) expect(sentence).not.toContain(CODES[i]);
  }
});

test('an unknown code from a newer server is shown as it is', () => {
  expect(goneText({ code: 'table-painted' as GoneCode }, 'en')).toContain('table-painted');
});

test('a table that may come back stays in the list', () => {
  expect(CODES.filter((code) => isStillThere({ code }))).toEqual([
    'table-crowded',
    'table-broken',
    'missing-edition',
    'in-another-tab',
  ]);
});
