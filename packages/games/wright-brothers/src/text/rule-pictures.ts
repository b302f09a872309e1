import type { CardId } from '../rules/cards.ts';
import type { Cards } from '../rules/moves.ts';

/** A revolver on the table: what is in it, which of its cards are cancelled (by place), and what came of it. */
export type ShownRevolver = {
  readonly seat: number;
  readonly cards: Cards;
  readonly cancelled?: readonly number[];
  readonly share?: number;
  readonly isOut?: boolean;
};

/** A hand in a race. The starter has no time, and neither has a player without a hand. */
export type ShownHand = {
  readonly seat: number;
  readonly e?: number;
  readonly received?: number;
  readonly isStarter?: boolean;
  readonly isOut?: boolean;
};

/** What the rules show, drawn with the table's own cards, revolvers and rings. Seats are places in the book's cast. */
export type Picture =
  | { readonly type: 'kinds'; readonly kinds: readonly { readonly cards: Cards; readonly count: number }[] }
  | { readonly type: 'ring'; readonly loot: Cards; readonly isRace: boolean }
  | { readonly type: 'sets'; readonly sets: readonly { readonly cards: Cards; readonly isLegal: boolean }[] }
  | {
      readonly type: 'held';
      readonly hand: Cards;
      readonly revolver: Cards;
      readonly helpers: number;
      readonly draws: number;
    }
  | { readonly type: 'swap'; readonly taken: Cards; readonly returns: readonly Cards[] }
  | {
      readonly type: 'losses';
      readonly losses: readonly {
        readonly seat: number;
        readonly revolver: Cards;
        readonly lost?: number;
        readonly draws?: CardId;
      }[];
    }
  | { readonly type: 'revolver'; readonly cards: Cards; readonly bonus: Cards; readonly isLocked: boolean }
  | { readonly type: 'sheriffs'; readonly out: number; readonly isDuel: boolean }
  | {
      readonly type: 'draw';
      readonly deck: readonly { readonly card: CardId; readonly to: 'row' | 'hand' | 'nobody' }[];
    }
  | { readonly type: 'race'; readonly hands: readonly ShownHand[] }
  | { readonly type: 'showdown'; readonly revolvers: readonly ShownRevolver[]; readonly lost: number }
  | {
      readonly type: 'pots';
      readonly pots: readonly { readonly pot: number; readonly shares: readonly number[] }[];
    }
  | { readonly type: 'duel'; readonly cards: readonly [caller: CardId, other: CardId]; readonly isGo: boolean }
  | {
      readonly type: 'sealed';
      readonly choices: readonly {
        readonly seat: number;
        readonly quick: CardId;
        readonly load: Cards;
        readonly isOut?: boolean;
      }[];
    };

const showdown = (revolvers: readonly ShownRevolver[], lost = 0): Picture => ({ type: 'showdown', revolvers, lost });
const legal = (...cards: Cards) => ({ cards, isLegal: true });
const illegal = (...cards: Cards) => ({ cards, isLegal: false });

/** The pictures of both languages, by what they show. */
export const pictures = {
  kinds: {
    type: 'kinds',
    kinds: [
      { cards: ['1', '2', '3', '4', '5', '6', '7'], count: 49 },
      { cards: ['joker'], count: 6 },
      { cards: ['miss'], count: 3 },
      { cards: ['switch'], count: 3 },
      { cards: ['helper'], count: 2 },
      { cards: ['indians'], count: 2 },
      { cards: ['sheriff'], count: 4 },
    ],
  },
  loot: { type: 'ring', loot: ['3', '4', '7', '5', '5', '2', 'helper', '6'], isRace: false },
  signal: { type: 'ring', loot: ['3', '4', '7', '5', '5', '2', 'helper', '6'], isRace: true },
  sum: { type: 'sets', sets: [legal('3', '4', '7')] },
  discards: {
    type: 'sets',
    sets: [
      legal('2', '2', '4'),
      legal('1', '1', '1', '3'),
      legal('1', '2', '3', '6'),
      legal('5', '5', '5'),
      legal('joker', 'joker'),
      legal('switch', 'switch'),
      legal('miss'),
      legal('helper'),
      illegal('1', '2', '4'),
      illegal('joker', '7'),
      illegal('switch', 'helper'),
      illegal('3', '3', '5', '5'),
      illegal('3', '4', '7', 'joker'),
      illegal('2', '5', '7', '7'),
    ],
  },
  topUp: { type: 'held', hand: ['5'], revolver: ['2', '2', '6'], helpers: 0, draws: 2 },
  helper: { type: 'held', hand: ['1', '3', '4', '4', '7'], revolver: [], helpers: 1, draws: 2 },
  swap: {
    type: 'swap',
    taken: ['7', 'joker'],
    returns: [
      ['7', 'joker'],
      ['7', '1'],
      ['1', '2'],
    ],
  },
  indians: {
    type: 'losses',
    losses: [
      { seat: 1, revolver: ['3', '3'], lost: 0, draws: '4' },
      { seat: 2, revolver: [] },
      { seat: 3, revolver: ['joker'], lost: 0, draws: '1' },
    ],
  },
  revolver: { type: 'revolver', cards: ['6', '6', 'joker'], bonus: [], isLocked: false },
  lastLoad: { type: 'revolver', cards: ['5', '5', '5', 'joker'], bonus: [], isLocked: true },
  twoSheriffs: { type: 'sheriffs', out: 2, isDuel: false },
  sheriffsInDraw: {
    type: 'draw',
    deck: [
      { card: 'sheriff', to: 'row' },
      { card: '5', to: 'hand' },
      { card: 'sheriff', to: 'row' },
      { card: '3', to: 'hand' },
    ],
  },
  fourthSheriff: {
    type: 'draw',
    deck: [
      { card: '6', to: 'hand' },
      { card: 'sheriff', to: 'row' },
      { card: '2', to: 'nobody' },
    ],
  },
  photoFinish: {
    type: 'race',
    hands: [
      { seat: 0, isStarter: true },
      { seat: 2, e: 285, received: 470 },
      { seat: 1, e: 300, received: 340 },
      { seat: 3, e: 350, received: 450, isOut: true },
    ],
  },
  moreIsBetter: showdown([
    { seat: 0, cards: ['2', '2', '2', '2'] },
    { seat: 1, cards: ['7', '7', '7'] },
  ]),
  higherIsBetter: showdown([
    { seat: 0, cards: ['5', '5', '5'] },
    { seat: 1, cards: ['4', '4', '4'] },
  ]),
  loneJokers: showdown([{ seat: 0, cards: ['5', 'joker', 'joker'], cancelled: [0] }]),
  jokersMove: showdown([
    { seat: 1, cards: ['5', '5', '5', 'miss', 'miss'] },
    { seat: 0, cards: ['6', '6', '3', 'joker', 'joker'], cancelled: [0, 1] },
    { seat: 2, cards: ['2'] },
  ]),
  missByChoice: showdown([
    { seat: 1, cards: ['7', '7', 'joker'], cancelled: [0] },
    { seat: 2, cards: ['5', '5'] },
    { seat: 0, cards: ['7', 'miss'] },
  ]),
  missForced: showdown([
    { seat: 1, cards: ['6', '6'] },
    { seat: 0, cards: ['7', '7', 'miss'], cancelled: [0] },
  ]),
  missInTurn: showdown([
    { seat: 0, cards: ['6', '6', 'miss'], cancelled: [0] },
    { seat: 1, cards: ['7', 'miss'], cancelled: [0] },
  ]),
  division: showdown(
    [
      { seat: 0, cards: ['6', '6', '6'], share: 12 },
      { seat: 1, cards: ['6', '6', '6'], share: 6 },
      { seat: 2, cards: ['7', '7'], share: 3 },
      { seat: 3, cards: ['7', '7', '7'], isOut: true },
    ],
    2,
  ),
  halves: { type: 'pots', pots: [{ pot: 23, shares: [12, 6, 3] }] },
  smallPots: {
    type: 'pots',
    pots: [
      { pot: 7, shares: [4, 2, 1, 0] },
      { pot: 2, shares: [1, 1, 0, 0] },
      { pot: 1, shares: [1, 0, 0, 0] },
    ],
  },
  go: { type: 'duel', cards: ['5', 'joker'], isGo: true },
  bonus: { type: 'revolver', cards: ['4', '4'], bonus: ['3', 'miss', 'indians'], isLocked: true },
  noGo: { type: 'duel', cards: ['4', '4'], isGo: false },
  duelDivision: showdown([
    { seat: 1, cards: ['6', '6'], share: 19 },
    { seat: 0, cards: ['6', '6'], share: 0 },
  ]),
  sealed: {
    type: 'sealed',
    choices: [
      { seat: 2, quick: '5', load: [] },
      { seat: 1, quick: '6', load: ['3', '3'] },
      { seat: 3, quick: 'joker', load: [], isOut: true },
    ],
  },
} as const satisfies Readonly<Record<string, Picture>>;
