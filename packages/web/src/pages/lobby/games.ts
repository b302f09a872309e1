import type { Messages } from '../../i18n/en.ts';
import { crossedPistols } from '../../kit/icons/crossed-pistols.ts';
import { hand } from '../../kit/icons/hand.ts';
import { moneyStack } from '../../kit/icons/money-stack.ts';
import { steamLocomotive } from '../../kit/icons/steam-locomotive.ts';
import { tables } from '../../tables/index.ts';

export type BillId = keyof Messages['bills'];

/** What a bill says in figures, and the mark of its game in lists. */
export type Bill = {
  readonly id: BillId;
  readonly min: number;
  readonly max: number;
  readonly minutes: number;
  readonly icon: string;
  readonly tone: string;
};

/** The four bills, as they hang. */
export const bills: readonly Bill[] = [
  { id: 'wright-brothers', min: 2, max: 5, minutes: 20, icon: hand, tone: '#4f6230' },
  { id: 'colt-express', min: 2, max: 6, minutes: 40, icon: steamLocomotive, tone: '#2f6b5e' },
  { id: 'bang-duel', min: 2, max: 2, minutes: 30, icon: crossedPistols, tone: '#a3301c' },
  { id: 'caliber-45', min: 2, max: 9, minutes: 45, icon: moneyStack, tone: '#274f86' },
];

/** The games that can be played, as their bills hang. */
export const playable = (): readonly string[] => bills.map(({ id }) => id).filter((id) => Object.hasOwn(tables, id));

export const billOf = (game: string): Bill | undefined => bills.find(({ id }) => id === game);
/** The title of a game in one line. */
export const titleOf = (words: Messages, game: string): string => {
  const bill = billOf(game);
  return bill === undefined ? game : words.bills[bill.id].title.join(' ');
};
