import { expect, test } from 'vitest';
import { myName, nameProblem, setMyName } from './identity.ts';

test('a name keeps no character that turns text around or that nobody sees', () => {
  setMyName(' \u202eAnn\u200b\u202c ');
  expect(myName.value).toBe('Ann');
  expect(nameProblem('\u202e\u200b')).toBe('empty');
});
