import { expect, test } from 'vitest';
import { situation } from '../testing/fixture.ts';
import { wordsIn } from './index.ts';

const names = (seat: number): string => ['Vera', 'Anna'][seat] ?? '';
/** The table as a screen reader hears it. */
const toldOf = (lang: 'en' | 'ru', name: 'setup/choose-ap' | 'play/main'): string => {
  const { view, you } = situation(name);
  return wordsIn(lang).board(view, names, you).join(' ');
};

test('before both have chosen, nobody is said to attack or to cover', () => {
  expect(toldOf('en', 'setup/choose-ap')).toContain(': on the street, not yet chosen to attack or cover, health');
  expect(toldOf('en', 'setup/choose-ap')).not.toMatch(/: (attacking|covering)/);
  expect(toldOf('ru', 'setup/choose-ap')).toContain(': на улице, кому атаковать, ещё не решено, здоровье');
  expect(toldOf('ru', 'setup/choose-ap')).not.toMatch(/: (атакует|прикрывает)/);
  expect(toldOf('en', 'play/main')).toMatch(/: covering, health/);
  expect(toldOf('ru', 'play/main')).toMatch(/: прикрывает, здоровье/);
});
