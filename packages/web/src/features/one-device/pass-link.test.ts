import { gameId, seat } from '@saloon/kernel';
import { expect, test } from 'vitest';
import type { PassReply, PassRequest } from '../../local/pass-worker/contract.ts';
import { PassHost } from '../../local/pass-worker/host.ts';
import { PassLink, type PassWorker } from './pass-link.ts';

/** A link to a host in the same thread, whose tables another tab can take. */
function linked() {
  const held: (() => void)[] = [];
  const log = new Map<string, unknown[]>();
  let digits = 0;
  const worker: PassWorker = { postMessage, onmessage: null, onerror: null };
  const host = new PassHost({
    tell: (reply: PassReply) => worker.onmessage?.({ data: reply }),
    now: () => 0,
    wall: () => 0,
    after: () => () => undefined,
    randomHex(length) {
      digits += 1;
      return String(digits).padStart(length, '0');
    },
    log: {
      append: (table, seq, entries) => void log.set(table, [...(log.get(table) ?? []).slice(0, seq), ...entries]),
      read: async (table) => (log.get(table) ?? []) as never,
    },
    hold: async (_table, lost) => void held.push(lost),
  });
  let last = Promise.resolve();
  function postMessage(request: PassRequest): void {
    last = last.then(() => host.hear(request));
  }
  const settle = async () => {
    for (let i = 0; i < 9; i++) await last;
  };
  return { link: new PassLink(worker), held, settle };
}

test('a table that another tab has taken is shown again once it is back, however often the curtain was tapped', async () => {
  const { link, held, settle } = linked();
  const chairs = ['Ann', 'Bob'].map((name) => ({ type: 'person', name }) as const);
  const opened = await link.openTable({ game: gameId('bang-duel'), options: {}, chairs });
  const table = opened.ok ? opened.table : expect.fail('not opened');
  link.enter(table);
  await settle();
  expect(link.current.value).toBeDefined();
  for (const lost of held.splice(0)) lost();
  expect(link.gone.value).toMatchObject({ code: 'in-another-tab' });
  link.show(seat(0));
  link.hide();
  await settle();
  expect(link.gone.value).toMatchObject({ code: 'in-another-tab' });
  link.enter(table);
  await settle();
  expect(link.gone.value).toBeUndefined();
  expect(link.current.value?.holder).toBeUndefined();
  // Only the last view that was asked for is shown.
  link.show(seat(0));
  link.hide();
  await settle();
  expect(link.current.value).toMatchObject({ holder: undefined });
});
