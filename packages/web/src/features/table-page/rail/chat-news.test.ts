import { seat } from '@saloon/kernel';
import type { ChatLine } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { chatNews } from './chat-news.ts';

const [ann, bob] = [seat(0), seat(1)];
const line = (who: typeof ann | undefined, type: 'undone' | 'took-back'): ChatLine => ({
  at: 0,
  name: 'Somebody',
  seat: who,
  type,
});
const chat = [line(ann, 'undone'), line(bob, 'took-back'), line(undefined, 'took-back'), line(bob, 'undone')];

test('every undone move is announced once, to every viewer', () => {
  expect(chatNews(chat, 0, ann).undone).toEqual([ann, bob]);
  expect(chatNews(chat, 1, undefined).undone).toEqual([bob]);
  expect(chatNews(chat, 4, ann)).toEqual({ undone: [], rules: [], others: 0 });
});

test('a change of rules is announced to everyone except the host who made it', () => {
  const lines: readonly ChatLine[] = [{ at: 1, name: 'Ann', seat: ann, type: 'rules-set' }];
  expect([ann, bob, undefined].map((mine) => chatNews(lines, 0, mine).rules)).toEqual([[], ['Ann'], ['Ann']]);
});

test('the table’s notes about yourself don’t count as unread', () => {
  expect(chatNews(chat, 0, ann).others).toBe(3);
  expect(chatNews(chat, 0, bob).others).toBe(2);
  expect(chatNews(chat, 0, undefined).others).toBe(4);
});

test('lines of muted people are neither counted nor heard; what the table says about them is', () => {
  const lines: readonly ChatLine[] = [
    { at: 1, name: 'Bob', seat: bob, author: 'b', type: 'text', text: 'boo' },
    { at: 2, name: 'Zoe', seat: undefined, author: 'z', type: 'text', text: 'hello' },
    { at: 3, name: 'Bob', seat: bob, type: 'undone' },
  ];
  const news = chatNews(lines, 0, ann, ({ author }) => author !== 'b');
  expect(news).toEqual({ undone: [bob], rules: [], others: 2 });
});
