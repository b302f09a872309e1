/** What the server under attack reports about itself. */
export type Figures = {
  /** A hash of the game at each table, and of its seats. */
  readonly tables: Readonly<Record<string, string>>;
  /** Tables in memory that differ from their log. */
  readonly astray: readonly string[];
  /** Unhandled rejections and exceptions. */
  readonly unhandled: readonly string[];
  /** Internal errors, as the server counts them. */
  readonly broken: number;
  readonly connections: number;
  readonly logLines: number;
  readonly lastLines: readonly string[];
  readonly megabytes: number;
};

export type Asked =
  | { readonly type: 'figures'; readonly tables: readonly string[] | 'all' }
  | { readonly type: 'stop' };
export type Answered =
  | { readonly type: 'open'; readonly port: number }
  | { readonly type: 'figures'; readonly figures: Figures };
