import { anchorFor } from '@saloon/colt-express/rules';
import { expect, test } from 'vitest';
import { RULES } from '../../../tables/colt-express/logic/why.ts';

test('every reason that the table gives leads to the paragraph of its own rule', () => {
  for (const [why, rule] of Object.entries(RULES)) expect(anchorFor(rule), why).toBe(rule);
});
