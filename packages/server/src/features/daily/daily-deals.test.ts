import { builtInCatalog } from '@saloon/catalog';
import { tableId } from '@saloon/protocol';
import pino from 'pino';
import { expect, test } from 'vitest';
import { Job } from '../../core/jobs/job.ts';
import { openSqliteStore } from '../../core/store/sqlite/sqlite-store.ts';
import { StoreError } from '../../core/store/store.ts';
import { SerialQueue } from '../../core/time/serial-queue.ts';
import { TimeSlices } from '../../core/time/time-slices.ts';
import { FakeClock } from '../../testing/fake-clock.ts';
import { dailyDeals } from './daily-deals.ts';

test('a result that could not be written is written with the next look, once', async () => {
  const clock = new FakeClock();
  let reads = 0;
  const entries = async () => {
    reads += 1;
    if (reads === 1) throw new StoreError('unavailable', 'the database is away');
    return [];
  };
  const log = pino({ level: 'silent' });
  const store = { ...openSqliteStore(':memory:', 0), entries };
  const daily = dailyDeals({
    store,
    clock,
    log,
    catalog: builtInCatalog,
    slices: new TimeSlices(clock),
    heavyWork: new SerialQueue(),
    tables: { load() {} },
    job: (job) => new Job({ store, clock, log, server: 'here', isCluster: false }, job),
    runsPerLevel: 0,
  });
  daily.onDealOver(tableId('table1'));
  await daily.idle();
  expect(reads).toBe(1);
  for (let look = 0; look < 3; look++) {
    await daily.closeDays();
    await daily.idle();
  }
  expect(reads).toBe(2);
});
