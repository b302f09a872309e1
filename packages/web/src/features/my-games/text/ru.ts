import type { MyGamesWords } from './en.ts';

export const ru: MyGamesWords = {
  title: 'Мои партии',
  finished: 'Сыгранные партии',
  none: 'Пока пусто. Доиграйте партию, и\u00a0здесь появятся её повтор и\u00a0разбор.',
  over: 'окончена',
  won: 'победа',
  place: (place, seats) => `${place}-е\u00a0место из\u00a0${seats}`,
  with: (names) => `соперники: ${names}`,
  together: (names) => `на\u00a0одном устройстве: ${names}`,
  wonBy: (names) => `победа: ${names}`,
  kinds: { daily: 'раздача дня', challenge: 'вызов', tournament: 'турнир' },
  today: 'сегодня',
  yesterday: 'вчера',
  samples: 'Примеры повторов',
  samplesHint: 'По\u00a0целой партии каждой игры, играли боты. Смотрите по\u00a0шагам, с\u00a0любого места.',
  openFile: 'Открыть запись партии из\u00a0файла',
};
