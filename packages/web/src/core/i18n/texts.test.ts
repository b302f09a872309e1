import { expect, test } from 'vitest';
import { loadLang, texts } from './texts.ts';

const greeting = () => {
  const fetched: string[] = [];
  const of = (text: string) => async () => {
    fetched.push(text);
    return text;
  };
  return { fetched, words: texts({ en: of('Howdy'), ru: of('Здорово') }) };
};

test('only the requested language is loaded, and once', async () => {
  const { fetched, words } = greeting();
  expect(() => words.in.en).toThrow('Cannot speak en: its texts are not loaded');
  await words.load('en');
  expect((await words.load('en')).en).toBe('Howdy');
  expect(fetched).toEqual(['Howdy']);
  expect(() => words.in.ru).toThrow('Cannot speak ru');
});

test('a new language is loaded for texts in use only', async () => {
  const [used, unused] = [greeting(), greeting()];
  const held = await used.words.load('en');
  await loadLang('ru');
  expect(held.ru).toBe('Здорово');
  expect(unused.fetched).toEqual([]);
});
