import { expect, test } from 'vitest';
import { DECISION_RULES } from './bang-duel/logic/rule-ids.ts';
import { PROMPT_RULES as CALIBER } from './caliber-45/logic/prompt-rules.ts';
import { PROMPT_RULES as COLT } from './colt-express/logic/prompt-rules.ts';
import { tables } from './index.ts';
import { PROMPT_RULES as WRIGHT } from './wright-brothers/logic/prompt-rules.ts';

const RULES: readonly (readonly [game: string, links: Readonly<Record<string, string>>])[] = [
  ['wright-brothers', WRIGHT],
  ['colt-express', COLT],
  ['bang-duel', DECISION_RULES],
  ['caliber-45', CALIBER],
];

test.each(RULES)('every question of %s leads to a paragraph of its rules', async (game, links) => {
  const rules = await tables[game]?.rules();
  expect(Object.keys(links).length).toBeGreaterThan(10);
  for (const [question, rule] of Object.entries(links)) {
    expect(rules?.anchorFor(rule), `${question} (${rule})`).toBeDefined();
  }
});

test('the questions of every game are looked at', () => {
  expect(RULES.map(([game]) => game)).toEqual(Object.keys(tables));
});
