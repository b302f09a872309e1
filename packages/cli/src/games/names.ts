import { itemAt, type Lang, type Names } from '@saloon/kernel';

const NAMES: Readonly<Record<Lang, readonly string[]>> = {
  en: ['Jesse', 'Billy', 'Butch', 'Robert', 'Annie', 'Belle', 'Kit', 'Wyatt', 'Doc'],
  ru: ['Джесси', 'Билли', 'Бутч', 'Роберт', 'Энни', 'Белль', 'Кит', 'Уайатт', 'Док'],
};

/** The names of the bots by seat. */
export const namesIn =
  (lang: Lang): Names =>
  (seat) =>
    itemAt(NAMES[lang], seat);
