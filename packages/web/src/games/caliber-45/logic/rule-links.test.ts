import { REFUSAL_RULES } from '@saloon/caliber-45/rules';
import { expect, test } from 'vitest';
import { RULE_OF } from './rule-links.ts';

test('every reason leads where the game says', () => {
  expect(REFUSAL_RULES).toMatchObject(RULE_OF);
});
