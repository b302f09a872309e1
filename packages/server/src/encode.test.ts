import { seat } from '@saloon/kernel';
import { type ServerMessage, tableId } from '@saloon/protocol';
import { expect, test } from 'vitest';
import { encode } from './encode.ts';

test('says the same as plain JSON, with shared moves and without', () => {
  const shared = Object.freeze({ type: 'load', cards: Object.freeze(['7', '«']) });
  const step = { type: 'step', table: tableId('abcdef'), version: 3, now: 7 } as const;
  const messages: ServerMessage[] = [
    { type: 'ping', n: 4 },
    step,
    { ...step, offer: { moves: [], questions: {} } },
    { ...step, offer: { moves: [shared, { type: 'pass', by: seat(1) }, shared], questions: { pass: 4 } }, events: [] },
  ];
  for (const message of [...messages, ...messages])
    expect(JSON.parse(encode(message))).toEqual(JSON.parse(JSON.stringify(message)));
});
