import { games } from '@saloon/catalog';
import { type AnyGame, defaultOptions, hashOf, parseOptions } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import type { TestClient } from '../../packages/server/src/testing/client.ts';
import { seenBy } from '../../packages/server/src/testing/fuzz.ts';
import { connectTo } from '../../packages/server/src/testing/ws-client.ts';

/** A game that nobody else may touch: who plays there, who was sent away before it began, and what they see. */
export type QuietTable = {
  readonly game: string;
  readonly table: TableId;
  readonly people: readonly TestClient[];
  readonly former: TestClient;
  readonly seen: readonly string[];
};

/** By correspondence where that can be, so that no clock moves anything. */
export const quietOptions = (game: AnyGame): { readonly pace?: 'correspondence' } =>
  parseOptions(game.options, { pace: 'correspondence' }).ok ? { pace: 'correspondence' } : {};

/** One table of each game, as quiet as it can be. */
export async function quietTables(port: number): Promise<readonly QuietTable[]> {
  const tables: QuietTable[] = [];
  for (const game of games) {
    const { min } = game.seats(defaultOptions(game.options));
    const [host, ...others] = await Promise.all(Array.from({ length: min }, () => connectTo(port)));
    const former = await connectTo(port);
    if (host === undefined) throw new Error(`Cannot seat anybody: ${game.id} takes nobody`);
    const people = [host, ...others];
    for (const [i, one] of [...people, former].entries()) await one.hello(`Quiet ${i}`);
    const seats = people.map((_, i) => ({ type: i === 0 ? ('me' as const) : ('open' as const) }));
    const table = await host.open({ game: game.id, seats, options: quietOptions(game), isPrivate: true });
    for (const one of [...people, former]) await one.join(table);
    // Somebody had a seat, and was put out of it before the deal.
    await former.order(table, { type: 'sit', seat: 1 });
    await host.order(table, { type: 'clear-seat', seat: 1 });
    for (const [i, one] of others.entries()) await one.order(table, { type: 'sit', seat: i + 1 });
    await host.order(table, { type: 'set-watching', isAllowed: false, delay: 0 });
    const started = await host.order(table, { type: 'start' });
    if (started.type === 'refused') throw new Error(`Cannot start a table of ${game.id}: ${started.code}`);
    tables.push({ game: game.id, table, people, former, seen: await sightsOf(people, table) });
  }
  return tables;
}

/** What each of them sees when they come again. */
export async function sightsOf(people: readonly TestClient[], table: TableId): Promise<readonly string[]> {
  const sights: string[] = [];
  for (const one of people) {
    await one.join(table);
    sights.push(hashOf(seenBy(one, table)));
  }
  return sights;
}
