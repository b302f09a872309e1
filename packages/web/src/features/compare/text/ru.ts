import { counted, plural } from '@saloon/kernel';
import type { CompareWords } from './en.ts';

export const ru: CompareWords = {
  title: 'Две партии рядом',
  challengeTitle: (name) => `${name} бросает вам вызов`,
  ownTitle: 'Ваш вызов',
  challenge: (game, bots) =>
    `${game}, против вас ${bots}\u00a0${plural('ru', bots, { one: 'бот', few: 'бота', many: 'ботов' })}: карты, место и\u00a0боты те\u00a0же. Попытка одна.`,
  play: 'Играть',
  goOn: 'Продолжить',
  waiting: 'Ваш вызов пока никто не\u00a0доиграл. Отправьте ссылку и\u00a0загляните позже.',
  copyLink: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  noSuch: 'Такой партии нет, или ссылка неполная.',
  unreachable: 'Сервер не\u00a0отвечает. Попробуйте чуть позже.',
  broken: 'Одну из\u00a0этих партий не\u00a0удалось прочитать.',
  withWhom: 'С\u00a0кем сравнить',
  decision: 'Решение',
  you: 'Вы',
  same: 'Решение одно и\u00a0то\u00a0же',
  first: 'Здесь партии расходятся',
  rest: 'Дальше позиции разные: у\u00a0каждого своя.',
  later: (n) => `Ещё ${counted('ru', n, { one: 'решение', few: 'решения', many: 'решений' })}.`,
  identical: 'Решения совпали от\u00a0начала до\u00a0конца.',
  sameUntil: (n) =>
    n === 0
      ? 'Расходится уже первое решение.'
      : `Совпали первые ${n}\u00a0${plural('ru', n, { one: 'решение', few: 'решения', many: 'решений' })}.`,
  none: '—',
  show: 'Смотреть',
  askCoach: 'Спросить тренера',
  coachHint: 'Тренер много раз доигрывает каждое решение с\u00a0ботами. На\u00a0это уйдёт минута-другая.',
  chance: (percent) => `${percent}\u00a0% на\u00a0победу`,
  better: (name, percent) =>
    `Там, где партии расходятся, лучше выбрал игрок ${name}: на\u00a0${percent}\u00a0п.\u00a0п. больше.`,
  even: 'Там, где партии расходятся, оба решения примерно равны.',
  counting: (percent) => `Тренер посмотрел ${percent}\u00a0%`,
  place: (place) => `${place}-е место`,
};
