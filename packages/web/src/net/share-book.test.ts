import { seat, sha256 } from '@saloon/kernel';
import { parseShare, sealOf } from '@saloon/recording';
import { expect, test } from 'vitest';
import { ShareBook } from './share-book.ts';

function book(text?: string) {
  let kept = text;
  let n = 0;
  const shelf = {
    read: () => kept,
    write: (next: string) => {
      kept = next;
    },
  };
  const random = () => {
    n += 1;
    return sha256(`random ${n}`);
  };
  return { book: new ShareBook(shelf, random), kept: () => kept, again: () => new ShareBook(shelf, random) };
}

const first = sha256('random 1');
const hash = (n: number) => sha256(`hash ${n}`);

test('a fresh share is kept under its seal, also after a reload', () => {
  const { book: own, again } = book();
  const seal = own.newSeal();
  expect(own.shareOf(seal)).toBe(first);
  expect(seal).toBe(sealOf(parseShare(first) ?? expect.fail('it is one')));
  expect(again().shareOf(seal)).toBe(first);
  expect(own.shareOf(hash(1))).toBeUndefined();
  expect(own.newSeal()).not.toBe(seal);
});

test('a table has the seal that was given last, until the seat is given up', () => {
  const { book: own } = book();
  const [one, two] = [own.newSeal(), own.newSeal()];
  own.bind('table1', one);
  own.bind('table1', two);
  own.bind('table2', one);
  expect(own.sealAt('table1')).toBe(two);
  own.release('table1');
  own.release('table3');
  expect(own.sealAt('table1')).toBeUndefined();
  expect(own.sealAt('table2')).toBe(one);
  expect(own.tables).toEqual([]);
});

test('what was shown first counts', () => {
  const { book: own } = book();
  own.note('table1', { commitment: hash(1) });
  own.note('table1', { commitment: hash(2), terms: hash(3) });
  own.note('table1', { log: hash(4), seen: { seat: seat(1), view: hash(5) } });
  own.note('table1', { log: hash(6), terms: undefined });
  expect(own.evidenceOf('table1')).toEqual({
    table: 'table1',
    commitment: hash(1),
    terms: hash(3),
    log: hash(4),
    seen: { seat: 1, view: hash(5) },
  });
});

test('the seal of a rematch is bound to the next table once that is known', () => {
  const { book: own } = book();
  const seal = own.newSeal();
  own.bindNext('table1', seal);
  own.foundNext('table7', 'table8');
  expect(own.sealAt('table8')).toBeUndefined();
  own.foundNext('table1', 'table2');
  expect(own.sealAt('table2')).toBe(seal);
  own.release('table2');
  own.foundNext('table1', 'table2');
  expect(own.sealAt('table2')).toBeUndefined();
});

test('the oldest make room', () => {
  const { book: own } = book();
  for (let n = 0; n < 100; n++) own.note(`table${n}`, { commitment: hash(n) });
  expect(own.tables).toHaveLength(60);
  expect(own.evidenceOf('table39')).toBeUndefined();
  expect(own.evidenceOf('table40')).toBeDefined();
});

test('a browser that keeps nothing knows it as long as the page is open', () => {
  const own = new ShareBook({ read: () => undefined, write: () => undefined }, () => first);
  expect(own.shareOf(own.newSeal())).toBe(first);
});

test.each([
  'x',
  'null',
  '7',
  '[]',
  '{"shares":7,"tables":{}}',
  '{"shares":[null,7,{}],"next":[{}],"given":[{"table":"t"}],"tables":[{"table":7},null]}',
])('what is not ours in the storage is left out: %s', (text) => {
  const { book: own } = book(text);
  expect(own.tables).toEqual([]);
  expect(own.shareOf(own.newSeal())).toBe(first);
});

test('of a table only what can be right is read', () => {
  const tables = [
    { table: 't', commitment: 'x', terms: hash(1), shares: ['y', first], seals: 7, log: 7, seen: { seat: 'a' } },
  ];
  expect(book(JSON.stringify({ tables })).book.tables).toEqual([{ table: 't', terms: hash(1), shares: [first] }]);
});
