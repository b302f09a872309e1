import { findGame } from '@saloon/catalog';
import type { AnyGame } from '@saloon/kernel';
import { nim } from '@saloon/kernel/testing/nim';
import { expect, test } from 'vitest';
import { quietOptions } from './quiet-tables.ts';

test('a quiet table is a correspondence game if its game allows that', () => {
  const wright = findGame('wright-brothers') ?? expect.fail('it is in the catalog');
  expect(quietOptions(wright)).toEqual({ pace: 'correspondence' });
  expect(quietOptions(nim as AnyGame)).toEqual({});
});
