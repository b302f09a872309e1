import { expect, test } from 'vitest';
import { isCommonWord } from './common-word.ts';

test('names of fields, cards and wagons are words to remember', () => {
  const words = ['type', 'sheriffPlacement', 'start-rattlesnake', 'wagon1', 'дилижанс', 'a'.repeat(32), ''];
  expect(words.filter(isCommonWord)).toEqual(words);
});

test('ids and long texts are not: there is no end of them', () => {
  const ids = ['e4686370f47db66e1762e204', 'g4dlpsyviifrm292', 'c12', '1\n2', 'a'.repeat(33)];
  expect(ids.filter(isCommonWord)).toEqual([]);
});
