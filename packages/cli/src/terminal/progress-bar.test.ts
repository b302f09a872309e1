import { expect, test, vi } from 'vitest';
import { inProcess } from '../testing/in-process.ts';
import { bar, progressBar } from './progress-bar.ts';

const io = (errIsTty: boolean) => {
  const err = vi.fn<(text: string) => void>();
  return {
    err,
    io: {
      out: () => undefined,
      err,
      outIsTty: false,
      errIsTty,
      env: {},
      onEnter: () => () => undefined,
      interrupted: () => new AbortController().signal,
      ignoreWriteErrors: () => undefined,
    },
  };
};

test('the bar fills from left to right', () => {
  expect(bar(0)).toBe(`${'░'.repeat(30)} 0 %`);
  expect(bar(0.5)).toBe(`${'█'.repeat(15)}${'░'.repeat(15)} 50 %`);
  expect(bar(1)).toBe(`${'█'.repeat(30)} 100 %`);
});

test('a terminal shows it, updated at most ten times a second, and it is cleared at the end', () => {
  vi.useFakeTimers();
  const { err, io: terminal } = io(true);
  const progress = progressBar(terminal, 10, 'games');
  progress.update(1);
  vi.advanceTimersByTime(1000);
  progress.update(5);
  progress.update(6);
  progress.clear();
  vi.useRealTimers();
  expect(err.mock.calls.flat()).toEqual([
    `\r${'█'.repeat(15)}${'░'.repeat(15)} 50 % 5 of 10 games, 1 s left\x1b[K`,
    '\r\x1b[K',
  ]);
});

test('without a terminal nothing is printed', async () => {
  const { err, io: pipe } = io(false);
  const progress = progressBar(pipe, 10, 'games');
  progress.update(5);
  progress.clear();
  expect(err).not.toHaveBeenCalled();
  const { err: text } = await inProcess(['simulate', 'wright-brothers', '--games', '3', '--threads', '1']);
  expect(text).toBe('');
});
