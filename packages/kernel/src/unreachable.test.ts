import { expect, test } from 'vitest';
import { unreachable } from './unreachable.ts';

test('what should not be there is named', () => {
  expect(() => unreachable({ type: 'new' } as never)).toThrow('Cannot handle {"type":"new"}');
});
