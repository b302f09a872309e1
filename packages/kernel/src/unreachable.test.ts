import { expect, test } from 'vitest';
import { unreachable } from './unreachable.ts';

test('the unexpected value is named', () => {
  expect(() => unreachable({ type: 'new' } as never)).toThrow('Cannot handle {"type":"new"}');
});
