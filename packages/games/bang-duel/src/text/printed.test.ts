import { LANGS } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { cards } from '../rules/cards/index.ts';
import { characters } from '../rules/characters/index.ts';
import { CARD_NAMES, CHARACTERS } from '../rules/data.ts';
import { CARD_FACES, CORNERS, characterFace } from './printed.ts';
import { CARD_RULES, CHARACTER_RULES, rules } from './rules.ts';

test.each(CARD_NAMES)('the card %s is drawn as the engine plays it', (name) => {
  const { frame, isHit, isMiss, isReload, isAlwaysActive } = cards[name];
  expect(CARD_FACES[name]).toEqual({ frame, isHit, isMiss, isReload, isAlwaysActive });
});

test.each(CHARACTERS)('%s is drawn as the engine plays it', (id) => {
  expect(characterFace(id).isAlwaysActive).toBe(characters[id].isAlwaysActive);
});

test('[BD-RULING-1] the corners of either side, the most common symbol first', () => {
  const told = CORNERS.map(({ symbol, copies }) => [symbol, copies]);
  expect(told).toEqual([
    ['horseshoe', 15],
    ['barrel', 10],
    ['snake', 10],
    ['dynamite', 5],
  ]);
});

test('each side has twelve characters', () => {
  expect(CHARACTERS.filter((id) => characterFace(id).side === 'law')).toHaveLength(12);
  expect(characterFace('wesley-hardin')).toEqual({ side: 'outlaw', health: 4, isAlwaysActive: false });
  expect(characterFace('stranger')).toEqual({ side: 'law', health: 4, isAlwaysActive: true });
});

describe.each(LANGS)('the rules in %s', (lang) => {
  const paragraphs = rules[lang].chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === 'paragraph' ? [block] : [])),
  );
  const textOf = (rule: string): string =>
    paragraphs.find((block) => block.rules.some((id) => id === rule))?.text ?? '';
  const always = { en: /always active\)/, ru: /действует всегда\)/ }[lang];
  const reload = { en: /[Cc]an be reloaded/, ru: /можно перезарядить/ }[lang];

  test('[BD-ACT-2] say of what is always active, and of nothing else, that it is', () => {
    for (const name of CARD_NAMES)
      expect(always.test(textOf(CARD_RULES[name])), name).toBe(CARD_FACES[name].isAlwaysActive);
    for (const id of CHARACTERS)
      expect(always.test(textOf(CHARACTER_RULES[id])), id).toBe(characterFace(id).isAlwaysActive);
  });

  test('[BD-RELOAD-2] say of what can be reloaded, and of nothing else, that it can', () => {
    for (const name of CARD_NAMES) expect(reload.test(textOf(CARD_RULES[name])), name).toBe(CARD_FACES[name].isReload);
  });
});
