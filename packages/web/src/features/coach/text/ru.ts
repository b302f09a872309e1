import { counted, plural } from '@saloon/kernel';
import type { CoachWords } from './en.ts';

const GAMES = { one: 'партия', few: 'партии', many: 'партий' };
/** After «на»: «на 21 партию больше». */
const GAMES_TAKEN = { one: 'партию', few: 'партии', many: 'партий' };
const more = (n: number): string => counted('ru', n, GAMES_TAKEN);
const DECISIONS = { one: 'решение', few: 'решения', many: 'решений' };
const OF_DECISIONS = { one: 'решения', few: 'решений', many: 'решений' };
const POINTS = { one: 'пункт', few: 'пункта', many: 'пунктов' };
const COST = { one: 'стоило', few: 'стоили', many: 'стоили' };
const whose = (isTeam: boolean): string => (isTeam ? 'ваша команда выиграла' : 'вы выиграли');

export const ru: CoachWords = {
  title: 'Разбор',
  of: (game) => `Разбор: ${game}`,
  toReplay: 'Повтор',
  whose: 'Чья игра',
  choose: 'Чью игру разобрать?',
  chooseHint: 'Тренер доигрывает ваши решения тысячи раз, прямо на этом устройстве. Сеть не нужна.',
  counting: (percent) => `Доигрываем ваши решения: ${percent}\u00a0%`,
  stopped: (percent) => `Остановлено на ${percent}\u00a0%. Результаты сохранены.`,
  done: 'Всё сосчитано.',
  played: (n) => `Доиграно: ${counted('ru', n, GAMES)}`,
  stop: 'Остановить',
  goOn: 'Продолжить',
  nothing: 'На этом месте решать было нечего.',
  unfinished: 'Эта партия не закончена: разобрать можно только доигранную до конца.',
  percent: (n) => `${n}\u00a0%`,
  within: (n, margin) => `${n}\u00a0% ± ${margin}`,
  chart: 'Шансы на победу',
  chartHint: (isTeam) => `Сколько партий из 100 ${whose(isTeam)} бы при каждом вашем решении и обычной игре остальных.`,
  known: 'По тому, что вы знали',
  knownHint: 'Всё, чего вы не видели, много раз роздано заново, и каждая раздача доиграна.',
  truth: 'Как было на самом деле',
  truthHint: 'То же самое, но с\u00a0настоящими картами.',
  band: 'Бледная полоса — насколько линия может ошибаться: в\u00a019 случаях из 20 правда внутри.',
  decision: (n) => `Решение ${n}`,
  end: 'Конец',
  axis: { round: 'Раунд', turn: 'Ход', robbery: 'Ограбление' },
  readout: (at, known, truth) => `${at}: ${known} по тому, что вы знали, ${truth} на самом деле.`,
  table: 'Числа графика',
  figures: 'Начало, решения, итог',
  start: 'В\u00a0начале',
  startHint: (isTeam) => `Сколько партий из 100 ${whose(isTeam)} бы начиная с\u00a0вашего первого решения.`,
  decisions: 'Ваши решения',
  other: 'Не как сильный бот',
  otherCount: (other, of) => `${other} из ${of}`,
  otherHint: 'Решения, которые сильный бот принял бы иначе. Он видел только то, что видели вы.',
  costly: 'Дорогие решения',
  costlyHint: 'Ход бота выиграл бы на тех же раздачах больше чем на 10 партий из 100 больше.',
  result: 'Итог',
  resultHint: 'Чем кончилось: 100\u00a0% — победа, 0\u00a0% — поражение.',
  beside: (of, other, costly) => {
    if (other === 0) {
      const all = of === 1 ? 'Единственное решение' : `Все ${counted('ru', of, DECISIONS)}`;
      return `${all} вы приняли так же, как сильный бот.`;
    }
    const them = costly === 0 ? 'ни одно не\u00a0стоило' : `${costly} из них ${plural('ru', costly, COST)}`;
    return `Иначе, чем сильный бот, вы приняли ${other} из ${counted('ru', of, OF_DECISIONS)}; ${them} больше 10\u00a0пунктов.`;
  },
  keyMoment: (n, cost, move, bots, own) =>
    `Решение ${n} стоило ${counted('ru', cost, POINTS)}. ${move}: ${bots}\u00a0% побед, ваш ход: ${own}\u00a0%.`,
  goodMoment: (n, move, own) => `Лучшее решение\u00a0— ${n}. ${move}: ${own}\u00a0% побед.`,
  swing: (n, before, after) =>
    `После решения ${n} удача и\u00a0остальные ${after > before ? 'подняли' : 'уронили'} ваши шансы с\u00a0${before}\u00a0% до ${after}\u00a0%.`,
  moments: 'Что решило больше всего',
  momentsHint:
    'Ваш ход рядом с\u00a0ходом сильного бота, который видел только то, что видели вы; оба доиграны на тех же раздачах.',
  firstLook:
    'Выбрано из того, что уже сосчитано: числа кажутся больше, чем есть. В\u00a0конце их проверят на новых раздачах.',
  at: (n, of) => `Решение ${n} из ${of}`,
  you: 'Вы',
  bot: 'Сильный бот',
  both: 'Вы и сильный бот',
  waited: 'Подождать',
  wins: (share) => `выигрывает ${share}`,
  show: 'Показать за столом',
  stepOf: (n) => `Шаг ${n}\u00a0повтора`,
  why: 'За этот ход',
  against: 'Против вашего',
  onlyGames: 'Простой причины нет: этот ход просто чаще выигрывает.',
  verdict: {
    lost: (n, margin) => `Ход бота выигрывает примерно на ${more(n)} из 100 больше (± ${margin}).`,
    better: (n, margin) => `Ваш ход выигрывает примерно на ${more(n)} из 100 больше, чем ход бота (± ${margin}).`,
    found: (n, margin) =>
      `Вы нашли ход бота: он выигрывает примерно на ${more(n)} из 100 больше обычного (± ${margin}).`,
    close: (n, margin) =>
      `Слишком близко, чтобы судить: разница примерно ${counted('ru', n, GAMES)} из 100, ± ${margin}.`,
  },
  summary: (points, first, last) =>
    `${points} ${plural('ru', points, DECISIONS)}: от ${first} на первом до ${last} на последнем.`,
};
