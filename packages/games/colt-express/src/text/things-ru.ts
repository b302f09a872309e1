import { type Forms, plural } from '@saloon/kernel';
import { WAGONS, type WagonId } from '../rules/data.ts';
import type { Thing, Things } from './words.ts';

const NUMBERS = ['ноль', 'один', 'два', 'три', 'четыре'] as const;
const PURSES: Forms = { one: 'кошелёк', few: 'кошелька', many: 'кошельков' };
const JEWELS: Forms = { one: 'драгоценный камень', few: 'драгоценных камня', many: 'драгоценных камней' };
const some = (n: number, forms: Forms): string => `${NUMBERS[n] ?? n} ${plural('ru', n, forms)}`;

const wagon = (id: WagonId, name: string): Thing => {
  const { purses, jewels } = WAGONS[id];
  const loot = [...(purses > 0 ? [some(purses, PURSES)] : []), ...(jewels > 0 ? [some(jewels, JEWELS)] : [])];
  return { name, rule: `В\u00a0начале внутри ${loot.join(' и ')}.` };
};

const events: Things['events'] = {
  'angry-marshal': {
    name: 'Разгневанный шериф',
    rule: 'Шериф стреляет во всех на крыше своего вагона, потом уходит на вагон назад и разбирается с\u00a0теми, кто внутри.',
  },
  'swivel-arm': {
    name: 'Поворотный кронштейн',
    rule: 'Всех бандитов с\u00a0крыш сметает на крышу последнего вагона.',
  },
  braking: {
    name: 'Торможение',
    rule: 'Все бандиты на крышах скользят на вагон вперёд, самое большее до локомотива.',
  },
  'take-it-all': {
    name: 'Забирайте всё!',
    rule: 'Второй кейс кладут в\u00a0тот вагон, где шериф.',
  },
  'passengers-rebellion': {
    name: 'Пассажиры дают отпор',
    rule: 'Каждый бандит внутри вагона получает нейтральную пулю.',
  },
  'marshals-revenge': {
    name: 'Месть шерифа',
    rule: 'Каждый бандит на крыше вагона с\u00a0шерифом теряет самый дешёвый кошелёк.',
  },
  pickpocketing: {
    name: 'Карманная кража',
    rule: 'Каждый бандит, рядом с\u00a0которым нет других, берёт лежащий там кошелёк.',
  },
  'hostage-conductor': {
    name: 'Выкуп за машиниста',
    rule: 'Каждый бандит в\u00a0локомотиве и на его крыше получает $250\u00a0выкупа.',
  },
};

/** Russian names of everything on the table. */
export const things: Things = {
  characters: {
    ghost: { name: 'Призрак', rule: 'Может сыграть карту первого хода каждого раунда закрыто.' },
    doc: { name: 'Док', rule: 'Начинает каждый раунд с\u00a0семью картами вместо шести.' },
    belle: {
      name: 'Красотка',
      rule: 'В\u00a0неё нельзя стрелять и её нельзя бить, пока можно достать кого-то другого.',
    },
    cheyenne: { name: 'Шайенн', rule: 'Может забрать себе кошелёк, выбитый её ударом.' },
    django: { name: 'Джанго', rule: 'Тот, в\u00a0кого он попал, отлетает на вагон дальше.' },
    tuco: { name: 'Туко', rule: 'Стреляет и сквозь крышу, на другой уровень своего вагона.' },
  },
  actions: {
    move: { name: 'Движение', rule: 'Перейдите в\u00a0соседний вагон или пробегите до трёх вагонов по крышам.' },
    ladder: { name: 'Лестница', rule: 'Заберитесь на крышу своего вагона или спуститесь с\u00a0неё.' },
    fire: {
      name: 'Выстрел',
      rule: 'Отдайте пулю бандиту в\u00a0соседнем вагоне или на ближайшей занятой крыше спереди или сзади.',
    },
    robbery: { name: 'Кража', rule: 'Возьмите одну добычу там, где стоите.' },
    punch: {
      name: 'Удар',
      rule: 'Ударьте бандита рядом с\u00a0собой: он роняет добычу и отлетает в\u00a0соседний вагон.',
    },
    marshal: { name: 'Шериф', rule: 'Передвиньте шерифа на один вагон вперёд или назад.' },
  },
  bullets: {
    own: { name: 'Пуля', rule: 'Сыграть её нельзя: до конца игры она только занимает место на руке.' },
    neutral: { name: 'Нейтральная пуля', rule: 'Её получают от шерифа или пассажиров, и сыграть её нельзя.' },
  },
  loot: {
    purse: { name: 'Кошелёк', rule: 'Внутри от $250\u00a0до $500, сколько именно, знает только владелец.' },
    jewel: { name: 'Драгоценный камень', rule: 'Стоит $500.' },
    strongbox: { name: 'Кейс', rule: 'Стоит $1\u00a0000.' },
    ransom: { name: 'Выкуп', rule: 'Это $250\u00a0наличными.' },
  },
  turns: {
    standard: { name: 'Стандартный ход', rule: 'Карты играют открыто.' },
    tunnel: { name: 'Туннель', rule: 'Карты играют закрыто.' },
    'speeding-up': { name: 'Разгон', rule: 'Каждый действует два раза подряд.' },
    switching: { name: 'Перевод стрелки', rule: 'Этот ход идёт против часовой стрелки.' },
  },
  events,
  rounds: {
    'r24-angry-marshal': events['angry-marshal'].name,
    'r24-swivel-arm': events['swivel-arm'].name,
    'r24-braking': events.braking.name,
    'r24-take-it-all': events['take-it-all'].name,
    'r24-passengers-rebellion': events['passengers-rebellion'].name,
    'r24-tunnels': 'Туннели',
    'r24-bridge': 'Мост',
    'r56-angry-marshal': events['angry-marshal'].name,
    'r56-swivel-arm': events['swivel-arm'].name,
    'r56-braking': events.braking.name,
    'r56-take-it-all': events['take-it-all'].name,
    'r56-passengers-rebellion': events['passengers-rebellion'].name,
    'r56-tunnels': 'Туннели',
    'r56-bridge': 'Мост',
    'station-marshals-revenge': events['marshals-revenge'].name,
    'station-pickpocketing': events.pickpocketing.name,
    'station-hostage-conductor': events['hostage-conductor'].name,
  },
  cars: {
    locomotive: { name: 'Локомотив', rule: 'В\u00a0начале внутри кейс и шериф.' },
    'wagon-a': wagon('wagon-a', 'Пассажирский вагон'),
    'wagon-b': wagon('wagon-b', 'Салон-вагон'),
    'wagon-c': wagon('wagon-c', 'Почтовый вагон'),
    'wagon-d': wagon('wagon-d', 'Вагон-ресторан'),
    'wagon-e': wagon('wagon-e', 'Спальный вагон'),
    'wagon-f': wagon('wagon-f', 'Багажный вагон'),
  },
};
