import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOnePiece } from './json-text.ts';

test('a text that is laid out is the same text', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (parts) => {
      let text = '';
      for (const part of parts) text += part;
      expect(inOnePiece(text)).toBe(parts.join(''));
    }),
  );
  expect(inOnePiece('')).toBe('');
  expect(inOnePiece('\0 begins')).toBe('\0 begins');
});
