import { rngFrom, seedOf } from '@saloon/kernel';
import { LIMITS } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { rebuildTable } from '../open-table.ts';
import { recordingOf } from '../replay/recording-of.ts';
import { ann, bob, eve, playing, playOn, type TestTable } from '../testing/index.ts';

const remark = (step: number, text: string) => ({ type: 'comment', step, text }) as const;

function finished(): TestTable {
  const table = playing([ann, bob], { rounds: 1 }, [], seedOf(2));
  for (const user of [ann, bob]) table.attach(user);
  const rng = rngFrom(seedOf(3));
  for (let i = 0; i < 3000 && playOn(table, rng); i++);
  expect(table.table.info.phase).toBe('over');
  return table;
}
const table = finished();
const inputs = recordingOf(table.log)?.inputs.length ?? 0;

test('while the game is played nothing is remarked on it', () => {
  expect(playing([ann, bob]).do(ann, remark(0, 'Hm'))).toEqual({ ok: false, code: 'not-over' });
});

test('a comment belongs to a step, and is sent to everyone present and to newcomers', () => {
  table.come(eve);
  table.attach(eve);
  table.must(ann, remark(12, '  Here it   was lost '));
  table.must(eve, remark(0, 'What a hand! \u2620\ufe0f'));
  const both = [
    { step: 12, name: 'Ann', seat: 0, text: 'Here it was lost' },
    { step: 0, name: 'Eve', text: 'What a hand! \u2620\ufe0f' },
  ];
  const heard = table.client(bob).received.flatMap((text) => JSON.parse(text).comments ?? []);
  expect(heard).toEqual(both);
  expect(JSON.parse(table.attach(bob).received[0] ?? '')).toMatchObject({ comments: both });
  expect(recordingOf(table.log)).toMatchObject({ comments: both });
  expect(rebuildTable(table.log).attach(ann, table.at)).toMatchObject({ comments: both });
});

test('a remark needs words, not too many, and a step that there is', () => {
  const version = table.table.version;
  expect(table.do(ann, remark(1, ' \u200b '))).toEqual({ ok: false, code: 'empty-text' });
  expect(table.do(ann, remark(1, 'x'.repeat(LIMITS.chatLength + 1)))).toEqual({ ok: false, code: 'text-too-long' });
  expect(table.do(ann, remark(inputs + 1, 'After the end'))).toEqual({ ok: false, code: 'no-such-step' });
  expect(table.table.version).toBe(version);
  table.must(ann, remark(inputs, 'x'.repeat(LIMITS.chatLength)));
});

test('the number of comments on a game is limited', () => {
  for (let i = 3; i < LIMITS.commentsPerTable; i++) table.must(bob, remark(i % inputs, `Remark ${i}`));
  expect(table.do(ann, remark(1, 'One more'))).toEqual({ ok: false, code: 'too-many-comments' });
});
