import { LIMITS, tableId, userId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { ann, bob, playing, TestTable } from '../testing/index.ts';
import { authorTag } from './author-tag.ts';

const zoe = userId('zoe');

test('an author has the same mark throughout a table, and another one at the next', () => {
  const [here, there] = [tableId('aaaaaa'), tableId('bbbbbb')];
  expect(authorTag(here, ann)).toMatch(/^[0-9a-f]{12}$/);
  expect(authorTag(here, ann)).toBe(authorTag(here, ann));
  expect(new Set([authorTag(here, ann), authorTag(here, bob), authorTag(there, ann)]).size).toBe(3);
});

test('what people say and show reaches everybody who listens, with the seat of who plays', () => {
  const table = playing([ann, bob]);
  for (const user of [ann, bob, zoe]) table.attach(user);
  const { id } = table.table;
  const before = table.table.version;
  table.must(ann, { type: 'chat', text: '  good\tluck\u202e! ' });
  table.must(zoe, { type: 'emote', emote: 'laugh' });
  expect(table.table.version).toBe(before + 2);
  const lines = [
    { at: 1000, name: 'Ann', seat: 0, author: authorTag(id, ann), type: 'text', text: 'good luck!' },
    { at: 1000, name: 'Zoe', author: authorTag(id, zoe), type: 'emote', emote: 'laugh' },
  ];
  for (const client of table.clients.values()) expect(client.chat).toEqual(lines);
  expect(table.attach(bob).chat).toEqual(lines);
});

test('emoji are said as they were typed', () => {
  const table = new TestTable({ seats: ['me', 'open'] });
  const { chat } = table.attach(ann);
  table.must(ann, { type: 'chat', text: 'I \u2764\ufe0f \u{1f469}\u200d\u{1f680}' });
  expect(chat).toMatchObject([{ text: 'I \u2764\ufe0f \u{1f469}\u200d\u{1f680}' }]);
});

test('empty and overlong chat lines are refused', () => {
  const table = new TestTable({ seats: ['me', 'open'] });
  for (const text of ['', '  ', '\u0000\u200b\u202e', '\n']) {
    expect(table.do(ann, { type: 'chat', text })).toEqual({ ok: false, code: 'empty-text' });
  }
  expect(table.do(ann, { type: 'chat', text: 'x'.repeat(LIMITS.chatLength) })).toMatchObject({ ok: true });
  const text = 'x'.repeat(LIMITS.chatLength + 1);
  expect(table.do(ann, { type: 'chat', text })).toEqual({ ok: false, code: 'text-too-long' });
});

test('newcomers get the last forty chat lines', () => {
  const table = new TestTable({ seats: ['me', 'open'] });
  for (let i = 0; i < 50; i++) table.must(ann, { type: 'chat', text: `line ${i}` });
  const { chat } = table.attach(bob);
  expect(chat).toHaveLength(40);
  expect(chat[0]).toMatchObject({ text: 'line 10' });
  expect(chat[39]).toMatchObject({ text: 'line 49' });
});

test('many chat lines at once arrive in order', () => {
  const table = new TestTable({ seats: ['me', 'open'] });
  const client = table.attach(bob);
  for (let i = 0; i < 3; i++) table.table.command(ann, 'Ann', `id${i}`, { type: 'chat', text: `${i}` }, 5);
  table.pump();
  expect(client.chat.map((line) => 'text' in line && line.text)).toEqual(['0', '1', '2']);
});
