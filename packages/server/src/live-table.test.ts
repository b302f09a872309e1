import type { Seat } from '@saloon/kernel';
import { seat } from '@saloon/kernel';
import { tableId, userId } from '@saloon/protocol';
import { openTable, type TableActor } from '@saloon/table';
import { expect, test } from 'vitest';
import { LiveTable, type TableHost } from './live-table.ts';
import { correspondenceClock } from './table-clock.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { seeds } from './testing/memory-house.ts';
import { tableOf } from './testing/stored-things.ts';

const nothing = () => undefined;
const host: TableHost = {
  changed: nothing,
  settled: nothing,
  unsettled: nothing,
  taken: nothing,
  broke: nothing,
  rowChanged: nothing,
  asked: nothing,
  wall: () => 0,
};

/** A table where these are waited for, and a clock of the game goes off at this time. */
function waitingFor(toAct: readonly Seat[], deadline: number | undefined): LiveTable {
  const opened = openTable({
    id: tableId('table1'),
    seed: seeds()(),
    host: { user: userId('ann'), name: 'Ann' },
    request: {
      type: 'open-table',
      id: 'x',
      game: 'wright-brothers',
      seats: [{ type: 'me' }, { type: 'open' }],
      isPrivate: false,
    },
  });
  if (!opened.ok) throw new Error('Cannot test: no table');
  const { seating } = opened.table;
  const actor = { seating, toAct, deadline } as unknown as TableActor;
  const clock = new FakeClock();
  return new LiveTable(host, actor, correspondenceClock(clock, 0, clock.wall()), tableOf('table1'), 1);
}

test('a list says when time runs out for those who are waited for; a clock that nobody may know of is in none', () => {
  const opened = new FakeClock().wall();
  expect(waitingFor([seat(1)], 5000).seating).toMatchObject({ toAct: [1], dueAt: opened + 5000 });
  expect(waitingFor([seat(1)], undefined).seating).not.toHaveProperty('dueAt');
  expect(waitingFor([], 5000).seating).not.toHaveProperty('dueAt');
});
