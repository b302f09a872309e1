import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts. */
export type Metrics = {
  readonly registry: Registry;
  readonly received: (type: string) => void;
  readonly sent: () => void;
  readonly refused: () => void;
  readonly error: (code: string) => void;
  readonly dropped: (why: 'slow' | 'silent') => void;
  readonly committed: (entries: number, millis: number) => void;
  readonly commitFailed: () => void;
  readonly rebuilt: (millis: number) => void;
  readonly broken: () => void;
  /** Read when somebody asks. */
  readonly watch: (name: string, help: string, read: () => number) => void;
};

const MILLIS = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 500];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  /** Counts in a plain map, told to the library only when somebody asks: its own counting costs more than a message. */
  const tally = (name: string, help: string, label?: string) => {
    const counts = new Map<string, number>();
    new Counter({
      name: `saloon_${name}`,
      help,
      labelNames: label === undefined ? [] : [label],
      registers,
      collect() {
        this.reset();
        for (const [key, count] of counts) this.inc(label === undefined ? {} : { [label]: key }, count);
      },
    });
    return (key = '', more = 1) => void counts.set(key, (counts.get(key) ?? 0) + more);
  };
  const timing = (name: string, help: string) =>
    new Histogram({ name: `saloon_${name}`, help, buckets: MILLIS, registers });

  const entries = tally('entries_total', 'Log entries made durable');
  const commits = timing('commit_milliseconds', 'Time a commit took');
  const rebuilds = timing('rebuild_milliseconds', 'Time it took to rebuild a table from its log');
  const sent = tally('messages_sent_total', 'Messages to clients');
  const refused = tally('refusals_total', 'Commands refused before they reached a table');
  const failures = tally('commit_failures_total', 'Batches that could not be kept');
  const broken = tally('broken_total', 'Broken promises of our own');
  return {
    registry,
    received: tally('messages_received_total', 'Messages of clients, by type', 'type'),
    sent: () => sent(),
    refused: () => refused(),
    error: tally('errors_total', 'Errors told to clients, by code', 'code'),
    dropped: tally('connections_dropped_total', 'Connections dropped, by reason', 'why'),
    committed(count, millis) {
      entries('', count);
      commits.observe(millis);
    },
    commitFailed: () => failures(),
    rebuilt: (millis) => rebuilds.observe(millis),
    broken: () => broken(),
    watch: (name, help, read) =>
      void new Gauge({
        name: `saloon_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      }),
  };
}
