import type { Lang } from '@saloon/kernel';

/** Texts of the tablet. */
const en = {
  peek: 'hold to peek',
  letGo: 'let go to hide',
  tapPeek: 'show my cards',
  tapHide: 'hide my cards',
  picked: (count: number) => (count === 1 ? '1 card picked' : `${count} cards picked`),
  turn: (name: string) => `Your turn, ${name}`,
  throw: 'Throw',
  load: 'Load',
  play: 'Play',
  giveBack: 'Give back',
  pass: 'Pass',
  shootout: 'Shootout!',
  duel: 'Call a duel',
  ready: 'Next round',
  aim: (name: string) => `At ${name}`,
  cancel: (name: string) => `Cancel ${name}’s card`,
  points: (n: number) => (n === 1 ? '1 point' : `${n} points`),
  loaded: (n: number) => `${n} loaded`,
  slap: 'Slap!',
  wait: 'Wait…',
  started: 'started it',
  early: 'Too early!',
  share: (n: number) => `+${n}`,
  out: 'shut out',
  foul: 'false start',
  time: (ms: number) => `${(ms / 1000).toFixed(3)} s`,
  palm: (name: string) => `${name}’s palm`,
  sheriffs: (n: number) => `Sheriffs: ${n} of 4`,
  pot: (n: number) => `Loot: ${n}`,
  leave: 'Leave',
  helpTouch: 'This screen feels no touches: use a tablet or a phone for races.',
};
export type TabletWords = typeof en;

const points = (n: number): string => {
  const form = new Intl.PluralRules('ru').select(n);
  return `${n}\u00a0${form === 'one' ? 'очко' : form === 'few' ? 'очка' : 'очков'}`;
};
const cards = (n: number): string => {
  const form = new Intl.PluralRules('ru').select(n);
  return `${n}\u00a0${form === 'one' ? 'карта' : form === 'few' ? 'карты' : 'карт'}`;
};
const ru: TabletWords = {
  peek: 'держите и смотрите',
  letGo: 'отпустите — скроется',
  tapPeek: 'показать мои карты',
  tapHide: 'спрятать мои карты',
  picked: (count) => `Выбрано: ${cards(count)}`,
  turn: (name) => `${name}, ваш ход`,
  throw: 'Сбросить',
  load: 'Зарядить',
  play: 'Сыграть',
  giveBack: 'Отдать',
  pass: 'Пас',
  shootout: 'Перестрелка!',
  duel: 'Вызвать на дуэль',
  ready: 'Дальше',
  aim: (name) => `Цель: ${name}`,
  cancel: (name) => `Отменить карту: ${name}`,
  points,
  loaded: (n) => `заряжено: ${n}`,
  slap: 'Бей!',
  wait: 'Ждите…',
  started: 'начинает',
  early: 'Рано!',
  share: (n) => `+${n}`,
  out: 'вне дележа',
  foul: 'фальстарт',
  time: (ms) => `${(ms / 1000).toFixed(3).replace('.', ',')}\u00a0с`,
  palm: (name) => `Ладонь: ${name}`,
  sheriffs: (n) => `Шерифы: ${n} из\u00a04`,
  pot: (n) => `Добыча: ${n}`,
  leave: 'Выйти',
  helpTouch: 'Этот экран не чувствует касаний: для гонок нужен планшет или телефон.',
};

export const tabletWords = (lang: Lang): TabletWords => (lang === 'ru' ? ru : en);
