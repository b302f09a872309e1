import { expect, test } from 'vitest';
import { anchorsIn, type RuleBook, withPictures } from './rule-book.ts';

const cited = (...rules: string[]) => ({ rules, see: [], options: [] });
const book: RuleBook<string> = {
  cast: ['Ann'],
  chapters: [
    {
      id: 'turn',
      title: 'Your turn',
      blocks: [
        { type: 'heading', text: 'Cards' },
        { type: 'paragraph', text: 'Draw two.', ...cited('SH-TURN-2') },
        { type: 'picture', picture: 'card', caption: 'A card.' },
      ],
    },
    {
      id: 'end',
      title: 'The end',
      blocks: [{ type: 'list', items: ['One.', 'Two.'], ...cited('SH-END-1', 'SH-END-2') }],
    },
  ],
};

test('picture names become pictures, and nothing else changes', () => {
  const card = { copies: 2 };
  const [turn, end] = withPictures(book, { card }).chapters;
  expect(turn?.blocks.at(-1)).toEqual({ type: 'picture', picture: card, caption: 'A card.' });
  expect([turn?.blocks.slice(0, -1), end]).toEqual([book.chapters[0]?.blocks.slice(0, -1), book.chapters[1]]);
});

test('a name without a picture is an error', () => {
  expect(() => withPictures(book, { cards: 1 })).toThrow('Cannot find the picture card: the game has cards');
});

test('a rule with a paragraph and a chapter are their own anchors', () => {
  const anchorFor = anchorsIn(book);
  expect(anchorFor('SH-TURN-2')).toBe('SH-TURN-2');
  expect(anchorFor('SH-END-2')).toBe('SH-END-2');
  expect(anchorFor('end')).toBe('end');
});

test('a rule without a paragraph leads to the first of its family, and an unknown one nowhere', () => {
  const anchorFor = anchorsIn(book);
  expect(anchorFor('SH-END-7')).toBe('SH-END-1');
  expect(anchorFor('SH-SHOT-1')).toBeUndefined();
  expect(anchorFor('nonsense')).toBeUndefined();
});
