import { expect, test } from 'vitest';
import { playPrint } from './play-print.ts';
import { RUNGS, type Rung } from './rungs.ts';

const rung = (id: string): Rung => RUNGS.find((one) => one.id === id) ?? expect.fail(`there is ${id}`);
const { signal } = new AbortController();

test('the fingerprint of play depends on how the bots play, and is always the same', async () => {
  const easy = rung('wright-brothers/2p/easy-random');
  const print = await playPrint(easy, signal);
  expect(print).toMatch(/^[0-9a-f]{16}$/);
  expect(await playPrint(easy, signal)).toBe(print);
  expect(await playPrint({ ...easy, bot: 'scripted' }, signal)).not.toBe(print);
  expect(await playPrint({ ...easy, table: rung('wright-brothers/3p/easy-random').table }, signal)).not.toBe(print);
});

test('the ladder can be stopped between two games', async () => {
  await expect(playPrint(rung('wright-brothers/2p/easy-random'), AbortSignal.abort())).rejects.toThrow(/abort/);
});
