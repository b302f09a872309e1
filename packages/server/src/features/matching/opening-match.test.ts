import { gameId } from '@saloon/kernel';
import { type TableId, tableId, userId } from '@saloon/protocol';
import pino from 'pino';
import { expect, test } from 'vitest';
import { Job } from '../../core/jobs/job.ts';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import type { MatchBroadcast, MatchEntry } from './match-entry.ts';
import { Matches } from './matches.ts';

const entryOf = (name: string, more: Partial<MatchEntry> = {}): MatchEntry => ({
  user: userId(name),
  name,
  game: gameId('bang-duel'),
  pace: 'live',
  seats: 2,
  isRated: false,
  rating: 1200,
  since: 0,
  apart: [],
  server: 'here',
  ...more,
});

/** A queue whose tables open when the test says so. */
function openQueue(isHeld = true) {
  const opening: { readonly users: readonly string[]; readonly opened: (table: TableId | undefined) => void }[] = [];
  const published: MatchBroadcast[] = [];
  const clock = new FakeClock();
  const log = pino({ level: 'silent' });
  const matches = new Matches({
    clock,
    log,
    tell: () => {},
    publish: (broadcast) => published.push(broadcast),
    job: (job) => new Job({ clock, log, store: { query: async () => [] }, server: 'here', isCluster: !isHeld }, job),
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
  expect(published.at(-1)).toEqual({ type: 'match-left', user: 'bob', isMatched: true });
});

test('somebody in two tabs waits until both are closed, and both hear of the match', async () => {
  const { matches, opening, published } = openQueue();
  const found: string[] = [];
  const tab = (name: string) => ({ send: () => void found.push(name) });
  const [one, other, third] = [tab('one'), tab('other'), tab('third')];
  for (const each of [one, other, third]) matches.join(entryOf('ann'), each);
  matches.disconnected(other);
  expect(matches.size).toBe(1);
  matches.join(entryOf('bob'), client);
  opening[0]?.opened(tableId('table1'));
  await settle();
  expect(found).toEqual(['one', 'third']);
  matches.join(entryOf('ann'), one);
  matches.join(entryOf('ann'), third);
  matches.disconnected(third);
  expect(matches.size).toBe(1);
  matches.disconnected(one);
  expect(matches.size).toBe(0);
  for (const each of [one, third]) matches.join(entryOf('ann'), each);
  matches.leave(userId('ann'), one);
  expect(matches.size).toBe(0);
  expect(published.at(-1)).toEqual({ type: 'match-left', user: 'ann' });
});
