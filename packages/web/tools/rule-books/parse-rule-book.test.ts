import { expect, test } from 'vitest';
import { parseRuleBook } from './parse-rule-book.ts';

const BOOK = `---
cast: Ruby, Hank
---

# What it is about {#goal}

Get **rich**, and
stay alive.
{#SH-GOAL-1 #SH-GOAL-2 see=SH-END-1,SH-END-2 options=rounds}

> A short one. {#SH-GOAL-3 edge words="loot box"}

## Your cards

- **Shot**: hits somebody
  in sight.
- **Dodge**.
{see=SH-GOAL-1}

:::picture cards
Two
cards.
:::

# The end {#end}

:::example placement {#SH-EX-1 see=SH-GOAL-1}
### Two at the start
Ruby is first.

Hank is second.
:::

:::options
:::
`;

test('a book in Markdown becomes data', () => {
  const none = { rules: [], see: [], options: [] };
  expect(parseRuleBook(BOOK, 'rules/en.md')).toEqual({
    cast: ['Ruby', 'Hank'],
    chapters: [
      {
        id: 'goal',
        title: 'What it is about',
        blocks: [
          {
            type: 'paragraph',
            text: 'Get **rich**, and stay alive.',
            rules: ['SH-GOAL-1', 'SH-GOAL-2'],
            see: ['SH-END-1', 'SH-END-2'],
            options: ['rounds'],
          },
          { type: 'note', text: 'A short one.', ...none, rules: ['SH-GOAL-3'], isEdge: true, keywords: 'loot box' },
          { type: 'heading', text: 'Your cards' },
          { type: 'list', items: ['**Shot**: hits somebody in sight.', '**Dodge**.'], ...none, see: ['SH-GOAL-1'] },
          { type: 'picture', picture: 'cards', caption: 'Two cards.' },
        ],
      },
      {
        id: 'end',
        title: 'The end',
        blocks: [
          {
            type: 'example',
            title: 'Two at the start',
            text: 'Ruby is first. Hank is second.',
            picture: 'placement',
            ...none,
            rules: ['SH-EX-1'],
            see: ['SH-GOAL-1'],
          },
          { type: 'options', ...none },
        ],
      },
    ],
  });
});

test.each([
  ['no cast', '# Goal {#goal}\n', 1, 'it must start with --- and a line like cast: Ann, Bob'],
  ['a chapter without an anchor', '---\ncast: Ann\n---\n\n# Goal\n', 5, 'a chapter needs an anchor, like {#goal}'],
  ['text before a chapter', '---\ncast: Ann\n---\n\nHello.\n', 5, 'the first line must be a chapter'],
  ['text without a rule', '---\ncast: Ann\n---\n# Goal {#goal}\n\nHello.\n', 6, 'this piece names no rule'],
  ['a misspelled attribute', '---\ncast: Ann\n---\n# Goal {#goal}\n\nHello. {sea=A-1}\n', 6, 'sea=A-1 is not #RULE'],
  [
    'an unknown block',
    '---\ncast: Ann\n---\n# Goal {#goal}\n\n:::photo cards\n:::\n',
    6,
    ':::photo cards is not :::picture',
  ],
  ['an open block', '---\ncast: Ann\n---\n# Goal {#goal}\n\n:::picture cards\n', 7, 'a ::: block is not closed'],
  [
    'an example without a title',
    '---\ncast: A\n---\n# G {#g}\n\n:::example a {#A-1}\nHi.\n:::\n',
    6,
    'an example needs a title',
  ],
])('%s is an error that names file and line', (_, markdown, at, why) => {
  expect(() => parseRuleBook(markdown, 'rules/en.md')).toThrow(`Cannot read rules/en.md:${at}: ${why}`);
});
