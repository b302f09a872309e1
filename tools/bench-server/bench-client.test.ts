import { expect, test } from 'vitest';
import { realServer } from '../../packages/server/src/testing/real-server.ts';
import { BenchClient, newSecret, objectAtStart, placeOf, withoutLoads } from './bench-client.ts';

const WORD = { type: 'chat', text: 'Howdy' } as const;

test('a command on a new connection is new under another mark, and a retry under the same mark', async () => {
  const { port } = await realServer();
  const secret = newSecret();
  const first = await BenchClient.connect(port, 'Ann', secret, 'a');
  const table = await first.open([{ type: 'me' }, { type: 'open' }]);
  await first.join(table);
  const said = await first.order(table, WORD);
  expect(said).toMatchObject({ type: 'done', id: 'a2' });

  const versionOf = async (mark: string) => {
    const line = await BenchClient.connect(port, 'Ann', secret, mark);
    await line.join(table);
    await line.order(table, WORD);
    const second = await line.order(table, WORD);
    line.close();
    return second.type === 'done' ? second.version : undefined;
  };
  const before = said.type === 'done' ? said.version : 0;
  expect(await versionOf('a')).toBe(before);
  expect(await versionOf('b')).toBeGreaterThan(before);
  first.close();
});

test('the offer is cut out of a step, whatever its texts contain and whatever follows', () => {
  const offer = { use: [1], put: { 1: [{ type: 'say', text: 'a } and a " and a {' }] } };
  const step = JSON.stringify({ type: 'step', view: {}, offer, events: [{ offer: {} }] });
  const rest = step.slice(step.indexOf('"offer":') + '"offer":'.length);
  expect(JSON.parse(objectAtStart(rest))).toEqual(offer);
  expect(() => objectAtStart('{"use":[')).toThrow('Cannot read what is offered');
});

test('only load moves are cut out of an offer', () => {
  const pass = [{ type: 'pass' }];
  const loads = { of: { type: 'load' }, each: 'cards', are: [['1'], ['1', 'joker']] };
  const discards = { of: { type: 'discard' }, each: 'cards', are: [['1']] };
  const offer = { use: [0, 1, 2, 3], put: { 0: loads, 1: discards, 2: pass, 3: loads }, questions: { pass: 4 } };
  const left = { ...offer, put: { 0: [], 1: discards, 2: pass, 3: [] } };
  expect(JSON.parse(withoutLoads(JSON.stringify(offer)))).toEqual(left);
});

test('a byte sequence is found between two positions, up to the last byte', () => {
  const [word, bytes] = [Buffer.from('ab'), Buffer.from('aab-ab')];
  expect(placeOf(word, bytes, 0, 6)).toBe(1);
  expect(placeOf(word, bytes, 2, 6)).toBe(4);
  expect(placeOf(word, bytes, 2, 5)).toBe(5);
});
