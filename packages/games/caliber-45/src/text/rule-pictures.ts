import {
  bulletsTogether,
  type CowboyId,
  type MoneyCard,
  type MoneyKind,
  strengthUnder,
  WEAPONS,
} from '../rules/cards.ts';
import { DEFAULT_EDITION } from '../rules/data.ts';
import type { Cards } from '../rules/moves.ts';
import type { CowboyView } from '../wire/view-types.ts';
import type { Loot, Picture, ShownPayment, ShownShot } from './picture.ts';

/** The team of each member of the book's cast. */
export const TEAM_OF_CAST = [0, 1, 0, 1, 2] as const;

type Printed = { readonly kind: MoneyKind; readonly value?: number; readonly guards?: number };
const printed = ({ kind, value = 0, guards = 0 }: Printed): MoneyCard => ({ kind, value, guards });
/** The money card of this kind with this value or number of Indians. */
function moneyCard(kind: MoneyKind, number: number): MoneyCard {
  const found = DEFAULT_EDITION.money
    .map(printed)
    .find((card) => card.kind === kind && (card.value || card.guards) === number);
  if (found === undefined) throw new Error(`Cannot show ${kind} ${number}: the edition has no such card`);
  return found;
}
const coach50 = moneyCard('stagecoach', 50_000);
const coach100 = moneyCard('stagecoach', 100_000);
const mail200 = moneyCard('mail-car', 200_000);
const gold300 = moneyCard('gold-train', 300_000);
const fort500 = moneyCard('fort-knox', 500_000);
const fourIndians = moneyCard('indians', 4);

function cowboyView(id: CowboyId, bail: number, isFaceUp: boolean): CowboyView {
  const found = DEFAULT_EDITION.cowboys.find((card) => card.id === id);
  if (found === undefined) throw new Error(`Cannot show ${id}: the edition has no such cowboy`);
  return { card: { ...found, name: undefined }, isFaceUp, isSeen: false, bail };
}
const up = (id: CowboyId): CowboyView => cowboyView(id, 0, true);
/** Face down, as the owner sees it. */
const own = (id: CowboyId, bail = 0): CowboyView => cowboyView(id, bail, false);
/** Face down, but everyone has seen him. */
const back = (id: CowboyId): CowboyView => ({ ...own(id), isSeen: true });
/** Face down, as the others see it. */
const down = (bail = 0): CowboyView => ({ card: 'face-down', isFaceUp: false, isSeen: false, bail });

const legal = (...cards: Cards) => ({ cards, isLegal: true });
const illegal = (...cards: Cards) => ({ cards, isLegal: false });

/** Bullet cards under this cap. */
const volley = (cards: Cards, cap: number) => ({
  cards,
  sum: bulletsTogether(cards),
  strength: strengthUnder(cap, bulletsTogether(cards)),
});
const shot = (
  [shooter, by, cards]: [seat: number, cowboy: CowboyId, cards: Cards],
  [target, at, defence]: [seat: number, cowboy: CowboyId, cards: Cards],
): ShownShot => ({
  shooter,
  shooterCowboy: up(by),
  target,
  targetCowboy: up(at),
  ...volley(cards, capOf(by)),
  answer: defence.length === 0 ? 'fell' : 'defended',
  defence: defence.length === 0 ? undefined : volley(defence, capOf(at)),
});
const capOf = (id: CowboyId): number => DEFAULT_EDITION.cowboys.find((card) => card.id === id)?.cap ?? 0;

const worth = (cards: Loot): number => cards.reduce((sum, { value }) => sum + value, 0);
type Purse = { readonly seat: number; readonly loot: Loot; readonly bank: Loot };
const pays = (purse: Purse, due: 'bail' | 'fine', amount: number, cards: Loot, change: Loot): ShownPayment => ({
  ...purse,
  due,
  amount,
  cards,
  change,
  debt: amount - worth(cards) + worth(change),
  isJailed: false,
});
const jailed = (purse: Purse): ShownPayment => ({ ...pays(purse, 'fine', 50_000, [], []), debt: 0, isJailed: true });

/** The pictures of both languages, by what they show. */
export const pictures = {
  weapons: {
    type: 'weapons',
    kinds: WEAPONS.map((card) => ({ card, count: DEFAULT_EDITION.weapons[card] })),
  },
  money: {
    type: 'money',
    kinds: DEFAULT_EDITION.money.map((card) => ({ card: printed(card), count: card.copies })),
  },
  cowboys: { type: 'cowboys', cowboys: DEFAULT_EDITION.cowboys.map(({ id }) => up(id)) },
  race: {
    type: 'totals',
    target: 1_000_000,
    teams: [
      { team: 0, total: 700_000 },
      { team: 1, total: 550_000 },
      { team: 2, total: 850_000 },
    ],
  },
  stages: { type: 'stages' },
  seating: {
    type: 'seating',
    tables: [
      [0, 1, 0, 2],
      [0, 2, 0, 1],
      [0, 1, 0],
    ],
  },
  eightPlayers: { type: 'piles', weapons: 14, cowboys: 4, money: 34 },
  draw: {
    type: 'choices',
    hand: ['bullet-2', 'bullet-3', 'bullet-6', 'mustang', 'cactus'],
    cowboy: own('billy-the-kid'),
    choices: [
      { action: 'draw', isLegal: true },
      { action: 'announce', isLegal: true },
      { action: 'exchange', isLegal: false },
    ],
  },
  exchange: {
    type: 'choices',
    hand: ['bullet-1', 'bullet-2', 'bullet-4', 'mustang', 'cactus', 'coyote'],
    cowboy: own('jesse-james'),
    choices: [
      { action: 'exchange', isLegal: true },
      { action: 'announce', isLegal: true },
      { action: 'draw', isLegal: false },
    ],
  },
  coyote: {
    type: 'exchange',
    hand: ['bullet-2', 'bullet-4', 'bullet-6', 'mustang', 'cactus', 'coyote'],
    sets: [
      legal('coyote', 'bullet-2'),
      legal('cactus'),
      illegal('coyote'),
      illegal('coyote', 'cactus'),
      illegal('coyote', 'mustang'),
    ],
  },
  secret: {
    type: 'scene',
    players: [{ seat: 1, cowboy: down(), hand: 6 }],
    weaponsLeft: 37,
    discard: ['mustang'],
  },
  workedOff: {
    type: 'cowboys',
    cowboys: [
      own('butch-cassidy', 3),
      own('butch-cassidy', 2),
      own('butch-cassidy', 1),
      own('butch-cassidy'),
      up('butch-cassidy'),
    ],
  },
  rejected: { type: 'cowboys', cowboys: [up('belle-starr')] },
  notCovered: {
    type: 'scene',
    players: [
      { seat: 1, cowboy: down(3), loot: [coach100], hand: 5 },
      { seat: 3, cowboy: down(), loot: [fort500], hand: 4 },
    ],
  },
  exactBail: {
    type: 'payments',
    payments: [pays({ seat: 0, loot: [coach100, mail200], bank: [] }, 'bail', 100_000, [coach100], [])],
  },
  change: {
    type: 'payments',
    payments: [pays({ seat: 0, loot: [mail200], bank: [coach50, coach100] }, 'bail', 150_000, [mail200], [coach50])],
  },
  debt: {
    type: 'payments',
    payments: [
      pays({ seat: 0, loot: [mail200], bank: [coach100] }, 'bail', 150_000, [mail200], [coach100]),
      pays({ seat: 0, loot: [coach100], bank: [coach50, mail200] }, 'bail', 50_000, [coach100], [coach50]),
    ],
  },
  called: {
    type: 'scene',
    players: [
      { seat: 0, cowboy: up('cole-younger'), hand: 6, part: 'in' },
      { seat: 1, cowboy: down(), hand: 4, part: 'declined' },
      { seat: 2, cowboy: down(2), hand: 5, part: 'declined' },
      { seat: 3, cowboy: up('doc-holliday'), hand: 5, part: 'in' },
    ],
  },
  spread: { type: 'spread', slots: 34, gone: [3, 7, 8, 12, 19, 20, 27, 31], card: gold300 },
  stagecoach: {
    type: 'scene',
    card: coach100,
    players: [
      { seat: 0, cowboy: up('billy-the-kid'), part: 'in', takesLoot: true },
      { seat: 1, cowboy: down(), part: 'declined' },
      { seat: 2, cowboy: down(), part: 'declined' },
      { seat: 3, cowboy: down(), part: 'declined' },
    ],
  },
  guards: {
    type: 'scene',
    card: gold300,
    players: [
      { seat: 0, cowboy: back('doc-holliday'), hand: ['bullet-1', 'bullet-2'], played: ['mustang'], part: 'rode' },
      { seat: 1, hand: ['bullet-1', 'bullet-1'], part: 'fell' },
      {
        seat: 2,
        cowboy: up('cole-younger'),
        hand: ['bullet-4'],
        played: ['bullet-5'],
        part: 'in',
        takesLoot: true,
      },
    ],
  },
  fines: {
    type: 'payments',
    payments: [
      pays({ seat: 0, loot: [coach100], bank: [] }, 'fine', 50_000, [], []),
      jailed({ seat: 1, loot: [], bank: [] }),
      pays({ seat: 2, loot: [coach50], bank: [] }, 'fine', 50_000, [coach50], []),
      pays({ seat: 0, loot: [coach100], bank: [coach50] }, 'fine', 50_000, [coach100], [coach50]),
    ],
  },
  indians: {
    type: 'scene',
    card: fourIndians,
    players: [
      { seat: 0, hand: ['bullet-1', 'bullet-2'], part: 'fell' },
      { seat: 1, cowboy: back('jesse-james'), hand: ['bullet-3'], played: ['mustang'], part: 'rode' },
    ],
  },
  votes: {
    type: 'votes',
    votes: [
      [true, true, true, true],
      [true, true, false, true],
    ],
  },
  cap: {
    type: 'shots',
    shots: [
      shot([0, 'pat-garrett', ['bullet-6', 'bullet-6']], [1, 'billy-the-kid', []]),
      shot([0, 'pat-garrett', ['bullet-6', 'bullet-6']], [1, 'wyatt-earp', ['bullet-3', 'bullet-4']]),
    ],
  },
  shootout: {
    type: 'shots',
    shots: [
      shot([0, 'billy-the-kid', ['bullet-4']], [1, 'butch-cassidy', ['bullet-4']]),
      shot([1, 'butch-cassidy', ['bullet-2']], [2, 'wyatt-earp', []]),
      shot([3, 'sundance-kid', ['bullet-5']], [0, 'billy-the-kid', []]),
    ],
  },
  threeTeams: {
    type: 'scene',
    card: coach100,
    players: [
      { seat: 0, cowboy: up('billy-the-kid'), played: ['bullet-4'], part: 'in' },
      { seat: 1, part: 'fell' },
      { seat: 4, cowboy: up('jesse-james'), part: 'in' },
    ],
  },
  emptyDeck: {
    type: 'scene',
    players: [{ seat: 0, cowboy: up('billy-the-kid'), hand: ['mustang', 'cactus'], part: 'in' }],
    weaponsLeft: 0,
  },
  teammateStays: {
    type: 'scene',
    card: mail200,
    players: [
      { seat: 0, cowboy: back('billy-the-kid'), part: 'fled' },
      { seat: 1, cowboy: up('jesse-james'), part: 'in' },
      { seat: 2, cowboy: up('wyatt-earp'), part: 'in' },
    ],
  },
  latest: {
    type: 'actions',
    actions: [
      { seat: 0, action: 'pick' },
      { seat: 0, action: 'draw' },
      { seat: 1, action: 'draw' },
      { seat: 2, action: 'draw' },
      { seat: 0, action: 'draw', isLatest: true },
      { seat: 1, action: 'flee' },
    ],
  },
  victory: {
    type: 'totals',
    target: 1_000_000,
    teams: [
      { team: 0, total: 1_050_000 },
      { team: 1, total: 600_000 },
    ],
  },
  highNoon: {
    type: 'choices',
    hand: ['bullet-1', 'bullet-2', 'bullet-2', 'cactus', 'coyote'],
    cowboy: own('calamity-jane'),
    choices: [
      { action: 'announce', isLegal: true },
      { action: 'draw', isLegal: false },
    ],
  },
} as const satisfies Readonly<Record<string, Picture>>;
