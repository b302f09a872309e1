import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DropReason, LimitName } from './audit-log.ts';

/** What the server counts. */
export type Metrics = {
  readonly registry: Registry;
  readonly received: (type: string) => void;
  readonly sent: () => void;
  readonly refused: () => void;
  readonly error: (code: string) => void;
  readonly dropped: (why: DropReason) => void;
  /** A client hit a limit. */
  readonly limited: (limit: LimitName) => void;
  /** An address was blocked. */
  readonly blocked: () => void;
  /** A blocked address came again. */
  readonly turnedAway: () => void;
  /** An admin request, denied ones included. */
  readonly admin: (action: string) => void;
  readonly committed: (entries: number, millis: number) => void;
  readonly commitFailed: () => void;
  readonly rebuilt: (millis: number) => void;
  readonly broken: () => void;
  /** A table was claimed: it is ours now, another server's, or does not exist. */
  readonly claimed: (by: string) => void;
  /** Another server took over a table that was played here. */
  readonly steppedDown: () => void;
  /** Messages between servers. */
  readonly bus: (direction: 'sent' | 'received', messages: number) => void;
  /** A bot decided: in the main thread, in a worker thread, or hastily because that took too long. */
  readonly decided: (by: 'here' | 'thread' | 'hasty') => void;
  /** How long a worker thread took for a decision or a hint. */
  readonly thought: (millis: number) => void;
  /** A push notification was delivered, failed, its subscription was gone, or too many were queued. */
  readonly notified: (result: 'delivered' | 'failed' | 'gone' | 'dropped') => void;
  /** A gauge that is read at each scrape. */
  readonly watch: (name: string, help: string, read: () => number) => void;
};

const MILLIS = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 500];
const THINKING = [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

export function makeMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  /** Counts in a plain map and tells prom-client only at a scrape: its own counting costs more than a message. */
  const tally = (name: string, help: string, label: string) => {
    const counts = new Map<string, number>();
    new Counter({
      name: `saloon_${name}`,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [key, total] of counts) this.inc({ [label]: key }, total);
      },
    });
    return (key: string) => void counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  /** The same without a label. */
  const count = (name: string, help: string) => {
    let total = 0;
    new Counter({
      name: `saloon_${name}`,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(total);
      },
    });
    return (more = 1) => {
      total += more;
    };
  };
  const timing = (name: string, help: string, buckets = MILLIS) =>
    new Histogram({ name: `saloon_${name}`, help, buckets, registers });

  const entries = count('entries_total', 'Log entries made durable');
  const commits = timing('commit_milliseconds', 'Time a commit took');
  const rebuilds = timing('rebuild_milliseconds', 'Time it took to rebuild a table from its log');
  const sent = count('messages_sent_total', 'Messages to clients');
  const refused = count('refusals_total', 'Commands refused before they reached a table');
  const failures = count('commit_failures_total', 'Batches that could not be committed');
  const thinking = timing('bot_thinking_milliseconds', 'Time a thread thought about a decision or a hint', THINKING);
  const broken = count('broken_total', 'Unexpected errors in the server');
  const steppedDown = count('step_downs_total', 'Tables that another server took over');
  const blocked = count('address_blocks_total', 'Times that an address was blocked for flooding');
  const turnedAway = count('connections_turned_away_total', 'Connections refused because their address is blocked');
  const bus = {
    sent: count('bus_messages_sent_total', 'Messages to other servers'),
    received: count('bus_messages_received_total', 'Messages from other servers'),
  };
  return {
    registry,
    received: tally('messages_received_total', 'Messages of clients, by type', 'type'),
    sent: () => sent(),
    refused: () => refused(),
    error: tally('errors_total', 'Errors sent to clients, by code', 'code'),
    dropped: tally('connections_dropped_total', 'Connections dropped, by reason', 'why'),
    limited: tally('limits_hit_total', 'Limits that clients ran into, by limit', 'limit'),
    blocked: () => blocked(),
    turnedAway: () => turnedAway(),
    admin: tally('admin_requests_total', 'What operators did, and requests without the secret', 'action'),
    committed(made, millis) {
      entries(made);
      commits.observe(millis);
    },
    commitFailed: () => failures(),
    rebuilt: (millis) => rebuilds.observe(millis),
    broken: () => broken(),
    claimed: tally('claims_total', 'Claims of tables, by result', 'by'),
    steppedDown: () => steppedDown(),
    bus: (direction, messages) => bus[direction](messages),
    decided: tally('bot_decisions_total', 'Decisions of bots, by where they were made', 'by'),
    notified: tally('push_notifications_total', 'Push notifications, by result', 'result'),
    thought: (millis) => thinking.observe(millis),
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
