import pino from 'pino';
import { expect, test } from 'vitest';
import { Guards } from './guards.ts';
import { Listeners } from './listeners.ts';

test('a listener that fails is logged under its name, and the others hear the event', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const listeners = new Listeners<{ rang: (times: number) => void }>(log);
  const heard: number[] = [];
  listeners.on('broken', {
    rang() {
      throw new Error('no bell');
    },
  });
  listeners.on('bell', { rang: (times) => void heard.push(times) });
  listeners.emit('rang', 2);
  expect(heard).toEqual([2]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ feature: 'broken', event: 'rang' }]);
});

test('the first guard that refuses decides, also after one that takes its time', async () => {
  const guards = new Guards<{ sit: (name: string) => Promise<string | undefined> | string | undefined }>();
  expect(guards.ask('sit', 'Ann')).toBeUndefined();
  guards.add({ sit: async (name) => (name === 'Ann' ? 'too-late' : undefined) });
  guards.add({ sit: (name) => (name === 'Bob' ? 'barred' : undefined) });
  expect(await Promise.all(['Ann', 'Bob', 'Cal'].map((name) => guards.ask('sit', name)))).toEqual([
    'too-late',
    'barred',
    undefined,
  ]);
});
