import { games } from '@saloon/catalog';
import { type AnyGame, defaultOptions, parseOptions } from '@saloon/kernel';
import type { TableId } from '@saloon/protocol';
import type { TestClient } from '../../packages/server/src/testing/client.ts';
import { connectTo } from '../../packages/server/src/testing/ws-client.ts';
import { QuietPlayer } from './quiet-player.ts';

/** A game that attackers must not be able to change: its players, and a person who was removed before it began. */
export type QuietTable = {
  readonly game: string;
  readonly table: TableId;
  readonly people: readonly QuietPlayer[];
  readonly former: TestClient;
  /** A hash of what each player saw when the game had begun. */
  readonly seen: readonly string[];
};

/** Correspondence if possible, so that no clock changes anything. */
export const quietOptions = (game: AnyGame): { readonly pace?: 'correspondence' } =>
  parseOptions(game.options, { pace: 'correspondence' }).ok ? { pace: 'correspondence' } : {};

/** One table of each game. */
export async function quietTables(port: number): Promise<readonly QuietTable[]> {
  const tables: QuietTable[] = [];
  for (const game of games) {
    const { min } = game.seats(defaultOptions(game.options));
    const people = Array.from({ length: min }, (_, i) => new QuietPlayer(port, `Quiet ${i}`));
    const [host, ...others] = people;
    if (host === undefined) throw new Error(`Cannot seat anyone: ${game.id} takes no players`);
    const former = await connectTo(port);
    await former.hello('Former');
    const seats = people.map((_, i) => ({ type: i === 0 ? ('me' as const) : ('open' as const) }));
    const opened = await host.connection.open({ game: game.id, seats, options: quietOptions(game), isPrivate: true });
    if (!opened.ok) throw new Error(`Cannot open a table of ${game.id}: ${opened.code}`);
    const { table } = opened;
    for (const one of people) await one.look(table);
    await former.join(table);
    await former.order(table, { type: 'sit', seat: 1 });
    await host.order(table, { type: 'clear-seat', seat: 1 });
    for (const [i, one] of others.entries()) await one.order(table, { type: 'sit', seat: i + 1 });
    await host.order(table, { type: 'set-watching', isAllowed: false, delay: 0 });
    await host.order(table, { type: 'start' });
    tables.push({ game: game.id, table, people, former, seen: await looksOf(people, table) });
  }
  return tables;
}

/** A hash of what each of them sees after joining anew. */
export async function looksOf(people: readonly QuietPlayer[], table: TableId): Promise<readonly string[]> {
  const looks: string[] = [];
  for (const one of people) looks.push(await one.look(table));
  return looks;
}
