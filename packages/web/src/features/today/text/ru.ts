import { plural } from '@saloon/kernel';
import type { TodayWords } from './en.ts';

const days = (n: number) => `${n}\u00a0${plural('ru', n, { one: 'день', few: 'дня', many: 'дней' })}`;

export const ru: TodayWords = {
  today: 'Сегодня',
  renewed: (hours, minutes) =>
    hours > 0 ? `новое через ${hours}\u00a0ч ${minutes}\u00a0мин` : `новое через ${minutes}\u00a0мин`,
  days,
  streak: (n) => `${days(n)} подряд`,
  allPuzzles: 'Все задачи',
  puzzle: 'Задача дня',
  solve: 'Решить',
  solved: 'Решена',
  failed: 'Не\u00a0решена',
  tournament: 'Ближайший турнир',
  running: 'идёт',
  youAreIn: 'Вы участвуете',
  watch: 'Смотреть',
  signUp: 'Записаться',
  deals: {
    play: 'Играть',
    goOn: 'Продолжить',
    done: 'Готово',
    stopped: 'Партия ждёт вас',
    finished: 'Раздача дня сыграна',
    beat: (percent) => `Лучше ${percent}\u00a0% игроков`,
    players: (n) =>
      n === 0 ? 'Раздача дня' : `Пока ${n}\u00a0${plural('ru', n, { one: 'игрок', few: 'игрока', many: 'игроков' })}`,
  },
};
