import type { Lang } from '@saloon/kernel';
import { settings } from '../../../core/settings/store.ts';

/** Texts of the fairness check. Every other language has the same keys. */
const en = {
  checking: 'Checking…',
  fair: 'Deal verified',
  checked: 'Verified',
  wrong: 'It doesn’t match',
  failed: 'This browser couldn’t check it',
  ownKept: 'This browser saved what it saw at that table and compared it with the recording.',
  nothingKept: 'This browser saved nothing from that table, so only the recording itself was checked.',
  ownDeal: 'This browser dealt the game itself, so there was no server that could cheat.',
  how: 'Check it yourself',
  howHint: 'Save the replay as a file and check it with this command on any machine that has Saloon:',
  kept: 'What this browser saved',
  names: {
    commitment: 'Hash of the server’s number, shown before the deal',
    shares: 'Your number',
    seals: 'Its hash',
    terms: 'Hash of the settings before the deal',
    log: 'Hash of all moves, shown at the end',
  },
};
type VerifyWords = typeof en;

const ru: VerifyWords = {
  checking: 'Проверяем…',
  fair: 'Раздача проверена',
  checked: 'Проверено',
  wrong: 'Не сходится',
  failed: 'Этот браузер не смог её проверить',
  ownKept: 'Этот браузер сохранил то, что видел за тем столом, и запись сверена с\u00a0этим.',
  nothingKept:
    'Этот браузер ничего не сохранил о\u00a0том столе: проверено только то, что сказано в\u00a0самой записи.',
  ownDeal: 'В\u00a0этой игре сдавал сам браузер: сервера, который мог бы обмануть, не было.',
  how: 'Проверьте сами',
  howHint: 'Сохраните повтор в\u00a0файл и\u00a0проверьте его этой командой на любой машине, где есть Салун:',
  kept: 'Что сохранил этот браузер',
  names: {
    commitment: 'Отпечаток числа сервера, показанный до раздачи',
    shares: 'Ваше число',
    seals: 'Его отпечаток',
    terms: 'Отпечаток условий до раздачи',
    log: 'Отпечаток всей партии, показанный в\u00a0конце',
  },
};

const words: Readonly<Record<Lang, VerifyWords>> = { en, ru };

export const verifyWords = (): VerifyWords => words[settings.value.lang];
