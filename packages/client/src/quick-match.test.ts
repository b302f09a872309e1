import { tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { QuickMatch } from './quick-match.ts';
import type { Request } from './requests.ts';

const [first, second] = ['table1', 'table2'].map(tableId);
const wish = { game: 'bang-duel', pace: 'live', seats: 2 };

test('a search that ended on another connection is over here, and nothing is sent', () => {
  const sent: string[] = [];
  const match = new QuickMatch(
    () => new Promise<never>(() => undefined),
    ({ type }) => void sent.push(type),
  );
  match.endedElsewhere();
  expect(match.state).toBeUndefined();
  match.find(wish);
  match.endedElsewhere();
  expect(match.state).toEqual({ type: 'ended-elsewhere', request: wish });
  match.onConnected();
  match.cancel();
  expect([match.state, sent]).toEqual([undefined, []]);
});

test('each search has a new seal, bound to the table that it led to; a reconnect repeats it', () => {
  const asked: Request[] = [];
  const bound: string[] = [];
  let n = 0;
  const ask = (messageOf: (id: string) => Request) => {
    asked.push(messageOf('id'));
    return new Promise<never>(() => undefined);
  };
  const match = new QuickMatch(ask, () => undefined);
  const seals = {
    newSeal() {
      n += 1;
      return `seal${n}`;
    },
    bind: (table: string, seal: string) => void bound.push(`${table} ${seal}`),
  };
  match.find(wish, seals);
  match.onConnected();
  match.found(first ?? expect.fail());
  match.calledOff(first ?? expect.fail(), wish);
  match.found(second ?? expect.fail());
  expect(asked.map((message) => ('seal' in message ? message.seal : ''))).toEqual(['seal1', 'seal1', 'seal2']);
  expect(bound).toEqual(['table1 seal1', 'table2 seal2']);
});
