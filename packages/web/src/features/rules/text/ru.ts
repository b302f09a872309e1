import { counted, plural } from '@saloon/kernel';
import type { RulesWords } from './en.ts';

const FOR_PLAYERS = { one: 'игрока', few: 'игроков', many: 'игроков' };

export const ru: RulesWords = {
  title: (game) => `Правила: ${game}`,
  games: 'Правила всех игр',
  chapters: 'Главы',
  search: 'Поиск по правилам',
  searchHint: 'Слово или номер правила',
  clear: 'Очистить поиск',
  found: (n) =>
    n === 0
      ? 'Ничего не нашлось. Попробуйте слово короче.'
      : `Найдено ${n}\u00a0${plural('ru', n, { one: 'место', few: 'места', many: 'мест' })}`,
  example: 'Пример',
  rule: (id) => `Правило ${id}`,
  see: 'Смотрите также',
  basicsOnly: 'Скрыть редкие случаи',
  numbers: 'Показать номера правил',
  print: 'Распечатать',
  here: 'За этим столом',
  usual: 'Обычно',
  differs: 'За этим столом свои правила',
  same: 'За этим столом обычные правила.',
  onlyFor: (n) => `только для ${counted('ru', n, FOR_PLAYERS)}`,
  onlyForRange: (min, max) => `только для ${min}–${max}\u00a0игроков`,
  noRules: 'Правила этой игры ещё не написаны.',
};
