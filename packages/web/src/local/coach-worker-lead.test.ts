import { type Input, randomWalk, rngFrom, seat, seedOf } from '@saloon/kernel';
import { nim, type State } from '@saloon/kernel/testing/nim';
import { ReplayCache } from '@saloon/table';
import { expect, test } from 'vitest';
import type { CoachAnswer, HelperAnswer } from './coach-worker-contract.ts';
import { CoachHelper } from './coach-worker-helper.ts';
import { CoachLead, type CoachRoom } from './coach-worker-lead.ts';
import type { OpenedForCoach } from './coach-worker-open.ts';

/** A short game of random moves. */
function opened(): OpenedForCoach {
  const options = { heap: 10, scoring: 'most', hurry: true, turnMs: 5000 } as const;
  const inputs: Input<unknown>[] = [];
  const state = nim.setup(options, 2, seedOf(8));
  randomWalk(nim, state, rngFrom(seedOf(9)), undefined, (input) => inputs.push(input));
  const recording = { game: nim.id, rulesVersion: 1, options, seats: 2, seed: seedOf(8), inputs, names: ['Ann', ''] };
  const cache = ReplayCache.of(nim, recording);
  if (!cache.ok) throw new Error(cache.problem.code);
  return { type: 'game', cache };
}
const game = opened();

type Counted = Extract<CoachAnswer, { type: 'counted' }>;
const isCounted = (answer: CoachAnswer): answer is Counted => answer.type === 'counted';

function room(more: Partial<CoachRoom> = {}) {
  const said: CoachAnswer[] = [];
  let now = 0;
  const lead: CoachLead = new CoachLead({
    say: (answer) => said.push(structuredClone(answer)),
    open: async () => game,
    now: () => {
      now += 100;
      return now;
    },
    breathe: async () => undefined,
    budget: { deals: 8 },
    ...more,
  });
  const counts = () => said.filter(isCounted);
  return { lead, said, counts };
}
const SOURCE = { type: 'text', text: '' } as const;

/** A helper in this very thread, which may die before it has answered so often. */
function helping(dies = Number.POSITIVE_INFINITY): NonNullable<CoachRoom['help']> {
  return ({ answer, died }) => {
    let left = dies;
    const say = (one: HelperAnswer) => {
      left -= 1;
      if (left < 0) died();
      else answer(structuredClone(one));
    };
    const helper = new CoachHelper(async () => game, say);
    let last: Promise<void> = Promise.resolve();
    return {
      post: (ask) => {
        last = last.then(() => helper.hear(structuredClone(ask)));
      },
    };
  };
}

test('a game is opened, counted with progress from the first piece on, and brought to its end', async () => {
  const { lead, said, counts } = room();
  await lead.hear({ type: 'open', source: SOURCE });
  expect(said).toEqual([
    { type: 'opened', head: expect.objectContaining({ seats: 2, names: ['Ann', ''], hasTeams: false }) },
  ]);
  await lead.hear({ type: 'count', seat: seat(0) });
  const all = counts();
  expect(all.length).toBeGreaterThan(3);
  expect(all[0]?.report.progress).toBeLessThan(0.1);
  expect(all.at(-1)).toMatchObject({ seat: 0, isOver: true, report: { progress: 1 } });
  expect(all.slice(0, -1).every(({ isOver }) => !isOver)).toBe(true);
});

test('it stops on request, keeps its results, and continues to the same end', async () => {
  const whole = room();
  await whole.lead.hear({ type: 'open', source: SOURCE });
  await whole.lead.hear({ type: 'count', seat: seat(0) });
  let breaths = 0;
  const stopped = room({
    breathe: async () => {
      breaths += 1;
      if (breaths === 12) await stopped.lead.hear({ type: 'stop' });
    },
  });
  await stopped.lead.hear({ type: 'open', source: SOURCE });
  await stopped.lead.hear({ type: 'count', seat: seat(0) });
  const kept = stopped.counts().at(-1);
  expect(kept?.isOver).toBe(true);
  expect(kept?.report.progress).toBeLessThan(1);
  expect(kept?.report.points.length).toBeGreaterThan(0);
  await stopped.lead.hear({ type: 'go-on' });
  expect(stopped.counts().at(-1)).toEqual(whole.counts().at(-1));
});

test('with a helper it comes to the same, and also when the helper dies or cannot open the game', async () => {
  const results: unknown[] = [];
  const breathe = () => new Promise<void>((resolve) => setTimeout(resolve));
  for (const help of [undefined, helping(), helping(5), helping(0)]) {
    const { lead, counts } = room({ breathe, ...(help === undefined ? {} : { help }) });
    await lead.hear({ type: 'open', source: SOURCE });
    await lead.hear({ type: 'count', seat: seat(1) });
    results.push(counts().at(-1));
  }
  expect(results).toHaveLength(4);
  for (const result of results) expect(result).toEqual(results[0]);
});

test('what cannot be opened is said, and nothing is counted', async () => {
  const { lead, said } = room({ open: async () => ({ type: 'broken', line: 3, problem: { code: 'not-json' } }) });
  await lead.hear({ type: 'open', source: SOURCE });
  await lead.hear({ type: 'count', seat: seat(0) });
  expect(said).toEqual([{ type: 'broken', line: 3, problem: { code: 'not-json' } }]);
});

test('the end of a game is opened and what turned it is found, in one thread', async () => {
  let helpers = 0;
  const help: NonNullable<CoachRoom['help']> = (heard) => {
    helpers += 1;
    return helping()(heard);
  };
  const { lead, said } = room({ help });
  await lead.hear({ type: 'open', source: SOURCE });
  await lead.hear({ type: 'end', likely: [0] });
  expect(said.slice(1)).toEqual([
    { type: 'ended', open: expect.anything() },
    { type: 'turned', turns: expect.any(Array) },
  ]);
  expect(helpers).toBe(0);
});

test('the table at a step is shown as one seat saw it, and a step outside of the game is not', async () => {
  const { lead, said } = room();
  await lead.hear({ type: 'open', source: SOURCE });
  for (const step of [1, 999]) await lead.hear({ type: 'look', seat: seat(1), step });
  if (game.type !== 'game') throw new Error('Cannot look: there is no game');
  const { cache } = game;
  const view = nim.view(cache.stateAfter(cache.moments[1]?.inputs ?? 0) as State, seat(1));
  expect(said.slice(1)).toEqual([{ type: 'looked', seat: 1, step: 1, view }]);
});
