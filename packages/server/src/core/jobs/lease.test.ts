import { expect, test } from 'vitest';
import { FakeClock, settle } from '../../testing/fake-clock.ts';
import { FakeProcess } from '../../testing/fake-process.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { LEASE_MS, Lease, RENEW_EVERY } from './lease.ts';

async function leased() {
  const clock = new FakeClock();
  const process = new FakeProcess();
  const store = openSqliteStore(':memory:', clock.wall(), clock.monotonic);
  const state = { isAway: false, broken: 0 };
  const gated: Store = process.store({
    ...store,
    key: store.key,
    renewLease: async (...args) => {
      if (state.isAway) throw new Error('away');
      return store.renewLease(...args);
    },
    endLease: async (...args) => {
      if (state.isAway) throw new Error('away');
      return store.endLease(...args);
    },
  });
  const lease = new Lease(gated, 'east', process.clock(clock));
  await lease.start(() => {
    state.broken += 1;
  });
  return { clock, process, lease, state };
}

test('a lease is held as long as the server renews it', async () => {
  const { clock, lease, state } = await leased();
  for (let i = 0; i < 20; i++) {
    await clock.pass(333);
    expect(lease.isHeld).toBe(true);
  }
  expect(state.broken).toBe(0);
  await lease.end();
  expect(lease.isHeld).toBe(false);
});

test('a server that slept past its lease does not hold it until the store has confirmed it', async () => {
  const { clock, process, lease, state } = await leased();
  process.pause();
  await clock.pass(LEASE_MS + 100);
  expect(lease.isHeld).toBe(false);
  process.wake();
  expect(lease.isHeld).toBe(false);
  expect(await lease.renew()).toBe('broken');
  expect(state.broken).toBe(1);
  expect(lease.isHeld).toBe(true);
  expect(await lease.renew()).toBe('held');
});

test('a server that slept less than its lease still holds it', async () => {
  const { clock, process, lease, state } = await leased();
  process.pause();
  await clock.pass(LEASE_MS - 100);
  process.wake();
  expect(await lease.renew()).toBe('held');
  await clock.pass(1000);
  expect([lease.isHeld, state.broken]).toEqual([true, 0]);
});

test('an answer that was on its way while the server slept renews nothing', async () => {
  const { clock, process, lease, state } = await leased();
  await clock.pass(RENEW_EVERY - 1);
  // The first beat is asked, and its answer waits until the server wakes.
  const beat = clock.pass(1);
  process.pause();
  await beat;
  await clock.pass(LEASE_MS + 1000);
  const renewed = lease.renew();
  process.wake();
  await settle();
  expect(await renewed).toBe('broken');
  expect(state.broken).toBe(1);
});

test('the lease runs out while the store is unavailable, and is broken when the store says so', async () => {
  const { clock, lease, state } = await leased();
  state.isAway = true;
  await clock.pass(LEASE_MS + 1);
  expect(lease.isHeld).toBe(false);
  expect(await lease.renew()).toBe('away');
  expect(state.broken).toBe(0);
  state.isAway = false;
  await clock.pass(RENEW_EVERY);
  expect([lease.isHeld, state.broken]).toEqual([true, 1]);
});

test('a server can stop while the store is unavailable: its lease runs out', async () => {
  const { lease, state } = await leased();
  state.isAway = true;
  await lease.end();
  expect(lease.isHeld).toBe(false);
});
