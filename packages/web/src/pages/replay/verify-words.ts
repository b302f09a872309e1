import type { Lang } from '@saloon/kernel';
import { settings } from '../../settings/store.ts';

/** What the seal says. Every other language has the shape of this one. */
const en = {
  checking: 'Checking…',
  fair: 'The deal is checked',
  checked: 'Checked',
  wrong: 'It does not agree',
  failed: 'This browser could not check it',
  ownKept: 'This browser kept what it saw at that table, and it was compared with the recording.',
  nothingKept: 'This browser kept nothing of that table: only what the recording itself says was checked.',
  ownDeal: 'This game was dealt by this browser itself: there was no server that could have lied.',
  how: 'Check it yourself',
  howHint: 'Save the replay as a file and let the command line check it, on any machine that has Saloon:',
  kept: 'What this browser kept',
  names: {
    commitment: 'Hash of the server’s seed, shown before the deal',
    shares: 'Your share',
    seals: 'Its seal',
    terms: 'Hash of what was settled before the deal',
    log: 'Hash of what was played, told at the end',
  },
};
type VerifyWords = typeof en;

const ru: VerifyWords = {
  checking: 'Проверяем…',
  fair: 'Раздача проверена',
  checked: 'Проверено',
  wrong: 'Не сходится',
  failed: 'Этот браузер не смог её проверить',
  ownKept: 'Этот браузер сохранил то, что видел за тем столом, и запись сверена с этим.',
  nothingKept: 'Этот браузер ничего не сохранил о том столе: проверено только то, что сказано в самой записи.',
  ownDeal: 'В этой игре сдавал сам этот браузер: сервера, который мог бы солгать, не было.',
  how: 'Проверьте сами',
  howHint: 'Сохраните повтор файлом и проверьте его командой на любой машине, где есть Салун:',
  kept: 'Что сохранил этот браузер',
  names: {
    commitment: 'Хеш зерна сервера, показанный до раздачи',
    shares: 'Ваша доля',
    seals: 'Её печать',
    terms: 'Хеш закреплённого до раздачи',
    log: 'Хеш всего сыгранного, названный в конце',
  },
};

const words: Readonly<Record<Lang, VerifyWords>> = { en, ru };

export const verifyWords = (): VerifyWords => words[settings.value.lang];
