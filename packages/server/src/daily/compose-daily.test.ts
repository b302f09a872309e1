import { builtInCatalog } from '@saloon/catalog';
import { tableId } from '@saloon/protocol';
import pino from 'pino';
import { expect, test } from 'vitest';
import { SerialQueue } from '../serial-queue.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import { StoreError } from '../store/store.ts';
import { TimeSlices } from '../tables/time-slices.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { composeDaily } from './compose-daily.ts';

test('a result that could not be written is written with the next look, once', async () => {
  const clock = new FakeClock();
  let reads = 0;
  const entries = async () => {
    reads += 1;
    if (reads === 1) throw new StoreError('unavailable', 'the database is away');
    return [];
  };
  const daily = composeDaily({
    store: { ...openSqliteStore(':memory:', 0), entries },
    ...{ clock, log: pino({ level: 'silent' }), catalog: builtInCatalog, slices: new TimeSlices(clock) },
    ...{
      heavyWork: new SerialQueue(),
      tables: () => ({ load() {} }),
      runsPerLevel: 0,
      server: 'here',
      isCluster: false,
    },
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
