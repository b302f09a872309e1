/** What the bench asks the server's process over the side channel. */
export type Asked = 'cpu' | 'memory' | 'sweep' | 'stop';

export type Figures = {
  /** Tables in memory. */
  readonly tables: number;
  /** Bytes; after a full collection of garbage, where memory was asked for. */
  readonly memory: number;
  readonly rss: number;
  /** Of the thread that serves. */
  readonly cpuMicros: number;
};
