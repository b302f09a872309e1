import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KERNEL_REFUSALS, LANGS } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { COPIES } from '../data.ts';
import { REFUSALS } from '../moves.ts';
import { options } from '../options.ts';
import { pictures } from './rule-pictures.ts';
import { anchorFor, CHAPTERS, REFUSAL_RULES, type RuleBook, rules } from './rules.ts';

const spec = readFileSync(join(import.meta.dirname, '..', '..', 'RULES.md'), 'utf8');
const defined = new Set(Array.from(spec.matchAll(/\*\*(WB-[A-Z0-9]+-\d+)/g), ([, id = '']) => id));

const blocksOf = (book: RuleBook) => book.chapters.flatMap(({ blocks }) => blocks);
const citing = (book: RuleBook) => blocksOf(book).flatMap((block) => ('rules' in block ? [block] : []));
const anchorsOf = (book: RuleBook) => citing(book).flatMap((block) => block.rules);

/** A book without its words: what both languages have in common. */
const shapeOf = (book: RuleBook) =>
  book.chapters.map(({ id, blocks }) => ({
    id,
    blocks: blocks.map((block) => ({
      type: block.type,
      cited: 'rules' in block ? [block.rules, block.see, block.options] : [],
      picture: 'picture' in block ? block.picture : undefined,
      items: block.type === 'list' ? block.items.length : 0,
    })),
  }));

/** The ids of the chapters 4.1 to 4.19 of `RULES.md`, by chapter. */
const chapters = Array.from({ length: 19 }, (_, i) => {
  const [, after = ''] = spec.split(`### 4.${i + 1} `);
  const [text = ''] = after.split(/\n##/);
  return { chapter: `4.${i + 1}`, ids: Array.from(text.matchAll(/\*\*(WB-[A-Z0-9]+-\d+)\*\*/g), ([, id = '']) => id) };
});

test('both languages have the same chapters, blocks, rules and pictures', () => {
  expect(shapeOf(rules.ru)).toEqual(shapeOf(rules.en));
  expect(rules.ru.cast).toHaveLength(rules.en.cast.length);
});

describe.each(LANGS)('the rules in %s', (lang) => {
  const book = rules[lang];

  test('the chapters stand in their order', () => {
    expect(book.chapters.map(({ id }) => id)).toEqual(CHAPTERS);
  });

  test('every anchor is a rule of RULES.md, and no rule has two', () => {
    const anchors = anchorsOf(book);
    expect(anchors.filter((id) => !defined.has(id))).toEqual([]);
    expect(anchors.filter((id, i) => anchors.indexOf(id) !== i)).toEqual([]);
  });

  test('everything that is said names a rule, and every rule it leans on is explained', () => {
    const anchors = new Set<string>(anchorsOf(book));
    for (const block of citing(book)) {
      if (block.type !== 'options') expect([...block.rules, ...block.see], JSON.stringify(block)).not.toEqual([]);
      expect(block.see.filter((id) => !anchors.has(id))).toEqual([]);
      expect(block.options.filter((option) => !Object.hasOwn(options, option))).toEqual([]);
    }
  });

  test.each(chapters)('every rule of chapter $chapter is explained', ({ ids }) => {
    const anchors = new Set<string>(anchorsOf(book));
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !anchors.has(id))).toEqual([]);
  });

  test('every worked example is told and drawn', () => {
    const drawn = new Set<string>(citing(book).flatMap((block) => (block.type === 'example' ? block.rules : [])));
    const examples = [...defined].filter((id) => id.startsWith('WB-EX-'));
    expect(examples).toHaveLength(24);
    expect(examples.filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('every option that the game has changes some paragraph, but for where the first seat is', () => {
    const named = new Set<string>(citing(book).flatMap((block) => block.options));
    expect(Object.keys(options).filter((option) => !named.has(option))).toEqual(['firstSeat']);
  });
});

test('every refusal leads to a paragraph', () => {
  const anchors = new Set<string>(anchorsOf(rules.en));
  for (const code of [...REFUSALS, ...KERNEL_REFUSALS]) expect(anchors.has(REFUSAL_RULES[code]), code).toBe(true);
});

test.each([
  ['a rule that is explained', 'WB-DISC-4', 'WB-DISC-4'],
  ['a rule without a paragraph, by its family', 'WB-TIME-9', 'WB-TIME-6'],
  ['a chapter', 'duel', 'duel'],
  ['a rule of nobody', 'XX-NONE-1', undefined],
  ['nothing', '', undefined],
])('an anchor for %s', (_what, rule, anchor) => {
  expect(anchorFor(rule)).toBe(anchor);
});

test('the picture of the deck shows the whole box', () => {
  const box = Object.values(COPIES).reduce<number>((sum, copies) => sum + copies, 0);
  expect(pictures.kinds.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(box);
});

test('[WB-DIV-2] the shares in the pictures are halves, rounded up', () => {
  for (const { pot, shares } of [...pictures.halves.pots, ...pictures.smallPots.pots]) {
    let rest: number = pot;
    for (const share of shares) {
      expect(share).toBe(Math.ceil(rest / 2));
      rest -= share;
    }
  }
});
