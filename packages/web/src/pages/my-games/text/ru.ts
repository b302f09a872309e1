import type { MyGamesWords } from './en.ts';

export const ru: MyGamesWords = {
  title: 'Мои партии',
  openFile: 'Открыть запись партии из\u00a0файла',
};
