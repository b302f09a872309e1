import type { Evidence, Fault, Shuffle, Verdict } from './fair-verify.ts';
import { reasonIn } from './recording-reasons.ts';
import { counted, type Forms, type Lang, list, type Names } from './text.ts';

type Failure = Extract<Verdict, { ok: false }>;
type Say = (failure: Failure, names: Names) => string;

const nameIn = ({ seat }: Failure, names: Names): string => (seat === undefined ? '' : names(seat));

const FAULT_WORDS: Readonly<Record<Lang, Readonly<Record<Fault, Say>>>> = {
  en: {
    'broken-file': ({ line, reason = '' }) => `The file cannot be read: line ${line}, ${reasonIn('en', reason)}.`,
    'other-table': () => 'This is a recording of another table.',
    'other-commitment': () => 'The hash of the server’s seed is not the one that was shown before the deal.',
    'wrong-commitment': () => 'The server’s seed does not fit the hash that it showed before the deal.',
    'wrong-share': (failure, names) =>
      `The share of ${nameIn(failure, names)} does not fit the seal from before the deal.`,
    'wrong-seed': () => 'The deal does not follow from the server’s seed, the shares and what was settled.',
    'other-terms': () => 'The deal was settled on other seats, names, options or seals than those that were shown.',
    'share-missing': () =>
      'A share that was added before the deal is not in it: it was left out, or lost with the line.',
    'no-proof': () =>
      'The recording does not say how the shuffle came about, so it cannot be compared with what was kept.',
    'illegal-step': ({ step = 0, line, reason = '' }) =>
      `Entry ${step + 1} (line ${line}) cannot have been played: ${reasonIn('en', reason)}.`,
    'wrong-end': () => 'The game does not end as the recording says.',
    'cut-short': () => 'The recording stops before the game is over.',
    'other-log': () => 'What was played is not what was told when the game was over.',
    'other-view': (failure, names) => `The table does not end as ${nameIn(failure, names)} saw it.`,
  },
  ru: {
    'broken-file': ({ line, reason = '' }) => `Файл не читается: строка ${line}, ${reasonIn('ru', reason)}.`,
    'other-table': () => 'Это запись другого стола.',
    'other-commitment': () => 'Хеш зерна сервера не тот, что был показан до раздачи.',
    'wrong-commitment': () => 'Зерно сервера не подходит к хешу, который он показал до раздачи.',
    'wrong-share': (failure, names) =>
      `Доля игрока ${nameIn(failure, names)} не подходит к печати, поставленной до раздачи.`,
    'wrong-seed': () => 'Раздача не следует из зерна сервера, долей игроков и того, что было закреплено.',
    'other-terms': () => 'До раздачи были закреплены другие места, имена, правила стола или печати, чем было показано.',
    'share-missing': () => 'Доли, добавленной до раздачи, в ней нет: её не учли, или она пропала вместе со связью.',
    'no-proof': () => 'В записи не сказано, как перемешивали колоду: сравнить её с сохранённым нельзя.',
    'illegal-step': ({ step = 0, line, reason = '' }) =>
      `Событие ${step + 1} (строка ${line}) не могло случиться: ${reasonIn('ru', reason)}.`,
    'wrong-end': () => 'Игра кончается не так, как сказано в записи.',
    'cut-short': () => 'Запись обрывается раньше, чем кончилась игра.',
    'other-log': () => 'Сыграно не то, что было сообщено в конце игры.',
    'other-view': (failure, names) => `Стол в конце не такой, каким его видел игрок ${nameIn(failure, names)}.`,
  },
};

/** What came in: a move, a clock that ran out, somebody who left. A replay shows several of them as one step. */
const ENTRIES: Readonly<Record<Lang, Forms>> = {
  en: { one: 'entry', few: 'entries', many: 'entries' },
  ru: { one: 'событие', few: 'события', many: 'событий' },
};
type Success = Extract<Verdict, { ok: true }>;

const KEPT: Readonly<Record<Lang, Readonly<Record<keyof Evidence, string>>>> = {
  en: {
    table: 'the table',
    commitment: 'the hash shown before the deal',
    terms: 'what was settled',
    shares: 'your own share',
    seals: 'your own seal',
    log: 'what was told at the end',
    seen: 'what was seen at the end',
  },
  ru: {
    table: 'стол',
    commitment: 'хеш, показанный до раздачи',
    terms: 'закреплённое до раздачи',
    shares: 'своя доля',
    seals: 'своя печать',
    log: 'сказанное в конце',
    seen: 'увиденное в конце',
  },
};

type Parts = {
  /** How much was played, and who is in the deal. */
  readonly all: string;
  readonly sharers: string;
  readonly withheld: string;
  readonly kept: string;
};

const SUCCESS_WORDS: Readonly<
  Record<
    Lang,
    Readonly<Record<Shuffle, (parts: Parts) => string>> & { readonly frame: (deal: string, parts: Parts) => string }
  >
> = {
  en: {
    shared: ({ all, sharers }) =>
      `the server’s seed fits its hash, the deal follows from it and from the shares of ${sharers || 'nobody'}, and all of it was played by the rules to the end: ${all}`,
    server: ({ all }) =>
      `the server’s seed fits its hash, and the deal and all that was played follow from it by the rules: ${all}; nobody but the server cut the deck`,
    unproven: ({ all }) =>
      `everything follows from the seed by the rules to the end: ${all}; where the seed comes from the recording does not say`,
    frame: (deal, { withheld, kept }) =>
      `All of it agrees: ${deal}${after('; no share was shown by ', withheld)}${after('; compared with what was kept: ', kept)}.`,
  },
  ru: {
    shared: ({ all, sharers }) =>
      `зерно сервера подходит к своему хешу, раздача следует из него и долей (${sharers || 'их никто не показал'}), и по правилам сыграно всё до конца: ${all}`,
    server: ({ all }) =>
      `зерно сервера подходит к своему хешу, и раздача и всё сыгранное следуют из него по правилам: ${all}; кроме сервера, колоду никто не снимал`,
    unproven: ({ all }) =>
      `из зерна по правилам следует всё до конца: ${all}; откуда взялось зерно, в записи не сказано`,
    frame: (deal, { withheld, kept }) =>
      `Всё сходится: ${deal}${after('; свою долю не показали: ', withheld)}${after('; сверено с сохранённым: ', kept)}.`,
  },
};

const after = (words: string, what: string): string => (what === '' ? '' : `${words}${what}`);

function successIn(lang: Lang, { shuffle, shares, withheld, steps, compared }: Success, names: Names): string {
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
  return words.frame(words[shuffle](parts), parts);
}

/** One sentence: what was checked, or what is wrong. */
export const verdictIn = (lang: Lang, verdict: Verdict, names: Names): string =>
  verdict.ok ? successIn(lang, verdict, names) : FAULT_WORDS[lang][verdict.fault](verdict, names);
