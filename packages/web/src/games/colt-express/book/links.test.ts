import { anchorFor } from '@saloon/colt-express/rules';
import { expect, test } from 'vitest';
import { RULES } from '../logic/why.ts';

test('every refusal links to the paragraph of its rule', () => {
  for (const [why, rule] of Object.entries(RULES)) expect(anchorFor(rule), why).toBe(rule);
});
