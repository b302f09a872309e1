import { gameId, seedOf } from '@saloon/kernel';
import { type UserId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { addWithin } from '../core/store/add-within.ts';
import type { Store } from '../core/store/store.ts';
import { TieRecords } from '../features/friends/tie-records.ts';
import { peopleRecords } from '../features/people/records.ts';
import { TournamentRecords } from '../features/tournaments/tournament-records.ts';
import { ann, bob } from './stored-rows.ts';

const TEN = Array.from({ length: 10 }, (_, i) => i);
const atOnce = <T>(run: (i: number) => Promise<T>): Promise<readonly T[]> => Promise.all(TEN.map(run));

/** What is limited stays so when ten requests come at once, in every store. */
export function limitTests(open: () => Promise<Store>): void {
  const hosted = (i: number) => ({
    id: `cup${i}`,
    host: ann,
    title: '',
    game: gameId('bang-duel'),
    options: {},
    seats: 2,
    format: 'swiss' as const,
    rounds: 3,
    size: 4,
    openedAt: 1000,
    startsAt: 9000,
    waitMs: 1,
    roundMs: 1,
    seed: seedOf(1),
    phase: 'signup' as const,
    round: 0,
    roundAt: undefined,
  });

  test('ten at once: as many fit as are allowed, for one person and table alone', async () => {
    const store = await open();
    const { passkeys, people } = peopleRecords(store.query, () => 0);
    const ties = new TieRecords(store.query);
    await people.keep({ id: ann, secretHash: 'own', name: 'Ann' }, 1);
    const other = (i: number): UserId => userId(`other${i}`);
    const tournaments = new TournamentRecords(store.query);
    expect((await atOnce((i) => tournaments.add(hosted(i), 3))).filter(Boolean)).toHaveLength(3);
    expect(await tournaments.active()).toHaveLength(3);
    expect(await tournaments.cancel((await tournaments.active())[0]?.id ?? '', 1)).toBe(true);
    expect((await atOnce((i) => tournaments.add(hosted(i + 10), 3))).filter(Boolean)).toHaveLength(1);
    const key = (i: number) => ({ id: `key${i}`, user: ann, name: '', publicKey: '', counter: 0, transports: [] });
    const keys = await atOnce((i) => passkeys.add({ ...key(i), createdAt: 1 }, 'own', 4));
    expect([keys.filter((one) => one === 'added').length, (await passkeys.of(ann)).length]).toEqual([4, 4]);
    await ties.add({ user: ann, other: other(0), kind: 'asked', at: 1 }, 4);
    for (const kind of ['asked', 'muted'] as const) {
      await atOnce((i) => ties.add({ user: ann, other: other(i), kind, at: 1 }, 4));
      expect((await ties.of(ann)).filter((tie) => tie.kind === kind)).toHaveLength(4);
    }
    await atOnce((i) => ties.block(ann, other(i), 1, 4));
    const left = (await ties.of(ann)).map(({ kind, other: to }) => `${kind} ${to}`);
    expect(left.filter((one) => one.startsWith('blocked'))).toHaveLength(4);
    // Only a person who is blocked now is no longer asked.
    for (const one of left.filter((text) => text.startsWith('asked'))) {
      expect(left).not.toContain(one.replace('asked', 'blocked'));
    }
    await store.close();
  });

  test('both sides of a friendship have room for it, and it needs a request', async () => {
    const store = await open();
    const ties = new TieRecords(store.query);
    const other = (i: number): UserId => userId(`other${i}`);
    const friendsOf = async (user: UserId) => (await ties.of(user)).filter(({ kind }) => kind === 'friend').length;
    expect(await ties.befriend(ann, bob, 1, 3)).toBe('not-asked');
    for (const i of TEN) await ties.add({ user: ann, other: other(i), kind: 'asked', at: 1 }, 99);
    const agreed = await atOnce((i) => ties.befriend(other(i), ann, 2, 3));
    expect(agreed.filter((one) => one === 'friends')).toHaveLength(3);
    expect(agreed.filter((one) => one === 'their-friends-full')).toHaveLength(7);
    expect(await friendsOf(ann)).toBe(3);
    // The request stays for when there is room.
    expect((await ties.of(ann)).filter(({ kind }) => kind === 'asked')).toHaveLength(7);
    await ties.add({ user: bob, other: ann, kind: 'asked', at: 1 }, 99);
    expect(await ties.befriend(ann, bob, 3, 3)).toBe('too-many-friends');
    expect(await friendsOf(bob)).toBe(0);
    await ties.part(ann, other(agreed.indexOf('friends')));
    expect(await ties.befriend(ann, bob, 3, 3)).toBe('friends');
    expect([await friendsOf(ann), await friendsOf(bob)]).toEqual([3, 1]);
    await store.close();
  });

  test('a row that is there is known, and what follows is in the same transaction', async () => {
    const store = await open();
    const row = { user_id: ann, since: 5 };
    const admins = { into: 'admins', row, per: ['since'], most: 2 } as const;
    expect(await addWithin(store.query, admins)).toBe('added');
    expect(await addWithin(store.query, admins)).toBe('known');
    expect(await addWithin(store.query, { ...admins, row: { ...row, user_id: bob } })).toBe('added');
    expect(await addWithin(store.query, { ...admins, row: { user_id: 'cal', since: 5 } })).toBe('full');
    expect(await addWithin(store.query, { ...admins, row: { user_id: 'cal', since: 6 } })).toBe('added');
    const broken = addWithin(store.query, { ...admins, row: { user_id: 'dot', since: 6 } }, [['nonsense']]);
    await expect(broken).rejects.toThrow();
    expect((await store.query([['SELECT user_id FROM admins']]))[0]).toHaveLength(3);
    await store.close();
  });
}
