import balance from './balance.json';

export type BalanceKind = 'order' | 'side' | 'character' | 'size';

export type BalanceGroup = {
  readonly kind: BalanceKind;
  readonly key: string;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
};

export type BalanceTable = {
  readonly game: string;
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly games: number;
  readonly parity: number;
  readonly groups: readonly BalanceGroup[];
};

/** What `npm run balance` has measured. */
export const { bot, tables } = balance as unknown as { readonly bot: string; readonly tables: readonly BalanceTable[] };

/** Does the whole interval lie on one side of parity? */
export const leaning = ({ low, high }: BalanceGroup, parity: number): 'more' | 'less' | undefined =>
  low > parity ? 'more' : high < parity ? 'less' : undefined;
