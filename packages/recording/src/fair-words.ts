import { counted, type Forms, type Lang, list, type Names } from '@saloon/kernel';
import type { Evidence, Fault, Shuffle, Verdict } from './fair-verify.ts';
import { problemIn } from './problem-words.ts';

type Failure = Extract<Verdict, { ok: false }>;
type Say = (failure: Failure, names: Names) => string;

const nameIn = ({ seat }: Failure, names: Names): string => (seat === undefined ? '' : names(seat));

const details = (lang: Lang, problem: Failure['problem']): string =>
  problem === undefined ? '' : problemIn(lang, problem);

const FAULT_WORDS: Readonly<Record<Lang, Readonly<Record<Fault, Say>>>> = {
  en: {
    'broken-file': ({ line, problem }) => `The file can’t be read: line ${line}, ${details('en', problem)}.`,
    'other-table': () => 'This is a recording of another table.',
    'other-commitment': () => 'The hash of the server’s number isn’t the one shown before the deal.',
    'wrong-commitment': () => 'The server’s number doesn’t match the hash it showed before the deal.',
    'wrong-share': (failure, names) =>
      `${nameIn(failure, names)}’s number doesn’t match the hash shown before the deal.`,
    'wrong-seed': () =>
      'The deal doesn’t follow from the server’s number, the players’ numbers and the agreed settings.',
    'other-terms': () => 'The deal used other seats, names, options or hashes than those shown.',
    'share-missing': () =>
      'A number added before the deal is missing from it: it was left out, or lost with the connection.',
    'no-proof': () =>
      'The recording doesn’t say how the deck was shuffled, so it can’t be compared with what was saved.',
    'illegal-step': ({ step = 0, line, problem }) =>
      `Entry ${step + 1} (line ${line}) can’t have been played: ${details('en', problem)}.`,
    'wrong-end': () => 'The game doesn’t end the way the recording says.',
    'cut-short': () => 'The recording stops before the game is over.',
    'other-log': () => 'The moves aren’t the ones the server reported at the end of the game.',
    'other-view': (failure, names) => `The table doesn’t end the way ${nameIn(failure, names)} saw it.`,
  },
  ru: {
    'broken-file': ({ line, problem }) => `Файл не читается: строка ${line}, ${details('ru', problem)}.`,
    'other-table': () => 'Это запись другого стола.',
    'other-commitment': () => 'Отпечаток числа сервера не тот, что был показан до раздачи.',
    'wrong-commitment': () => 'Число сервера не сходится с\u00a0отпечатком, показанным до раздачи.',
    'wrong-share': (failure, names) =>
      `Число игрока ${nameIn(failure, names)} не сходится с\u00a0отпечатком, показанным до раздачи.`,
    'wrong-seed': () => 'Раздача не следует из числа сервера, чисел игроков и условий стола.',
    'other-terms': () => 'В\u00a0раздаче другие места, имена, правила стола или отпечатки, чем было показано.',
    'share-missing': () =>
      'Числа, добавленного до раздачи, в\u00a0ней нет: его не учли, или оно пропало из-за обрыва связи.',
    'no-proof': () => 'В\u00a0записи не сказано, как перемешивали колоду: сравнить её с\u00a0сохранённым нельзя.',
    'illegal-step': ({ step = 0, line, problem }) =>
      `Событие ${step + 1} (строка ${line}) не могло случиться: ${details('ru', problem)}.`,
    'wrong-end': () => 'Игра кончается не так, как сказано в\u00a0записи.',
    'cut-short': () => 'Запись обрывается раньше, чем кончилась игра.',
    'other-log': () => 'Ходы не те, о\u00a0которых сервер сообщил в\u00a0конце игры.',
    'other-view': (failure, names) => `Стол в\u00a0конце не такой, каким его видел игрок ${nameIn(failure, names)}.`,
  },
};

/** An entry is a move, a timeout or a player leaving. A replay shows several of them as one step. */
const ENTRIES: Readonly<Record<Lang, Forms>> = {
  en: { one: 'entry', few: 'entries', many: 'entries' },
  ru: { one: 'событие', few: 'события', many: 'событий' },
};
type Success = Extract<Verdict, { ok: true }>;

const KEPT: Readonly<Record<Lang, Readonly<Record<keyof Evidence, string>>>> = {
  en: {
    table: 'the table',
    commitment: 'the hash shown before the deal',
    terms: 'the agreed settings',
    shares: 'your own number',
    seals: 'its hash',
    log: 'the moves reported at the end',
    seen: 'what you saw at the end',
  },
  ru: {
    table: 'стол',
    commitment: 'отпечаток, показанный до раздачи',
    terms: 'условия стола',
    shares: 'ваше число',
    seals: 'его отпечаток',
    log: 'ходы, названные в\u00a0конце',
    seen: 'увиденное в\u00a0конце',
  },
};

type Parts = {
  /** How much was played, and whose shares are in the deal. */
  readonly all: string;
  readonly sharers: string;
  readonly withheld: string;
  readonly kept: string;
};

const SUCCESS_WORDS: Readonly<
  Record<
    Lang,
    Readonly<Record<Shuffle | 'own', (parts: Parts) => string>> & {
      readonly frame: (deal: string, parts: Parts) => string;
    }
  >
> = {
  en: {
    shared: ({ all, sharers }) =>
      `the server’s number matches its hash, the deal follows from it and the numbers added by ${sharers || 'nobody'}, and the whole game follows the rules: ${all}`,
    server: ({ all }) =>
      `the server’s number matches its hash, the deal follows from it, and the whole game follows the rules: ${all}; only the server shuffled the deck`,
    unproven: ({ all }) =>
      `the whole game follows the rules: ${all}; the recording doesn’t say how the deck was shuffled`,
    own: ({ all }) => `the whole game follows the rules: ${all}`,
    frame: (deal, { withheld, kept }) =>
      `Everything matches: ${deal}${after('; number not shown by ', withheld)}${after('; compared with what was saved: ', kept)}.`,
  },
  ru: {
    shared: ({ all, sharers }) =>
      `число сервера сходится с\u00a0отпечатком, раздача следует из него и чисел игроков (${sharers || 'их никто не показал'}), и вся партия сыграна по правилам: ${all}`,
    server: ({ all }) =>
      `число сервера сходится с\u00a0отпечатком, раздача следует из него, и вся партия сыграна по правилам: ${all}; колоду перемешивал только сервер`,
    own: ({ all }) => `вся партия сыграна по правилам: ${all}`,
    unproven: ({ all }) => `вся партия сыграна по правилам: ${all}; как перемешивали колоду, в\u00a0записи не сказано`,
    frame: (deal, { withheld, kept }) =>
      `Всё сходится: ${deal}${after('; своё число не показали: ', withheld)}${after('; сверено с\u00a0сохранённым: ', kept)}.`,
  },
};

const after = (words: string, what: string): string => (what === '' ? '' : `${words}${what}`);

function successIn(lang: Lang, verdict: Success, names: Names, isOwnDeal: boolean): string {
  const { shuffle, shares, withheld, steps, compared } = verdict;
  const words = SUCCESS_WORDS[lang];
  const parts: Parts = {
    all: counted(lang, steps, ENTRIES[lang]),
    sharers: list(lang, shares.map(names)),
    withheld: list(lang, withheld.map(names)),
    kept: list(
      lang,
      compared.map((one) => KEPT[lang][one]),
    ),
  };
  return words.frame(words[isOwnDeal ? 'own' : shuffle](parts), parts);
}

/** One sentence: what was checked, or what is wrong. `isOwnDeal`: the reader's browser dealt, so no server is named. */
export const verdictIn = (lang: Lang, verdict: Verdict, names: Names, isOwnDeal = false): string =>
  verdict.ok ? successIn(lang, verdict, names, isOwnDeal) : FAULT_WORDS[lang][verdict.fault](verdict, names);
