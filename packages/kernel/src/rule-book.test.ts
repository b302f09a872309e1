import { expect, test } from 'vitest';
import { anchorsIn, type RuleBook, ruleWriter } from './rule-book.ts';

type Rule = `SH-${string}-${number}`;
const { allOptions, example, heading, items, note, paragraph, shown } = ruleWriter<'a card', Rule, 'rounds'>();

const book: RuleBook<'a card', Rule, 'rounds', 'turn' | 'end'> = {
  cast: ['Ann'],
  chapters: [
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [heading('Cards'), paragraph(['SH-TURN-2'], 'Draw two.'), note([], 'Or none.', { see: ['SH-TURN-2'] })],
    },
    { id: 'end', title: 'The end', blocks: [items(['SH-END-1', 'SH-END-2'], ['One.', 'Two.']), allOptions()] },
  ],
};

test('what is not cited is an empty list, so that a page need not ask', () => {
  expect(paragraph(['SH-TURN-1'], 'Draw.')).toEqual({
    type: 'paragraph',
    text: 'Draw.',
    rules: ['SH-TURN-1'],
    see: [],
    options: [],
  });
  expect(note(['SH-TURN-1'], 'Draw.', { options: ['rounds'], see: ['SH-END-1'] })).toEqual({
    type: 'note',
    text: 'Draw.',
    rules: ['SH-TURN-1'],
    see: ['SH-END-1'],
    options: ['rounds'],
  });
});

test('an example explains one rule and shows a picture', () => {
  expect(example('SH-TURN-1', 'a card', 'Two', 'Ann draws.', ['SH-END-1'])).toEqual({
    type: 'example',
    title: 'Two',
    text: 'Ann draws.',
    picture: 'a card',
    rules: ['SH-TURN-1'],
    see: ['SH-END-1'],
    options: [],
  });
  expect(shown('a card', 'A card.')).toEqual({ type: 'picture', picture: 'a card', caption: 'A card.' });
});

test('a rule that is explained, and a chapter, are their own anchors', () => {
  const anchorFor = anchorsIn(book);
  expect(anchorFor('SH-TURN-2')).toBe('SH-TURN-2');
  expect(anchorFor('SH-END-2')).toBe('SH-END-2');
  expect(anchorFor('end')).toBe('end');
});

test('a rule without a paragraph leads to the first of its family, a stranger nowhere', () => {
  const anchorFor = anchorsIn(book);
  expect(anchorFor('SH-END-7')).toBe('SH-END-1');
  expect(anchorFor('SH-SHOT-1')).toBeUndefined();
  expect(anchorFor('nonsense')).toBeUndefined();
});
