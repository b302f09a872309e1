import { deriveSeed, rngFrom, seedOf } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import { MANY_PEOPLE } from '../../packages/server/src/core/limits/limits.ts';
import type { Clock } from '../../packages/server/src/core/time/clock.ts';
import type { FakeClock } from '../../packages/server/src/testing/fake-clock.ts';
import { openTestServer, type TestServer } from '../../packages/server/src/testing/memory-server.ts';
import { humanReaction } from './hands.ts';
import { Racer, type Trick } from './racer.ts';

/**
 * A shootout of two racers and a starter; the race of two that the fourth sheriff starts (`arrival`); or a duel in which
 * both slap when they should (`go`) or should not (`no-go`).
 */
export type Kind = 'shootout' | 'arrival' | 'go' | 'no-go';

export type Setting = {
  readonly kind: Kind;
  readonly trick: Trick;
  /** Round trips of the attacker and the honest client, in milliseconds. */
  readonly roundTrips: readonly [attacker: number, honest: number];
  /** Each pair of hands races twice, the second time with swapped reactions. */
  readonly pairs: number;
  readonly seed: number;
  /** Rounds of each table. */
  readonly rounds?: number;
};

export type Result = {
  readonly races: number;
  /** The server took the attacker's hands for inhuman before there were more: its next game had sealed races. */
  readonly isSealed: boolean;
  readonly tables: number;
  /** The attacker's share of the wins, in percent; undefined without a race. */
  readonly share: number | undefined;
};

type Closed = {
  readonly type: string;
  readonly seat?: number;
  readonly order: readonly number[];
};
type Offered = { readonly type: string };

const ROUNDS = 20;
/** Longer than any round trip, so everything sent was answered. */
const BEAT = 500;
/** The server's usual limits are for people, who take their time. */
const HASTE = { ...MANY_PEOPLE, burst: 1e9, perSecond: 1e9, tablesPerUser: 1e9 };

/** Races an attacker against an honest client with equal hands, on the real server in virtual time. */
export async function runTrial({ kind, trick, roundTrips, pairs, seed, rounds = ROUNDS }: Setting): Promise<Result> {
  // Packets arrive at fractions of a millisecond; the store has whole ones.
  const run = (clock: FakeClock): Clock => ({ ...clock, wall: () => Math.floor(clock.wall()) });
  const memory = await openTestServer({ limits: HASTE, run });
  const rng = rngFrom(deriveSeed(seedOf(seed), 'fair race'));
  const attacker = new Racer(memory, roundTrips[0], rng, trick);
  const honest = new Racer(memory, roundTrips[1], rng);
  const starter = kind === 'shootout' ? new Racer(memory, 20, rng) : undefined;
  const racers = starter === undefined ? [attacker, honest] : [attacker, honest, starter];
  for (const [i, racer] of racers.entries()) await during(memory, racer.hello(`Racer ${i}`));

  let [first, second] = [humanReaction(rng), humanReaction(rng)];
  let isSwapped = false;
  const deal = () => {
    [attacker.reaction, honest.reaction] = isSwapped ? [second, first] : [first, second];
  };
  const counts = { races: 0, tables: 0, wins: 0 };
  let isSealed = false;
  while (counts.races < 2 * pairs && !isSealed) {
    const table = await openTable(memory, racers, rounds);
    counts.tables += 1;
    deal();
    for (let heard = 0, idle = 0; idle < 40 && counts.races < 2 * pairs && !isSealed; ) {
      await memory.clock.pass(BEAT);
      const { events, info } = honest.client.table(table);
      // The deal that seals the races has reached everybody by now.
      isSealed = info.options.raceMode === 'sealed';
      const news = events.slice(heard) as readonly Closed[];
      heard = events.length;
      const won = winner(kind, news);
      if (won !== undefined) {
        counts.races += 1;
        counts.wins += won === 0 ? 1 : 0;
        if (isSwapped) [first, second] = [humanReaction(rng), humanReaction(rng)];
        isSwapped = !isSwapped;
        deal();
      }
      if (info.phase === 'over') break;
      idle = act(kind, table, racers, starter) ? 0 : idle + 1;
    }
  }
  await memory.server.stop();
  return {
    races: counts.races,
    isSealed,
    tables: counts.tables,
    share: counts.races === 0 ? undefined : (100 * counts.wins) / counts.races,
  };
}

/** The winner of the finished race: 0 is the attacker, 1 the honest client. Duels of the other kind don't count. */
function winner(kind: Kind, news: readonly Closed[]): number | undefined {
  const closed = news.find(({ type }) => type === 'race-closed');
  const fouler = news.find(({ type }) => type === 'fouled')?.seat;
  if (kind === 'shootout') return closed?.order[1];
  if (kind === 'no-go') return fouler === undefined ? undefined : 1 - fouler;
  return fouler === undefined ? closed?.order[0] : undefined;
}

/**
 * Starts a race if anyone can; otherwise everyone passes and is ready for the next round. Returns whether anyone
 * acted.
 */
function act(kind: Kind, table: TableId, racers: readonly Racer[], starter: Racer | undefined): boolean {
  let hasActed = false;
  for (const racer of racers) {
    const { client } = racer;
    const { offer, view } = client.table(table);
    const types = new Set((offer.moves as readonly Offered[]).map(({ type }) => type));
    const isStarter = kind !== 'arrival' && (starter === undefined || starter === racer);
    const start = isStarter ? ['start-shootout', 'call-duel'].find((type) => types.has(type)) : undefined;
    const type = start ?? (types.has('pass') ? 'pass' : types.has('ready') ? 'ready' : undefined);
    if (type === undefined) continue;
    const answers = offer.questions[type];
    const command = { type: 'move', move: { type }, ...(answers === undefined ? {} : { answers }) } as const;
    client.send({ type: 'do', table, id: client.newId(), command });
    racer.acts(table, (view as { readonly sheriffs: number }).sheriffs);
    hasActed = true;
  }
  return hasActed;
}

async function openTable(memory: TestServer, racers: readonly Racer[], rounds: number): Promise<TableId> {
  const [host, ...others] = racers;
  if (host === undefined) throw new Error('Cannot open a table: nobody races');
  const seats = racers.map((_, i) => ({ type: i === 0 ? ('me' as const) : ('open' as const) }));
  const options = { rounds, stallLaps: 1 };
  const table = await during(memory, host.client.open({ game: 'wright-brothers', seats, options, isPrivate: true }));
  for (const { client } of racers) await during(memory, client.join(table));
  for (const [i, { client }] of others.entries())
    await during(memory, client.order(table, { type: 'sit', seat: i + 1 }));
  for (const racer of racers) await during(memory, racer.watch(table));
  await during(memory, host.client.order(table, { type: 'start' }));
  return table;
}

/** Lets virtual time pass until the promise resolves. */
async function during<T>(memory: TestServer, promise: Promise<T>): Promise<T> {
  let isKept = false;
  const kept = promise.finally(() => {
    isKept = true;
  });
  while (!isKept) await memory.clock.pass(20);
  return kept;
}
