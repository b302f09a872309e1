import type { Lang } from '@saloon/kernel';
import type { ProblemCode, ProblemOf, RecordingProblem } from './problem.ts';

type Words = { readonly [Code in ProblemCode]: (problem: ProblemOf<Code>) => string };

/** Each is the second half of a sentence, such as "line 3: …". */
const WORDS: Readonly<Record<Lang, Words>> = {
  en: {
    empty: () => 'the file is empty',
    'too-large': () => 'the file is too large for a game',
    'cut-off': () => 'the file is cut off here',
    'not-json': () => 'this is not JSON',
    'not-an-object': () => 'this isn’t a line of a recording',
    'too-deep': () => 'it is nested too deeply',
    'not-a-recording': () => 'this is not a Saloon recording',
    'other-format': ({ found, known }) => `the file has format ${found}, and this program reads ${known.join(' and ')}`,
    edited: () => 'it was changed after the game',
    'wrong-checksum': () => 'it was changed after the game: its checksum doesn’t match',
    'unknown-field': ({ found }) => `recordings have no field ${found}`,
    'not-a-list': ({ field }) => `its ${field} aren’t a list`,
    'too-many': ({ field, found, most }) => `it has ${found} ${field}, and at most ${most} are read`,
    'bad-comment': ({ index }) => `comment ${index} is incomplete`,
    'no-final': () => 'its end is missing',
    'bad-proof': () => 'its proof of the shuffle is incomplete',
    'bad-redeals': () => 'its list of redeals is incomplete',
    'bad-signature': () => 'its signature is incomplete',
    'bad-names': () => 'it doesn’t have one name for each seat',
    'timer-without-id': () => 'a timer has no number',
    'bad-seed': ({ found }) => `its seed is ${found}, not 64 hexadecimal digits`,
    'bad-time': ({ found }) => `its time is ${found}, not whole milliseconds`,
    'bad-round-trip': ({ found }) => `its round trip is ${found}, not whole milliseconds`,
    'unknown-game': ({ found }) => `there is no game ${found} here`,
    'other-rules': ({ found, known }) =>
      `it was played by version ${found} of the rules, and this program knows version ${known}`,
    'bad-option': ({ option, found, allowed }) => `option ${option} is ${found}, allowed: ${allowed}`,
    'bad-seats': ({ found, min, max }) => `it has ${found} seats, and the game is for ${min} to ${max}`,
    'bad-table': ({ problem }) => `these options don’t go together: ${problem.text.en}`,
    'unknown-seat': ({ found }) => `there is no seat ${found}`,
    'unknown-input': ({ found }) => `there is no input of the type ${found}`,
    'not-a-move': ({ found }) => `${found} isn’t a move`,
    'wrong-end': () => 'the game doesn’t end as the file says',
    'time-goes-back': ({ at, now }) => `its time ${at} is before the last one, ${now}`,
    'no-such-seat': ({ seat }) => `there is no seat ${seat}`,
    'move-refused': ({ refusal }) => `the rules don’t allow this move (${refusal})`,
  },
  ru: {
    empty: () => 'файл пуст',
    'too-large': () => 'файл слишком велик для одной игры',
    'cut-off': () => 'здесь файл обрывается',
    'not-json': () => 'это не JSON',
    'not-an-object': () => 'это не строка записи',
    'too-deep': () => 'слишком глубокая вложенность',
    'not-a-recording': () => 'это не запись Салуна',
    'other-format': ({ found, known }) => `у файла формат ${found}, а эта программа читает ${known.join(' и ')}`,
    edited: () => 'запись изменили после игры',
    'wrong-checksum': () => 'запись изменили после игры: контрольная сумма не сходится',
    'unknown-field': ({ found }) => `поля ${found} не бывает`,
    'not-a-list': ({ field }) => `${field === 'inputs' ? 'ходы' : 'замечания'} записаны не списком`,
    'too-many': ({ field, found, most }) =>
      `${field === 'inputs' ? 'записей' : 'замечаний'} ${found}, а читается не больше ${most}`,
    'bad-comment': ({ index }) => `замечание ${index} записано неверно`,
    'no-final': () => 'не сказано, чем всё кончилось',
    'bad-proof': () => 'сведения о раздаче неполны',
    'bad-redeals': () => 'сведения о новой раздаче неполны',
    'bad-signature': () => 'подпись записана неверно',
    'bad-names': () => 'имён не столько, сколько мест',
    'timer-without-id': () => 'у таймера нет номера',
    'bad-seed': ({ found }) => `зерно колоды записано неверно: ${found}`,
    'bad-time': ({ found }) => `время записано неверно: ${found}`,
    'bad-round-trip': ({ found }) => `задержка связи записана неверно: ${found}`,
    'unknown-game': ({ found }) => `игры ${found} здесь нет`,
    'other-rules': ({ found, known }) => `игра шла по правилам версии ${found}, а эта программа знает версию ${known}`,
    'bad-option': ({ option, found }) => `неверно правило стола ${option}: ${found}`,
    'bad-seats': ({ found, min, max }) => `мест ${found}, а игра рассчитана на ${min}–${max}`,
    'bad-table': ({ problem }) => `такие правила стола не сочетаются: ${problem.text.ru}`,
    'unknown-seat': ({ found }) => `места ${found} за столом нет`,
    'unknown-input': ({ found }) => `в игре не бывает записи ${found}`,
    'not-a-move': ({ found }) => `хода ${found} не бывает`,
    'wrong-end': () => 'игра кончается не так, как сказано в файле',
    'time-goes-back': ({ at, now }) => `время ${at} раньше предыдущего, ${now}`,
    'no-such-seat': ({ seat }) => `места ${seat} за столом нет`,
    'move-refused': ({ refusal }) => `правила не позволяют этого хода (${refusal})`,
  },
};

/** What is wrong with a recording, in words. */
export function problemIn(lang: Lang, problem: RecordingProblem): string {
  const say: (problem: never) => string = WORDS[lang][problem.code];
  return say(problem as never);
}
