import type { MeWords } from './en.ts';

export const ru: MeWords = {
  title: 'Я',
  you: 'Имя и\u00a0портрет',
  rename: 'Сменить имя',
  profile: 'Ваш профиль',
  portrait: 'Портрет',
  portraitLater: 'Другие увидят его, когда вы сохраните имя.',
  portraitShown: 'Другие его видят.',
  portraitOff: 'Чтобы убрать его, нажмите ещё раз.',
  devices: 'Уведомления и\u00a0устройства',
  figures: {
    tuco: 'Туко',
    doc: 'Док',
    belle: 'Красотка',
    cheyenne: 'Шайенн',
    django: 'Джанго',
    ghost: 'Призрак',
    marshal: 'Маршал',
    annie: 'Энни',
    pat: 'Пэт',
    ramirez: 'Рамирес',
    kitty: 'Китти',
  },
};
