import { expect, test } from 'vitest';
import type { View } from '../wire.ts';
import { robberiesOf } from './robberies.ts';

const after = (robberies: number, why?: NonNullable<View['ended']>['why']) =>
  robberiesOf({ robberies, ended: why === undefined ? undefined : { why, winners: [] } } as Pick<
    View,
    'robberies' | 'ended'
  >);

test('[C45-END-1] the robbery that reaches the target counts, though the game ends in it', () => {
  expect(after(4)).toBe(4);
  expect(after(4, 'target')).toBe(5);
  expect(after(5, 'robbery-cap')).toBe(5);
});
