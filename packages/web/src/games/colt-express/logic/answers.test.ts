import { expect, test } from 'vitest';
import { ann, bandit, bob, inside, player, roof, situation, table } from '../testing/sample.ts';
import type { Move } from '../wire.ts';
import { answersFor } from './answers.ts';
import { promptFor } from './prompt.ts';

const ids = (answers: ReturnType<typeof answersFor>) => answers.map(({ id }) => id);
const plays: readonly Move[] = [{ type: 'draw-cards' }, { type: 'play-card', card: 'move' }];

test('[CE-PLAN-3, CE-PLAN-4] in planning there is play and draw, and no pass', () => {
  expect(ids(answersFor(situation(table(), plays), [], {}))).toEqual(['draw']);
  const [draw, play] = answersFor(situation(table(), plays), ['move'], {});
  expect([draw?.isFinal, play?.isFinal]).toEqual([true, false]);
  expect(play).toMatchObject({ id: 'play', look: 'main', act: { type: 'send', move: plays[1] } });
});

test('[CE-PLAN-7] a small deck offers fewer cards, and an empty one says why', () => {
  const two = table({ players: [player(['ghost'], { deck: 2 }), player(['doc']), player(['belle'])] });
  expect(answersFor(situation(two, plays), [], {})[0]?.saying).toEqual({ type: 'draw', count: 2 });
  const [none] = answersFor(situation(table(), plays.slice(1)), [], {});
  expect(none).toMatchObject({ id: 'draw', why: 'deck-empty' });
  expect(none?.act).toBeUndefined();
});

test('[CE-EXPERT-8] an expert also draws from the discard', () => {
  const view = table({
    isExpert: true,
    players: [player(['ghost'], { deck: 1, discard: 5 }), player(['doc']), player(['belle'])],
  });
  expect(answersFor(situation(view, plays), [], {})[0]?.saying).toEqual({ type: 'draw', count: 3 });
});

test('[CE-MOVE-3] destinations are lit on the level on which the bandit stands', () => {
  const view = table({
    phase: 'heist',
    question: { type: 'go', pile: 0, bandit: 'ghost', cars: [1, 2] },
    bandits: [bandit('ghost', ann, roof(3)), bandit('doc', bob, inside(2))],
  });
  const answers = answersFor(
    situation(view, [
      { type: 'go', car: 1 },
      { type: 'go', car: 2 },
    ]),
    [],
    {},
  );
  expect(answers.map(({ spot }) => spot)).toEqual([
    { type: 'place', place: roof(2) },
    { type: 'place', place: roof(1) },
  ]);
  expect(promptFor(situation(view, []), [], {})).toMatchObject({ type: 'go', isRoof: true });
});

test('[CE-MARSHAL-1] the Marshal is sent to the cars beside his own', () => {
  const view = table({
    phase: 'heist',
    marshal: 2,
    question: { type: 'send-marshal', pile: 0, directions: ['forward', 'backward'] },
  });
  const moves: readonly Move[] = [
    { type: 'send-marshal', direction: 'forward' },
    { type: 'send-marshal', direction: 'backward' },
  ];
  expect(answersFor(situation(view, moves), [], {}).map(({ spot }) => spot)).toEqual([
    { type: 'place', place: inside(3) },
    { type: 'place', place: inside(1) },
  ]);
});

test('[CE-FIRE-1] answers stand in the order of the cars, the tail first', () => {
  const view = table({
    phase: 'heist',
    question: { type: 'shoot', pile: 0, bandit: 'ghost', targets: ['doc', 'belle'] },
    bandits: [bandit('ghost', ann, roof(2)), bandit('doc', bob, roof(1)), bandit('belle', bob, roof(3))],
  });
  const moves: readonly Move[] = [
    { type: 'shoot', target: 'doc' },
    { type: 'shoot', target: 'belle' },
  ];
  const answers = answersFor(situation(view, moves), [], {});
  expect(answers.map(({ saying }) => ('target' in saying ? saying.target : ''))).toEqual(['belle', 'doc']);
});

test('[CE-EXPERT-4] keeping has its shortcuts, and sends what is picked', () => {
  const hand = [{ action: 'move' }, { action: 'fire' }, { bullet: 'doc' }] as const;
  const view = table({
    phase: 'keeping',
    question: { type: 'keep-cards' },
    players: [player(['ghost'], { hand }), player(['doc']), player(['belle'])],
  });
  const moves: readonly Move[] = [
    { type: 'keep-cards', cards: [] },
    { type: 'keep-cards', cards: ['move'] },
    { type: 'keep-cards', cards: ['move', 'fire'] },
  ];
  expect(ids(answersFor(situation(view, moves), [], {}))).toEqual(['keep-none', 'keep-all']);
  const some = answersFor(situation(view, moves), ['move'], {});
  expect(some.at(-1)).toMatchObject({ saying: { type: 'keep', count: 1, discarded: 2 }, act: { move: moves[1] } });
  expect(ids(answersFor(situation(view, moves), ['move', 'fire'], {}))).toEqual(['keep-none', 'keep']);
});

test('other players are told who is asked', () => {
  const waiting = promptFor(situation(table(), [], bob), [], {});
  expect(waiting).toEqual({ type: 'waiting', seats: [ann], what: 'planning', isSecret: false });
});
