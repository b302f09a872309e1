/** What the house says of itself to whoever attacks it. */
export type Figures = {
  /** A hash of what is played at each table, and of who sits there. */
  readonly tables: Readonly<Record<string, string>>;
  /** Tables in memory that are not what their log says. */
  readonly astray: readonly string[];
  /** Rejections and exceptions that nobody has caught. */
  readonly unhandled: readonly string[];
  /** Broken promises of our own, as the server counts them. */
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
