import { expect, test } from 'vitest';
import { nextTurn, SerialQueue } from './serial-queue.ts';

test('work starts one turn after the previous piece has ended, also after an error', async () => {
  const works = new SerialQueue();
  const told: string[] = [];
  const work = (name: string) => async () => {
    told.push(`${name} begins`);
    await nextTurn();
    told.push(`${name} ends`);
    if (name === 'b') throw new Error('Cannot do b');
    return name;
  };
  const done = ['a', 'b', 'c'].map((name) => works.run(work(name)));
  expect(await Promise.allSettled(done)).toMatchObject([{ value: 'a' }, { status: 'rejected' }, { value: 'c' }]);
  expect(told).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  told.length = 0;
  setImmediate(() => told.push('somebody else'));
  await Promise.all([works.run(async () => told.push('d')), works.run(async () => told.push('e'))]);
  expect(told).toEqual(['d', 'somebody else', 'e']);
});
