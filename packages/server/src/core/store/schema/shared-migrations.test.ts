import { sha256 } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { MIGRATIONS as POSTGRES } from '../postgres/migrations/index.ts';
import { MIGRATIONS as SQLITE } from '../sqlite/migrate.ts';

/** The words of the statements: spaces and letter case may change. */
const digest = ({ up, down }: { readonly up: string; readonly down: string }): string =>
  sha256(`${up} ${down}`.toLowerCase().replaceAll(/\s+/g, ' ')).slice(0, 8);

test('migrations that were released stay as they are, in their order', () => {
  expect(SQLITE.map(digest).join(' ')).toBe(
    '164a15f3 c761df26 ab77a7a9 b3acb3b0 281dfe94 e1ab5061 d37521e4 e786341b 07b0e6e3 32799391 b82ce4f6 646978e7 25814adc f8139a11 07a507d9',
  );
  expect(POSTGRES.map((one) => `${one.name} ${digest(one)}`)).toEqual([
    'tables and logs 03149e51',
    'seats 75435530',
    'leases e794cf33',
    'keep 7efefe46',
    'calls 79fd75e7',
    'snapshots a66afbfc',
    'rulings 9bfb8ec0',
    'people 9ccd7807',
    'safety ddecfadc',
    'results d5209c0d',
    'match owner c47e73fe',
    'tournaments b059c715',
    'daily deals 6c63027a',
    'puzzles dcb77044',
    'deletions d7744997',
    'locked passkeys af591faf',
  ]);
});
