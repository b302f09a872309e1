import { findGame } from '@saloon/catalog';
import { type AnyGame, formatRecording, parseRecording, rngFrom, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { namesIn, withNames } from './named-recording.ts';
import { recordingOf } from './recording-of.ts';
import { openReplay } from './replay-views.ts';
import { ann, bob, playing, playUntil } from './testing/index.ts';

const game = findGame('wright-brothers') as AnyGame;

function recorded(): string {
  const table = playing([ann, bob], { rounds: 1 });
  playUntil(table, [ann, bob], rngFrom(seedOf(9)), () => false);
  const recording = recordingOf(table.log);
  if (recording === undefined) throw new Error('Cannot test: nothing was played');
  return formatRecording(game, recording);
}

test('a recording with names is read as one without, and shows them', () => {
  const plain = recorded();
  const named = withNames(plain, ['Ann', 'Боб']);
  expect(parseRecording(named, findGame)).toEqual(parseRecording(plain, findGame));
  expect(namesIn(plain)).toBeUndefined();
  expect(namesIn(named)).toEqual(['Ann', 'Боб']);
  expect(openReplay(named)).toMatchObject({ ok: true, head: { seats: 2, names: ['Ann', 'Боб'] } });
  const without = openReplay(plain);
  expect(without.ok && without.head.names).toBeUndefined();
});

test('names that were changed afterwards are found out', () => {
  const forged = withNames(recorded(), ['Ann', 'Bob']).replace('"Bob"', '"Cal"');
  expect(openReplay(forged)).toMatchObject({ ok: false, line: 1 });
});
