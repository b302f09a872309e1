import { findGame } from '@saloon/catalog';
import { hashOf, replay, rngFrom, seedOf } from '@saloon/kernel';
import { formatRecording } from '@saloon/recording';
import { expect, test } from 'vitest';
import { openReplay, recordingOf } from '../index.ts';
import { ann, bob, playing, playUntil, TestTable } from '../testing/index.ts';

test('the log of a table is a recording that anybody can replay and check', () => {
  const table = playing([ann, bob], { rounds: 1 }, ['easy', 'hard']);
  playUntil(table, [ann, bob], rngFrom(seedOf(6)), () => false);
  const game = findGame('wright-brothers');
  const recording = recordingOf(table.log);
  if (game === undefined || recording === undefined) throw new Error('No recording');
  expect(hashOf(replay(game, recording))).toBe(table.hash);
  expect(formatRecording(game, recording)).toContain(table.hash);
});

test('a recording carries the names of those who played, and shows them', () => {
  const table = playing([ann, bob], { rounds: 1 });
  playUntil(table, [ann, bob], rngFrom(seedOf(9)), () => false);
  const game = findGame('wright-brothers');
  const recording = recordingOf(table.log);
  if (game === undefined || recording === undefined) throw new Error('No recording');
  expect(recording.names).toEqual(['Ann', 'Bob']);
  const text = formatRecording(game, recording);
  expect(openReplay(text)).toMatchObject({ ok: true, head: { names: ['Ann', 'Bob'] } });
  const edited = { ok: false, problem: { code: 'wrong-checksum' } };
  expect(openReplay(text.replace('"Bob"', '"Cal"'))).toMatchObject(edited);
});

test('a table that was never dealt has none', () => {
  expect(recordingOf(new TestTable({ seats: ['me', 'open'] }).log)).toBeUndefined();
  expect(recordingOf([])).toBeUndefined();
});
