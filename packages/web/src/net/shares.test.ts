import type { Opened, Sent } from '@saloon/client';
import { gameId, hashOf, type Seat, seat, sha256 } from '@saloon/kernel';
import { type ShuffleInfo, type TableCommand, type TableInfo, tableId } from '@saloon/protocol';
import { termsHash } from '@saloon/recording';
import { expect, test } from 'vitest';
import { ShareBook } from './share-book.ts';
import { attendShuffle, doSealed, openSealed, termsSeen } from './shares.ts';

let drawn = 0;
const random = () => {
  drawn += 1;
  return sha256(`draw ${drawn}`);
};
function newBook(): ShareBook {
  let text: string | undefined;
  return new ShareBook(
    {
      read: () => text,
      write: (next) => {
        text = next;
      },
    },
    random,
  );
}

const commitment = sha256('server');
const options = { rounds: 3 };
const id = tableId('table1');
const names = ['Ann', 'Hank'];
const shared = {
  id,
  game: gameId('brawl'),
  title: '',
  options,
  seats: [],
  host: seat(0),
  isPrivate: false,
  watching: { isAllowed: true, delay: 0 },
  spectators: 0,
  seedHash: commitment,
} as const;
const waiting = (shuffle?: ShuffleInfo): TableInfo => ({ ...shared, phase: 'waiting', ...(shuffle && { shuffle }) });
const over = (more: object = {}): TableInfo => ({
  ...shared,
  phase: 'over',
  dealtAt: 0,
  outcome: { ranks: [1, 2], scores: [3, 1] },
  seed: sha256('x'),
  rematch: undefined,
  next: undefined,
  log: sha256('log'),
  ...more,
});
const at = (info: TableInfo, view: unknown = undefined, own: Seat | 'none' = seat(0)) => ({
  info,
  you: { seat: own === 'none' ? undefined : own, isHost: true },
  view,
});
const settled = { names, until: 10_000 };

/** Somebody who sits there with a seal. */
function seated() {
  const book = newBook();
  const seal = book.newSeal();
  book.bind(id, seal);
  const seals = [{ seat: seat(0), seal }];
  return { book, seal, seals, share: book.shareOf(seal) };
}

test('nothing is shown before it is settled, then the own share, once', () => {
  const { book, seal, seals, share } = seated();
  expect(attendShuffle(book, at(waiting({ seals })))).toBeUndefined();
  expect(book.evidenceOf(id)).toEqual({ table: id, commitment });
  const info = waiting({ seals, settled, shown: [] });
  expect(attendShuffle(book, at(info))).toBe(share);
  expect(attendShuffle(book, at(waiting({ seals, settled, shown: [seat(0)] })))).toBeUndefined();
  const terms = termsHash({ table: id, game: 'brawl', options, names, commitment, seals });
  expect(termsSeen(info)).toBe(terms);
  expect(book.evidenceOf(id)).toEqual({ table: id, commitment, terms, seals: [seal], shares: [share] });
});

test('a table that shows other terms later is shown nothing', () => {
  const { book, seals } = seated();
  attendShuffle(book, at(waiting({ seals, settled, shown: [seat(0)] })));
  const other = { seat: seat(1), seal: sha256('late') };
  expect(attendShuffle(book, at(waiting({ seals: [...seals, other], settled, shown: [] })))).toBeUndefined();
});

test('a foreign seal has no share to reveal, and the missing own seal is noticed later', () => {
  const { book, seal } = seated();
  const seals = [{ seat: seat(0), seal: sha256('another') }];
  expect(attendShuffle(book, at(waiting({ seals, settled, shown: [] })))).toBeUndefined();
  expect(book.evidenceOf(id)).toMatchObject({ seals: [seal] });
  expect(book.evidenceOf(id)?.shares).toBeUndefined();
});

test('a share that was sealed for another table, or shown at one, is not shown here', () => {
  const { book, share, seal } = seated();
  const elsewhere = tableId('table2');
  book.bind(elsewhere, book.newSeal());
  const seals = [{ seat: seat(0), seal }];
  const asked = { ...waiting({ seals, settled, shown: [] }), id: elsewhere };
  // The seal of table1 at table2, where we have sat down with another.
  expect(attendShuffle(book, at(asked))).toBeUndefined();
  expect(book.evidenceOf(elsewhere)?.shares).toBeUndefined();
  // The same where we are said to have got up first: it is still the seal of table1.
  book.release(elsewhere);
  expect(attendShuffle(book, at(asked))).toBeUndefined();
  expect(attendShuffle(book, at(waiting({ seals, settled, shown: [] })))).toBe(share);
  // And of both: what has been shown at table1 is known to everybody.
  book.release(id);
  expect(attendShuffle(book, at(asked))).toBeUndefined();
});

test('a share whose seal is bound to no table yet is shown where its seal is: the answer to sitting down was lost', () => {
  const book = newBook();
  const seal = book.newSeal();
  const seals = [{ seat: seat(0), seal }];
  expect(attendShuffle(book, at(waiting({ seals, settled, shown: [] })))).toBe(book.shareOf(seal));
});

test('who only watches shows nothing, and keeps what was settled', () => {
  const { book, seals } = seated();
  expect(attendShuffle(book, at(waiting({ seals, settled, shown: [] }), undefined, 'none'))).toBeUndefined();
  expect(book.evidenceOf(id)?.terms).toBeDefined();
  expect(book.evidenceOf(id)?.seals).toBeUndefined();
});

test('a player who was away at the settling notices a missing seal, but no missing share', () => {
  const { book, seal } = seated();
  attendShuffle(book, at(over()));
  expect(book.evidenceOf(id)).toMatchObject({ seals: [seal] });
  expect(book.evidenceOf(id)?.shares).toBeUndefined();
});

test('who has lost the seat before the game misses nothing', () => {
  const lost = seated();
  attendShuffle(lost.book, at(waiting(), undefined, 'none'));
  attendShuffle(lost.book, at(over(), undefined, 'none'));
  expect(lost.book.evidenceOf(id)?.seals).toBeUndefined();
  const unseen = seated();
  attendShuffle(unseen.book, at(over(), undefined, 'none'));
  expect(unseen.book.evidenceOf(id)?.seals).toBeUndefined();
});

test('at the end the log hash and the view are recorded once', () => {
  const { book } = seated();
  const view = { hand: [1, 2] };
  attendShuffle(book, at(over(), view));
  attendShuffle(book, at(over({ log: sha256('other') }), {}));
  expect(book.evidenceOf(id)).toMatchObject({
    commitment,
    log: sha256('log'),
    seen: { seat: 0, view: hashOf(view) },
  });
});

test('sitting down, a rematch and opening carry a seal, which is bound when it is taken', async () => {
  const book = newBook();
  const sent: TableCommand[] = [];
  const store = (ok: boolean) => ({
    id,
    do: async (command: TableCommand): Promise<Sent> => {
      sent.push(command);
      return ok ? { ok } : { ok, code: 'seat-taken' };
    },
  });
  await doSealed(store(false), { type: 'sit', seat: 1 }, book);
  expect(book.sealAt(id)).toBeUndefined();
  await doSealed(store(true), { type: 'sit', seat: 1 }, book);
  const seal = sent[1]?.type === 'sit' ? (sent[1].seal ?? '') : '';
  expect(book.sealAt(id)).toBe(seal);
  await doSealed(store(true), { type: 'rematch' }, book);
  attendShuffle(book, at(over({ next: 'table2' })));
  const next = sent[2]?.type === 'rematch' ? (sent[2].seal ?? '') : '';
  expect(book.sealAt('table2')).toBe(next);

  const asked: unknown[] = [];
  const link = {
    open: async (request: unknown): Promise<Opened> => {
      asked.push(request);
      return { ok: true, table: tableId('table3') };
    },
  };
  const request = { game: gameId('brawl'), isPrivate: true } as const;
  await openSealed(link, { ...request, seats: [{ type: 'me' }] }, book);
  expect(asked[0]).toMatchObject({ seal: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(book.sealAt('table3')).toMatch(/^[0-9a-f]{64}$/);
  await openSealed(link, { ...request, seats: [{ type: 'open' }] }, book);
  expect(asked[1]).not.toHaveProperty('seal');
});
