import type { Lang } from '@saloon/kernel';

/** Names for guests who haven't chosen one, in both languages: a name may date from before a change of language. */
type Guests = { readonly names: readonly string[]; readonly name: (name: string) => string };

export const guests: Readonly<Record<Lang, Guests>> = {
  en: {
    names: [
      'Jesse',
      'Dallas',
      'Wyatt',
      'Opal',
      'Josie',
      'Cole',
      'Sadie',
      'Virgil',
      'Lottie',
      'Reno',
      'Stella',
      'Boone',
    ],
    name: (name) => `Guest ${name}`,
  },
  ru: {
    names: ['Джесси', 'Даллас', 'Уайетт', 'Опал', 'Джози', 'Коул', 'Сэди', 'Вирджил', 'Лотти', 'Рино', 'Стелла', 'Бун'],
    name: (name) => `Гость ${name}`,
  },
};

/** Each language's name in that language. */
export const langNames: Readonly<Record<Lang, string>> = { en: 'English', ru: 'Русский' };
