import { expect, test, vi } from 'vitest';
import { inProcess } from '../testing/in-process.ts';
import { Interrupted } from './io.ts';

const line = 'demo --seats 2 --seed 7 --bots random --option rounds=1'.split(' ');

test('Enter prints the rest at once', async () => {
  const stop = vi.fn();
  const story = await inProcess(line, {
    outIsTty: true,
    onEnter: (press) => {
      setTimeout(press, 250);
      return stop;
    },
  });
  expect(story.code).toBe(0);
  expect(story.out).toContain('Enter skips to the end\n');
  expect(story.out.replace('Enter skips to the end\n', '')).toBe((await inProcess(line)).out);
  expect(stop).toHaveBeenCalledOnce();
});

test('--fast needs no Enter', async () => {
  const fast = await inProcess([...line, '--fast'], { outIsTty: true, onEnter: () => expect.fail('nobody waits') });
  expect(fast.out).toBe((await inProcess(line)).out);
});

test('Ctrl-C stops the printing', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Interrupted()), 250);
  const story = await inProcess(line, { outIsTty: true, interrupted: () => stop.signal });
  expect(story).toMatchObject({ code: 130, err: 'Interrupted\n' });
  expect(story.out).not.toContain('Final ranking');
});
