import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleBookSuite, sectionsOf } from '@saloon/kernel/testing';
import { expect, test } from 'vitest';
import { wrightBrothers } from '../index.ts';
import { COPIES } from '../rules/data.ts';
import { REFUSALS } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import { pictures } from './rule-pictures.ts';
import { anchorFor, CHAPTERS, REFUSAL_RULES, ruleOfEvent, rules } from './rules.ts';

const spec = readFileSync(join(import.meta.dirname, '..', '..', 'RULES.md'), 'utf8');
const idsIn = (text: string) => Array.from(text.matchAll(/\*\*(WB-[A-Z0-9]+-\d+)/g), ([, id = '']) => id);
const examples = idsIn(spec).filter((id) => id.startsWith('WB-EX-'));

ruleBookSuite({
  books: rules,
  chapters: CHAPTERS,
  options,
  defined: idsIn(spec),
  sections: sectionsOf(spec, 1, 19, idsIn),
  examples,
  unnamed: ['firstSeat'],
  refusals: REFUSALS,
  links: REFUSAL_RULES,
  game: wrightBrothers,
  ruleOfEvent,
});

test('there are 24 worked examples', () => expect(new Set(examples).size).toBe(24));

test.each([
  ['a rule that is explained', 'WB-DISC-4', 'WB-DISC-4'],
  ['a rule without a paragraph, by its family', 'WB-TIME-9', 'WB-TIME-6'],
  ['a chapter', 'duel', 'duel'],
  ['a rule of nobody', 'XX-NONE-1', undefined],
  ['nothing', '', undefined],
])('an anchor for %s', (_what, rule, anchor) => {
  expect(anchorFor(rule)).toBe(anchor);
});

test('the picture of the deck shows the whole box', () => {
  const box = Object.values(COPIES).reduce<number>((sum, copies) => sum + copies, 0);
  expect(pictures.kinds.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(box);
});

test('[WB-DIV-2] the shares in the pictures are halves, rounded up', () => {
  for (const { pot, shares } of [...pictures.halves.pots, ...pictures.smallPots.pots]) {
    let rest: number = pot;
    for (const share of shares) {
      expect(share).toBe(Math.ceil(rest / 2));
      rest -= share;
    }
  }
});
