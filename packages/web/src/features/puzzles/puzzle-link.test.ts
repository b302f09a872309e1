import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { PuzzleAsk, PuzzleReply } from '../../local/puzzle-worker-contract.ts';
import { PuzzleDesk } from '../../local/puzzle-worker-desk.ts';
import { PuzzleLink, type PuzzleWorker } from './puzzle-link.ts';

const file = JSON.parse(
  readFileSync(new URL('../../../../puzzles/positions/colt-express.json', import.meta.url), 'utf8'),
);
const [ONE, TWO] = ['5fe041c5-84', '2037fa38-87'];

/** A link to a real desk, as if it were in a worker. `settle` waits until everything asked for has been answered. */
function linked() {
  const worker: PuzzleWorker = { postMessage: (ask) => asked.push(desk.hear(ask)), onmessage: null };
  const asked: Promise<void>[] = [];
  const held: PuzzleReply[] = [];
  let isHolding = false;
  const say = (data: PuzzleReply) => (isHolding ? held.push(data) : worker.onmessage?.({ data }));
  const desk = new PuzzleDesk({ say: (reply) => void say(reply), load: async () => file, breathe: async () => {} });
  const link = new PuzzleLink(worker);
  return {
    link,
    settle: () => Promise.all(asked),
    hold: () => {
      isHolding = true;
    },
    release: () => {
      isHolding = false;
      for (const data of held) worker.onmessage?.({ data });
    },
  };
}

const moveAt = (link: PuzzleLink, name: string) => {
  const state = link.state.value.store?.state.value;
  const move = state?.offer.moves.find((one) => JSON.stringify(one).includes(name));
  return link.state.value.store?.send(move ?? expect.fail(`no move ${name}`));
};

test('a puzzle is laid, answered and judged', async () => {
  const { link, settle } = linked();
  link.lay('colt-express', ONE, 'Ann');
  expect(link.state.value).toMatchObject({ key: `colt-express/${ONE}`, type: 'loading' });
  await settle();
  expect(link.state.value.type).toBe('open');
  expect(await moveAt(link, 'robbery')).toEqual({ ok: true });
  await settle();
  expect(link.state.value.verdict).toMatchObject({ type: 'right' });
  expect(link.state.value.store?.state.value?.offer.moves).toEqual([]);
});

test('replies about an earlier puzzle are ignored', async () => {
  const { link, settle, hold, release } = linked();
  hold();
  link.lay('colt-express', ONE, 'Ann');
  await settle();
  link.lay('colt-express', TWO, 'Ann');
  release();
  expect(link.state.value).toMatchObject({ key: `colt-express/${TWO}`, type: 'loading' });
  await settle();
  expect(link.state.value.type).toBe('open');
});

test('showing the best move lays the table again and keeps the verdict', async () => {
  const { link, settle } = linked();
  link.lay('colt-express', ONE, 'Ann');
  await settle();
  await moveAt(link, '"move"');
  await settle();
  const before = link.state.value;
  expect(before.verdict?.type).toBe('wrong');
  link.show();
  await settle();
  expect(link.state.value).toMatchObject({ isShown: true, type: 'open', n: before.n + 1, verdict: before.verdict });
  const from = link.recording();
  await settle();
  expect((await from).after).toBe(84);
});

test('asks carry what the worker needs', () => {
  const asks: PuzzleAsk[] = [];
  const link = new PuzzleLink({ postMessage: (ask) => asks.push(ask), onmessage: null });
  link.warm('colt-express');
  link.lay('colt-express', ONE, 'Ann');
  link.hintPlease();
  expect(asks).toEqual([
    { type: 'load', game: 'colt-express' },
    { type: 'open', n: 1, game: 'colt-express', id: ONE, name: 'Ann' },
    { type: 'hint', n: 1 },
  ]);
});
