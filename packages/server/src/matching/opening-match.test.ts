import { gameId } from '@saloon/kernel';
import { type TableId, tableId, userId } from '@saloon/protocol';
import pino from 'pino';
import { expect, test } from 'vitest';
import { FakeClock, settle } from '../testing/fake-clock.ts';
import type { MatchEntry, MatchNews } from './match-entry.ts';
import { Matches } from './matches.ts';

const entryOf = (name: string, more: Partial<MatchEntry> = {}): MatchEntry => ({
  ...{ user: userId(name), name, game: gameId('bang-duel'), pace: 'live', seats: 2, isRated: false, rating: 1200 },
  ...{ since: 0, apart: [], server: 'here' },
  ...more,
});

/** A queue whose tables open when the test says so. */
function openQueue(isHeld = true) {
  const opening: { readonly users: readonly string[]; readonly opened: (table: TableId | undefined) => void }[] = [];
  const published: MatchNews[] = [];
  const clock = new FakeClock();
  const matches = new Matches({
    ...{ clock, log: pino({ level: 'silent' }), tell: () => {}, publish: (news) => published.push(news) },
    lease: { isHeld, renew: async () => isHeld },
    openTable: (group) =>
      new Promise((opened) => opening.push({ users: group.map(({ user }) => user).toSorted(), opened })),
  });
  return { clock, matches, opening, published };
}

const client = { send: () => {} };

test('a person on another server isn’t matched twice while their table is being opened', async () => {
  const { matches, opening } = openQueue();
  const bob = entryOf('bob', { server: 'there' });
  matches.apply({ type: 'match-waits', entry: bob });
  matches.join(entryOf('ann'), client);
  // The other server repeats who waits there.
  matches.apply({ type: 'match-waits', entry: bob });
  matches.join(entryOf('cal'), client);
  expect(opening.map(({ users }) => users)).toEqual([['ann', 'bob']]);
  opening[0]?.opened(undefined);
  await settle();
  matches.join(entryOf('dot'), client);
  expect(opening[1]?.users).toContain('dot');
});

test('a person who looks for another game meanwhile goes on waiting for that one', async () => {
  const { matches, opening } = openQueue();
  matches.join(entryOf('bob'), client);
  matches.join(entryOf('ann'), client);
  matches.join(entryOf('ann', { game: gameId('colt-express'), seats: 4 }), client);
  opening[0]?.opened(undefined);
  await settle();
  expect(matches.queues().map(({ game, waiting }) => [game, waiting])).toEqual([
    ['bang-duel', 1],
    ['colt-express', 1],
  ]);
});

test('the server of a person who was matched elsewhere takes back what it repeated meanwhile', () => {
  const { matches, published } = openQueue(false);
  matches.join(entryOf('bob'), client);
  matches.apply({ type: 'match-found', table: tableId('table1'), users: [userId('ann'), userId('bob')] });
  expect(published.at(-1)).toEqual({ type: 'match-left', user: 'bob' });
});
