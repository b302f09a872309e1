import balance from './balance.json';

export type BalanceKind = 'order' | 'side' | 'character' | 'size';

export type BalanceGroup = {
  readonly kind: BalanceKind;
  readonly key: string;
  readonly games: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** It wins more or less than parity, and luck hardly explains that, even with as many rows as there are. */
  readonly finding?: 'more' | 'less';
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
