import { counted, type Lang } from '@saloon/kernel';
import { settings } from '../../core/settings/store.ts';

const GAMES = { one: 'game', few: 'games', many: 'games' };
const PLAYERS = { one: 'player', few: 'players', many: 'players' };

const en = {
  title: 'Balance',
  link: 'Balance: who wins between equal bots',
  intro:
    'Who wins when nobody plays better than anybody else? Equal bots have played every game many times. These are the shares of games that each seat, side, character and team won.',
  who: 'The bot is called',
  reading:
    'Equal is what everyone would win if nothing mattered. The range holds the true share in 95 of 100 cases. A row is marked only if luck hardly explains it. With so many rows, one range in twenty misses equal by luck, so a mark takes more than that. Bots play soundly, not cleverly: at your table, skill counts for more.',
  more: 'wins more',
  less: 'wins less',
  columns: { which: 'Who', share: 'Wins', range: 'Range', games: 'Games' },
  about: (games: number, equal: string) => `${counted('en', games, GAMES)}. Equal: ${equal}.`,
  players: (n: number) => counted('en', n, PLAYERS),
  kinds: { order: 'Turn order', side: 'Side', character: 'Character', size: 'Team size' },
  order: (n: string) => (n === '1' ? 'begins' : `plays ${n === '2' ? 'second' : n === '3' ? 'third' : `number ${n}`}`),
  size: (n: string) => (n === '1' ? 'alone' : `team of ${n}`),
  sides: { law: 'the law', outlaw: 'the outlaws' } as Readonly<Record<string, string>>,
  variants: {
    '4p-sealed': 'sealed races',
    '4p-expert': 'expert rules',
    twelve: 'twelve characters a side',
    '3v2': '3 against 2',
    '3v2-even': '3 against 2, with a head start',
    '3v1': '3 against 1',
    '3v1-even': '3 against 1, with a head start',
    '3v3v3': 'three teams',
    '3v3': 'two teams',
    '2v2': 'two teams',
  } as Readonly<Record<string, string>>,
  advice: (who: string, share: string, games: number) =>
    `In ${counted('en', games, GAMES)} between bots at such a table, “${who}” won ${share} of the games.`,
};

const ru: typeof en = {
  title: 'Баланс',
  link: 'Баланс: кто побеждает среди равных ботов',
  intro:
    'Кто побеждает, если никто не\u00a0играет лучше других? Равные боты много раз сыграли в\u00a0каждую игру. Здесь доли побед по\u00a0местам, сторонам, персонажам и\u00a0командам.',
  who: 'Бот называется',
  reading:
    'Поровну\u00a0— столько выигрывал бы каждый, если бы ничего не\u00a0влияло. Истинная доля лежит в\u00a0указанных пределах в\u00a095\u00a0случаях из\u00a0100. Строка отмечена, только если случайностью разницу не\u00a0объяснить. Строк много, и\u00a0одна из\u00a0двадцати выходит за\u00a0пределы случайно, поэтому для отметки этого мало. Боты играют здраво, но\u00a0без хитростей: за\u00a0вашим столом умение важнее.',
  more: 'побеждает чаще',
  less: 'побеждает реже',
  columns: { which: 'Кто', share: 'Победы', range: 'Пределы', games: 'Партии' },
  about: (games, equal) => `Партий: ${games}. Поровну: ${equal}.`,
  players: (n) => `Игроков: ${n}`,
  kinds: { order: 'Порядок хода', side: 'Сторона', character: 'Персонаж', size: 'Размер команды' },
  order: (n) => (n === '1' ? 'ходит первым' : `ходит ${n}-м`),
  size: (n) => (n === '1' ? 'один против всех' : `команда из\u00a0${n}`),
  sides: { law: 'закон', outlaw: 'бандиты' },
  variants: {
    '4p-sealed': 'гонки вслепую',
    '4p-expert': 'правила для знатоков',
    twelve: 'по\u00a0двенадцать персонажей',
    '3v2': '3\u00a0против\u00a02',
    '3v2-even': '3\u00a0против\u00a02, с\u00a0форой',
    '3v1': '3\u00a0против\u00a01',
    '3v1-even': '3\u00a0против\u00a01, с\u00a0форой',
    '3v3v3': 'три команды',
    '3v3': 'две команды',
    '2v2': 'две команды',
  },
  advice: (who, share, games) => `Партий между ботами за\u00a0таким столом: ${games}. Доля побед «${who}»: ${share}.`,
};

export const WORDS: Readonly<Record<Lang, typeof en>> = { en, ru };
export const words = (): typeof en => WORDS[settings.value.lang];
