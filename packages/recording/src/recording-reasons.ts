import type { Lang } from '@saloon/kernel';

type Say = (...found: readonly string[]) => string;
type Known = readonly [pattern: RegExp, en: Say, ru: Say];

/** Every reason that the reader of recordings gives, as a person understands it. */
const KNOWN: readonly Known[] = [
  [/^the file is empty$/, () => 'the file is empty', () => 'файл пуст'],
  [/^the file is too large$/, () => 'the file is too large for a game', () => 'файл слишком велик для одной игры'],
  [/^the file is cut off/, () => 'the file is cut off here', () => 'здесь файл обрывается'],
  [/^it is not JSON$/, () => 'this is not JSON', () => 'это не JSON'],
  [/^it is nested too deeply$/, () => 'it is nested too deeply', () => 'слишком глубокая вложенность'],
  [
    /^it has (\d+) (inputs|comments), at most (\d+) are read$/,
    (has, what, most) => `it has ${has} ${what}, and at most ${most} are read`,
    (has, what, most) => `${what === 'inputs' ? 'записей' : 'замечаний'} ${has}, а читается не больше ${most}`,
  ],
  [/^there is no field (.+)$/, (field) => `nothing is called ${field} here`, (field) => `поля ${field} не бывает`],
  [/^its inputs are no list$/, () => 'its inputs are no list', () => 'ходы записаны не списком'],
  [/^its comments are no list$/, () => 'its remarks are no list', () => 'замечания записаны не списком'],
  [/^comment (\d+) is none$/, (n) => `remark ${n} is none`, (n) => `замечание ${n} записано неверно`],
  [/^it does not say how it ends$/, () => 'its end is missing', () => 'не сказано, чем всё кончилось'],
  [
    /^its proof of the shuffle is not whole$/,
    () => 'what it says of the shuffle is not whole',
    () => 'сведения о раздаче неполны',
  ],
  [
    /^what was dealt again is not whole$/,
    () => 'what it says was dealt again is not whole',
    () => 'сведения о новой раздаче неполны',
  ],
  [/^its signature is not whole$/, () => 'its signature is not whole', () => 'подпись записана неверно'],
  [
    /^its names are not one for each seat$/,
    () => 'its names do not fit its seats',
    () => 'имён не столько, сколько мест',
  ],
  [/^it cannot be played so: /, () => 'these options do not go together', () => 'такие правила стола не сочетаются'],
  [/^it is not a JSON object$/, () => 'this is no line of a recording', () => 'это не строка записи'],
  [/^this is not a Saloon recording$/, () => 'this is not a Saloon recording', () => 'это не запись Салуна'],
  [/^it was edited/, () => 'it was changed after the game', () => 'запись изменили после игры'],
  [
    /^the format is (.+), this program reads (.+)$/,
    (has, reads) => `the file has format ${has}, and this program reads ${reads}`,
    (has, reads) => `у файла формат ${has}, а эта программа читает ${reads?.replace('and', 'и')}`,
  ],
  [
    /^it was made with version (.+) of the rules, this program plays (.+)$/,
    (made, plays) => `it was played by version ${made} of the rules, and this program knows version ${plays}`,
    (made, plays) => `игра шла по правилам версии ${made}, а эта программа знает версию ${plays}`,
  ],
  [
    /^there is no game (.+)$/,
    (game) => `this house does not know the game ${game}`,
    (game) => `в этом заведении не знают игры ${game}`,
  ],
  [
    /^option (\S+) is /,
    (option) => `option ${option} has a wrong value`,
    (option) => `неверно правило стола ${option}`,
  ],
  [
    /^it has (.+) seats, the game has (.+) to (.+)$/,
    (has, min, max) => `it has ${has} seats, and the game is for ${min} to ${max}`,
    (has, min, max) => `мест ${has}, а игра рассчитана на ${min}–${max}`,
  ],
  [/^its seed is /, () => 'its seed is not one', () => 'зерно колоды записано неверно'],
  [
    /^its time (.+) is before (.+)$/,
    (time, before) => `its time ${time} lies before the last one, ${before}`,
    (time, before) => `время ${time} раньше предыдущего, ${before}`,
  ],
  [/^its time is /, () => 'its time is none', () => 'время записано неверно'],
  [/^it is a timer without a number$/, () => 'a timer has no number', () => 'у таймера нет номера'],
  [/^there is no seat (.+)$/, (seat) => `there is no seat ${seat}`, (seat) => `места ${seat} за столом нет`],
  [/^its round trip is /, () => 'the measured line is no number', () => 'задержка линии записана неверно'],
  [
    /^there is no input of the type (.+)$/,
    (type) => `nothing is called ${type} in a game`,
    (type) => `в игре не бывает записи ${type}`,
  ],
  [/^(.+) is no move of /, (move) => `${move} is no move`, (move) => `хода ${move} не бывает`],
  [
    /^the move is refused \((.+)\)$/,
    (code) => `the rules do not allow this move (${code})`,
    (code) => `правила не позволяют этого хода (${code})`,
  ],
  [
    /^the game ends in another state than it says$/,
    () => 'the game does not end as the file says',
    () => 'игра кончается не так, как сказано в файле',
  ],
];

/** The reason in this language; one that is not known stays as it is, so that nothing is lost. */
export function reasonIn(lang: Lang, reason: string): string {
  for (const [pattern, en, ru] of KNOWN) {
    const found = pattern.exec(reason);
    if (found !== null) return (lang === 'ru' ? ru : en)(...found.slice(1));
  }
  return reason;
}
