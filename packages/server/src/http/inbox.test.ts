import { expect, test } from 'vitest';
import type { WireListener } from '../wire.ts';
import { Inbox } from './inbox.ts';

function listener(text: (text: string) => void): WireListener {
  return { text, binary: () => undefined, ping: () => true, closed: () => undefined };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('what comes in a turn of the event loop is read at its end, over all lines in the order in which it came', async () => {
  const inbox = new Inbox();
  const heard: string[] = [];
  const [ann, bob] = ['ann', 'bob'].map((name) => listener((text) => heard.push(`${name} ${text}`)));
  if (ann === undefined || bob === undefined) throw new Error('Cannot test: nobody listens');
  inbox.put(ann, '1');
  inbox.put(bob, '2');
  inbox.put(ann, '3');
  expect(heard).toEqual([]);
  await turn();
  expect(heard).toEqual(['ann 1', 'bob 2', 'ann 3']);
});

test('what comes while it is emptied is read in the next turn, and nothing twice', async () => {
  const inbox = new Inbox();
  const heard: string[] = [];
  const ann = listener((text) => {
    heard.push(text);
    if (heard.length < 3) inbox.put(ann, `${text}+`);
  });
  inbox.put(ann, 'a');
  await turn();
  expect(heard).toEqual(['a']);
  await turn();
  await turn();
  expect(heard).toEqual(['a', 'a+', 'a++']);
});

test('emptied before the turn ends, it hands out what there is once', async () => {
  const inbox = new Inbox();
  const heard: string[] = [];
  const ann = listener((text) => heard.push(text));
  inbox.put(ann, 'last words');
  inbox.empty();
  expect(heard).toEqual(['last words']);
  inbox.put(ann, 'and more');
  await turn();
  await turn();
  expect(heard).toEqual(['last words', 'and more']);
});
