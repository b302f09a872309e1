import { sha256 } from '@saloon/kernel';
import { PROTOCOL, tableId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { PersonRecords } from '../core/identity/person-records.ts';
import { runOne } from '../core/store/shared-sql.ts';
import type { Store } from '../core/store/store.ts';
import { AdminRecords } from '../features/admin/admin-records.ts';
import { BlockList } from '../features/friends/block-list.ts';
import { TieRecords } from '../features/friends/tie-records.ts';
import { NoticeRecords } from '../features/moderation/notices.ts';
import { ReportRecords } from '../features/moderation/report-records.ts';
import { RulingRecords } from '../features/moderation/ruling-records.ts';
import { peopleRecords } from '../features/people/records.ts';
import { ticketHash } from '../features/people/ticket-records.ts';
import { ProblemRecords } from '../features/problems/problem-records.ts';
import { WebhookRecords } from '../features/webhooks/webhook-records.ts';
import { eventually } from './eventually.ts';
import { openTestServer } from './memory-server.ts';
import { ann, bob } from './stored-rows.ts';

/** What every store keeps about people. */
export function peopleTests(open: () => Promise<Store>, reopen: (store: Store) => Promise<Store>): void {
  const guest = (name: string) => ({ id: userId(name.toLowerCase()), secretHash: `hash of ${name}`, name });

  test('keeps people, one handle each, and no two that look alike', async () => {
    const first = await open();
    const people = new PersonRecords(first.query);
    await people.keep(guest('Ann'), 1000);
    await people.keep(guest('Bob'), 2000);
    await people.keep({ ...guest('Ann'), name: 'Somebody' }, 3000);
    expect(await people.find(userId('nobody'))).toBeUndefined();
    expect(await people.setHandle(ann, 'Annie', 'annle')).toBe(true);
    expect(await people.setHandle(bob, 'annie', 'annle')).toBe(false);
    expect(await people.setHandle(ann, 'ANNIE', 'annle')).toBe(true);
    expect(await people.setHandle(userId('nobody'), 'nobody', 'nobody')).toBe(false);
    await people.change(ann, { portrait: 'belle', isPrivate: true });
    await people.change(ann, { showsOnline: false });
    await people.change(bob, {});
    const store = await reopen(first);
    const again = new PersonRecords(store.query);
    const kept = {
      id: ann,
      name: 'Ann',
      handle: 'ANNIE',
      portrait: 'belle',
      isPrivate: true,
      showsOnline: false,
      createdAt: 1000,
      deletedAt: undefined,
    };
    expect(await again.find(ann)).toEqual(kept);
    expect(await again.findFolded('annle')).toEqual(kept);
    expect(await again.find(bob)).toMatchObject({ handle: undefined, isPrivate: false, showsOnline: true });
    expect((await again.findAll([ann, bob, userId('nobody')])).map(({ name }) => name).toSorted()).toEqual([
      'Ann',
      'Bob',
    ]);
    expect(await again.findAll([])).toEqual([]);
    expect(await again.takenOf(['annle', 'bob'])).toEqual(new Set(['annle']));
    expect((await again.search('an', 9)).map(({ id }) => id)).toEqual([ann]);
    expect(await again.search('%', 1)).toHaveLength(1);
    await store.close();
  });

  test('gives somebody with an account the saved name on every device, and a guest the name of the browser', async () => {
    const store = await open();
    const { connect } = await openTestServer({ store });
    const first = connect();
    const { user } = await first.hello('Guest Wyatt');
    const { people, devices, recovery } = peopleRecords(store.query, () => 5000);
    await people.keep({ id: user, secretHash: sha256(first.secret), name: 'Guest Wyatt' }, 1000);
    const phone = connect();
    const own = { id: 'phone', user, secretHash: sha256(phone.secret), name: '', createdAt: 1, seenAt: 1 };
    await recovery.save({ user, secretHash: sha256(first.secret) }, 'code', 1);
    await devices.add(own, { type: 'recovery-code', hash: 'code' }, 9);
    const signedIn = phone.next('welcome');
    phone.send({ type: 'hello', protocol: PROTOCOL, secret: phone.secret, user, name: 'Guest Wyatt' });
    await signedIn;
    const heard = phone.next('welcome', ({ name }) => name === 'Annie');
    first.send({ type: 'set-name', name: 'Annie' });
    await heard;
    await eventually(async () => expect((await people.find(user))?.name).toBe('Annie'));
    const again = connect(phone.secret);
    const welcome = again.next('welcome');
    again.send({ type: 'hello', protocol: PROTOCOL, secret: phone.secret, user, name: 'Гость Уайетт' });
    expect((await welcome).name).toBe('Annie');
    const guest = connect();
    await guest.hello('Bob');
    expect((await connect(guest.secret).hello('Bobby')).name).toBe('Bobby');
    await store.close();
  });

  test('keeps devices, passkeys and recovery codes, and signs each out alone', async () => {
    const store = await open();
    const { people, devices, passkeys, recovery } = peopleRecords(store.query, () => 5000);
    await people.keep(guest('Ann'), 1000);
    const passkey = { id: 'key', user: ann, name: 'Key', publicKey: 'AB-_', counter: 3, transports: ['usb', 'nfc'] };
    const key = { type: 'passkey', id: 'key' } as const;
    expect(await passkeys.add({ ...passkey, createdAt: 1000 }, 'hash of Bob', 9)).toBe('known');
    expect(await passkeys.add({ ...passkey, createdAt: 1000 }, 'hash of Ann', 9)).toBe('added');
    const device = (id: string, at: number) => ({
      id,
      user: ann,
      secretHash: `hash ${id}`,
      name: 'Firefox',
      createdAt: at,
      seenAt: at,
    });
    for (const [at, id] of ['a', 'b', 'c'].entries()) expect(await devices.add(device(id, at), key, 2)).toBe(true);
    expect(await devices.add(device('c', 9), key, 2)).toBe(false);
    expect(await devices.add(device('d', 9), { ...key, id: 'another' }, 2)).toBe(false);
    expect((await devices.of(ann)).map(({ id }) => id)).toEqual(['c', 'b']);
    await devices.seen('hash b', 7);
    expect(await devices.of(ann)).toEqual([{ ...device('b', 1), seenAt: 7 }, device('c', 2)]);
    expect([await devices.has(ann, 'hash b'), await devices.has(bob, 'hash b')]).toEqual([true, false]);
    // A further device may take the place of the first, and change everybody's secret.
    const { secretHash: first = '' } = (await store.user(ann)) ?? {};
    expect(await devices.replaceFirst(ann, 'another', 'hash b')).toBe(false);
    expect(await devices.replaceFirst(ann, first, 'hash c')).toBe(true);
    expect(await devices.replaceFirst(ann, first, 'hash b')).toBe(false);
    expect((await store.user(ann))?.secretHash).toBe('hash c');
    expect(await store.changeSecret({ ...guest('Ann'), secretHash: 'new' }, 'hash b', { passkeys: true })).toBe(true);
    expect([await devices.of(ann), (await store.user(ann))?.secretHash]).toEqual([[], 'new']);

    expect(await passkeys.add({ ...passkey, createdAt: 1000 }, 'new', 9)).toBe('known');
    expect(await passkeys.used('key', 4, 2000)).toBe(true);
    expect(await passkeys.used('key', 4, 3000)).toBe(false);
    expect(await passkeys.rename(bob, 'key', 'Mine')).toBe(false);
    expect(await passkeys.rename(ann, 'key', 'Blue')).toBe(true);
    // The new secret was set by who kept the passkeys, and their person has yet to say that they are theirs.
    const kept = { ...passkey, name: 'Blue', counter: 4, createdAt: 1000, usedAt: 2000, isLocked: true };
    expect([await passkeys.find('key'), await passkeys.of(ann)]).toEqual([kept, [kept]]);
    expect([await passkeys.remove(bob, 'key'), await passkeys.remove(ann, 'key')]).toEqual([false, true]);

    const identity = { user: ann, secretHash: 'new' };
    expect(await recovery.save({ ...identity, secretHash: 'hash c' }, 'thief', 1000)).toBe(false);
    expect(await recovery.save(identity, 'old', 1000)).toBe(true);
    expect(await recovery.save(identity, 'code', 2000)).toBe(true);
    expect([await recovery.madeAt(ann), await recovery.madeAt(bob)]).toEqual([2000, undefined]);
    expect([await recovery.find('old'), await recovery.find('code')]).toEqual([undefined, ann]);
    // It is used up by the device that it signs in, and only by that.
    const code = { type: 'recovery-code', hash: 'code' } as const;
    expect(await devices.add({ ...device('e', 1), user: bob }, code, 2)).toBe(false);
    expect(await devices.add(device('e', 1), code, 2)).toBe(true);
    expect(await devices.add(device('f', 1), code, 2)).toBe(false);
    expect(await devices.isUsed('hash f')).toBe(false);
    await store.close();
  });

  test('a new secret deletes every other way in by the same transaction, and passkeys unless they are kept', async () => {
    const store = await open();
    const records = peopleRecords(store.query, () => 5000);
    const { people, devices, passkeys, recovery, tickets } = records;
    await people.keep(guest('Ann'), 1000);
    await people.keep(guest('Bob'), 1000);
    const passkey = { user: ann, name: '', publicKey: '', counter: 0, transports: [], createdAt: 1 };
    const add = (secretHash: string) => passkeys.add({ ...passkey, id: 'key' }, secretHash, 9);
    const left = async () => ({
      passkeys: (await passkeys.of(ann)).length,
      code: await recovery.madeAt(ann),
      ticket: await tickets.find('device-link', 'link'),
    });
    const fill = async (secretHash: string) => {
      await add(secretHash);
      await recovery.save({ user: ann, secretHash }, 'code', 1000);
      await tickets.add('device-link', 'link', 100, { user: ann, body: 'confirmed' });
    };
    await fill('hash of Ann');
    await tickets.add('device-link', 'of bob', 100, { user: bob, body: 'open' });
    expect(await store.changeSecret({ ...guest('Ann'), secretHash: 'new' }, 'wrong', { passkeys: false })).toBe(false);
    expect(await left()).toEqual({ passkeys: 1, code: 1000, ticket: { user: ann, body: 'confirmed' } });
    expect(await store.changeSecret({ ...guest('Ann'), secretHash: 'new' }, 'hash of Ann', { passkeys: true })).toBe(
      true,
    );
    expect(await left()).toEqual({ passkeys: 1, code: undefined, ticket: undefined });
    await fill('new');
    expect(await store.changeSecret({ ...guest('Ann'), secretHash: 'newer' }, 'new', { passkeys: false })).toBe(true);
    expect(await left()).toEqual({ passkeys: 0, code: undefined, ticket: undefined });
    expect(await tickets.find('device-link', 'of bob')).toEqual({ user: bob, body: 'open' });
    // A link whose confirmation was on its way when the secret changed.
    await tickets.add('device-link', 'late', 100, { user: ann, body: 'confirmed' });
    const late = { id: 'd', user: ann, secretHash: 'thief', name: '', createdAt: 1, seenAt: 1 };
    const by = { type: 'link', hash: ticketHash('late'), by: 'new' } as const;
    expect(await devices.add(late, by, 9)).toBe(false);
    expect(await devices.add(late, { ...by, by: 'newer' }, 9)).toBe(true);
    expect(await tickets.find('device-link', 'late')).toBeUndefined();
    await store.close();
  });

  test('a revoke that meets a sign-in, a new code or a new passkey leaves no way in, however they interleave', async () => {
    const store = await open();
    const { people, devices, passkeys, recovery, tickets } = peopleRecords(store.query, () => 5000);
    const TRIES = 25;
    for (let i = 0; i < TRIES; i++) {
      const id = userId(`person ${i}`);
      const own = { id, secretHash: `own ${i}`, name: 'Ann' };
      const old = { user: id, secretHash: own.secretHash };
      await people.keep(own, 1);
      const passkey = { user: id, name: '', publicKey: '', counter: 0, transports: [], createdAt: 1 };
      await passkeys.add({ ...passkey, id: `key ${i}` }, own.secretHash, 9);
      await recovery.save(old, `code ${i}`, 1);
      await tickets.add('device-link', `link ${i}`, 100, { user: id, body: 'confirmed' });
      const device = (n: number) => ({
        id: `${i}-${n}`,
        user: id,
        secretHash: `${i}-${n}`,
        name: '',
        createdAt: 1,
        seenAt: 1,
      });
      const first = { ...device(0), secretHash: `thief ${i}` };
      await devices.add(first, { type: 'passkey', id: `key ${i}` }, 9);
      await Promise.all([
        devices.add(device(1), { type: 'passkey', id: `key ${i}` }, 9),
        devices.add(device(2), { type: 'recovery-code', hash: `code ${i}` }, 9),
        devices.add(device(3), { type: 'link', hash: ticketHash(`link ${i}`), by: own.secretHash }, 9),
        store.changeSecret({ ...own, secretHash: `new ${i}` }, own.secretHash, { passkeys: false }),
        devices.replaceFirst(id, own.secretHash, first.secretHash),
        recovery.save(old, `later ${i}`, 1),
        passkeys.add({ ...passkey, id: `later ${i}` }, own.secretHash, 9),
      ]);
      const isDone = (await store.user(id))?.secretHash === `new ${i}`;
      // The thief's device may have taken the place of the first before: then the owner's secret no longer counted.
      if (!isDone) expect((await store.user(id))?.secretHash).toBe(first.secretHash);
      else {
        const ways = [await devices.of(id), await passkeys.of(id), await recovery.madeAt(id)];
        expect(ways).toEqual([[], [], undefined]);
      }
    }
    await store.close();
  });

  test('a ticket is taken once, in time, and for what it was made', async () => {
    const store = await open();
    let now = 1000;
    const { tickets } = peopleRecords(store.query, () => now);
    await tickets.add('sign-in', 'first', 100, { user: undefined, body: 'site' });
    await tickets.add('device-link', 'second', 100, { user: ann, body: 'open' });
    expect(await tickets.take('device-link', 'first')).toBeUndefined();
    expect(await tickets.take('sign-in', 'first')).toEqual({ user: undefined, body: 'site' });
    expect(await tickets.take('sign-in', 'first')).toBeUndefined();
    expect(await tickets.change('device-link', 'second', 'open', 'asked')).toBe(true);
    expect(await tickets.change('device-link', 'second', 'open', 'asked')).toBe(false);
    expect(await tickets.find('device-link', 'second')).toEqual({ user: ann, body: 'asked' });
    now = 1101;
    expect(await tickets.find('device-link', 'second')).toBeUndefined();
    expect(await tickets.take('device-link', 'second')).toBeUndefined();
    await store.close();
  });

  test('friends have a tie each way; requests, mutes and blocks have one', async () => {
    const store = await open();
    const ties = new TieRecords(store.query);
    const blocks = new BlockList(store.query);
    const cal = userId('cal');
    await ties.add({ user: ann, other: bob, kind: 'asked', at: 1 }, 9);
    await ties.add({ user: ann, other: bob, kind: 'asked', at: 2 }, 9);
    expect(await ties.of(bob)).toEqual([{ user: ann, other: bob, kind: 'asked', at: 1 }]);
    await ties.befriend(bob, ann, 3, 9);
    expect((await ties.between(ann, bob)).map(({ kind }) => kind)).toEqual(['friend', 'friend']);
    await ties.add({ user: ann, other: cal, kind: 'muted', at: 4 }, 9);
    await ties.block(cal, ann, 5, 9);
    await ties.block(ann, bob, 6, 9);
    expect((await ties.of(ann)).map(({ other, kind }) => [other, kind])).toEqual([
      [cal, 'muted'],
      [bob, 'blocked'],
    ]);
    expect(await ties.of(bob)).toEqual([]);
    expect((await ties.apartFrom(ann)).toSorted()).toEqual([bob, cal]);
    expect(await ties.apartFrom(userId('dot'))).toEqual([]);
    await blocks.read();
    expect([blocks.has(ann, bob), blocks.has(bob, ann), blocks.has(cal, ann)]).toEqual([true, false, true]);
    await ties.remove(ann, bob, 'blocked');
    await blocks.read();
    expect(blocks.has(ann, bob)).toBe(false);
    await store.close();
  });

  test('keeps reports, problems, admins and their log, notices, webhooks and reasons', async () => {
    const store = await open();
    const reports = new ReportRecords(store.query);
    const problems = new ProblemRecords(store.query);
    const admins = new AdminRecords(store.query);
    const notices = new NoticeRecords(store.query);
    const webhooks = new WebhookRecords(store.query);
    const table = tableId('a');
    const report = (id: string, at: number) => ({
      id,
      at,
      reporter: ann,
      about: bob,
      table,
      reason: 'insults' as const,
      note: '«Ё»',
      messages: [{ name: 'Bob', text: 'Dog' }],
    });
    // One open report about a person at a table, however often somebody presses the button.
    expect([await reports.addReport(report('r1', 1)), await reports.addReport(report('r2', 2))]).toEqual([true, false]);
    expect(await reports.closeReport('r1', 3, 'operator', 'Warned')).toBe(true);
    expect(await reports.addReport(report('r2', 2))).toBe(true);
    expect(await reports.closeReport('r1', 4, 'operator', 'Again')).toBe(false);
    expect(await reports.reports(false, 9)).toEqual([report('r2', 2)]);
    expect(await reports.reports(true, 9)).toEqual([
      { ...report('r1', 1), closed: { at: 3, by: 'operator', outcome: 'Warned' } },
    ]);
    const problem = (id: string, at: number) => ({ id, at, user: ann, table, seen: '{}' });
    await problems.add({ ...problem('p0', 0), source: 'home' }, 3);
    for (const at of [1, 2, 3, 4]) await problems.add({ ...problem(`p${at}`, at), source: 'flood' }, 3);
    // A sender of many pushes out only their own.
    expect(await problems.last(9)).toEqual([problem('p4', 4), problem('p3', 3), problem('p0', 0)]);
    expect([await problems.find('p4'), await problems.find('p1')]).toEqual([problem('p4', 4), undefined]);
    await admins.setAdmin(ann, true, 1);
    await admins.setAdmin(ann, true, 2);
    expect(await admins.admins()).toEqual([ann]);
    await admins.setAdmin(ann, false, 3);
    expect(await admins.admins()).toEqual([]);
    const action = (at: number) => ({ at, admin: 'operator', action: 'suspend', subject: 'bob', note: '' });
    await admins.addAction(action(1));
    await admins.addAction(action(2));
    expect(await admins.actions(9)).toEqual([action(2), action(1)]);
    await notices.set('words', 'varmint', 1);
    await notices.set('words', 'dog', 2);
    expect([await notices.of('words'), await notices.of('announcement')]).toEqual(['dog', '']);
    const webhook = {
      table,
      user: ann,
      url: 'https://a.test/',
      shape: 'slack',
      lang: 'ru',
      origin: 'https://b.test',
    } as const;
    await webhooks.set({ ...webhook, shape: 'discord' }, 1);
    await webhooks.set(webhook, 2);
    expect(await webhooks.of(table)).toEqual(webhook);
    await webhooks.delete(table);
    expect(await webhooks.of(table)).toBeUndefined();
    const ruling = { kind: 'banned-user', subject: bob, at: 1, until: 5, reason: 'Insults' } as const;
    const rulings = new RulingRecords(store.query);
    await rulings.save(ruling);
    expect(await rulings.all()).toEqual([ruling]);
    await store.close();
  });

  test('runs statements together: all of them or none', async () => {
    const store = await open();
    const insert = 'INSERT INTO people (id, folded, created_at) VALUES ($1, $2, $3)';
    const bad = store.query([
      [insert, 'a', 'same', 1],
      [insert, 'b', 'same', 2],
    ]);
    await expect(bad).rejects.toMatchObject({ code: 'unavailable' });
    expect(await runOne(store.query, 'SELECT id FROM people')).toEqual([]);
    await store.query([
      [insert, 'a', 'one', 1],
      [insert, 'b', 'two', 2],
    ]);
    expect(await runOne(store.query, 'SELECT id FROM people ORDER BY id')).toEqual([{ id: 'a' }, { id: 'b' }]);
    expect(await store.query([])).toEqual([]);
    await store.close();
  });
}
