import { expect, test } from 'vitest';
import { DECISION_RULES } from './bang-duel/logic/rule-ids.ts';
import { PROMPT_RULES as CALIBER } from './caliber-45/logic/prompt-rules.ts';
import { PROMPT_RULES as COLT } from './colt-express/logic/prompt-rules.ts';
import { tables } from './index.ts';
import { PROMPT_RULES as WRIGHT } from './wright-brothers/logic/prompt-rules.ts';

/** By game: the rule of each question, and how many questions there are at least, so that no half of a list passes. */
const RULES: readonly (readonly [game: string, links: Readonly<Record<string, string>>, least: number])[] = [
  ['wright-brothers', WRIGHT, 11],
  ['colt-express', COLT, 11],
  ['bang-duel', DECISION_RULES, 11],
  ['caliber-45', CALIBER, 11],
];

test.each(RULES)('every question of %s leads to a paragraph of its rules', async (game, links, least) => {
  const rules = await tables[game]?.rules();
  expect(Object.keys(links).length).toBeGreaterThanOrEqual(least);
  for (const [question, rule] of Object.entries(links)) {
    expect(rules?.anchorFor(rule), `${question} (${rule})`).toBeDefined();
  }
});

test('the questions of every game are looked at', () => {
  expect(RULES.map(([game]) => game)).toEqual(Object.keys(tables));
});
