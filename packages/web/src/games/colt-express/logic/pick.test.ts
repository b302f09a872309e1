import { expect, test } from 'vitest';
import { ann, bob, player, situation, table } from '../testing/sample.ts';
import type { Move } from '../wire.ts';
import type { Kind } from './kinds.ts';
import { keepMove, picksAfter, playMove, standingOf, takeMove } from './pick.ts';

const moves: readonly Move[] = [
  { type: 'draw-cards' },
  { type: 'play-card', card: 'move' },
  { type: 'play-card', card: 'fire' },
  { type: 'play-card', card: 'fire', faceDown: true },
];
const mine = situation(table(), moves);

test('[CE-PLAN-6] bullets are never lit, whoever is asked', () => {
  expect(standingOf(mine, [], 'bullet:doc')).toEqual({ type: 'off', why: 'bullet' });
  const keeping = situation(table({ phase: 'keeping', question: { type: 'keep-cards' } }), []);
  expect(standingOf(keeping, [], 'bullet:neutral')).toEqual({ type: 'off', why: 'bullet-kept' });
});

test('[CE-PLAN-2] cards are lit for who is asked, and say why for the others', () => {
  expect(standingOf(mine, [], 'move')).toEqual({ type: 'can', as: 'card' });
  expect(standingOf(situation(table(), moves, bob), [], 'move')).toEqual({ type: 'idle', why: 'not-asked' });
});

test('[CE-GHOST-1] a card played face down is another move than the same card face up', () => {
  expect(playMove(mine, ['fire'])).toBe(moves[2]);
  expect(playMove(mine, ['fire'], true)).toBe(moves[3]);
  expect(playMove(mine, ['move'], true)).toBeUndefined();
});

const duo: readonly Move[] = [
  { type: 'play-card', card: 'fire', bandit: 'ghost' },
  { type: 'play-card', card: 'fire', bandit: 'ghost', bonus: 'robbery' },
  { type: 'play-card', card: 'robbery', bandit: 'tuco' },
  { type: 'play-card', card: 'move', bandit: 'ghost' },
];
const team = situation(
  table({ mode: 'two-bandits', players: [player(['ghost', 'tuco']), player(['doc', 'django'])] }),
  duo,
);
const cards = (...kinds: readonly Kind[]) => kinds.map((kind, key) => ({ key, kind }));

test('[CE-DUO-11, CE-EX-9] with a fire card the other bandit’s cards are lit as a bonus, and no others', () => {
  expect(standingOf(team, ['fire:ghost'], 'robbery:tuco')).toEqual({ type: 'can', as: 'bonus' });
  expect(standingOf(team, ['fire:ghost'], 'move:ghost')).toEqual({ type: 'can', as: 'card' });
  expect(standingOf(team, ['move:ghost'], 'robbery:tuco')).toEqual({ type: 'can', as: 'card' });
  expect(playMove(team, ['fire:ghost', 'robbery:tuco'])).toBe(duo[1]);
});

test('[CE-DUO-22] the second card is added to the first; the first put back takes its bonus along', () => {
  const [fire, robbery, step] = cards('fire:ghost', 'robbery:tuco', 'move:ghost');
  if (fire === undefined || robbery === undefined || step === undefined) throw new Error('three cards');
  expect(picksAfter(team, [fire], robbery)).toEqual([0, 1]);
  expect(picksAfter(team, [fire, robbery], robbery)).toEqual([0]);
  expect(picksAfter(team, [fire, robbery], fire)).toEqual([]);
  expect(picksAfter(team, [fire, robbery], step)).toEqual([2]);
});

test('[CE-DUO-9] the free card is the one of the named bandit', () => {
  const take: readonly Move[] = [
    { type: 'take-card', card: 'move', bandit: 'tuco' },
    { type: 'take-card', card: 'marshal' },
  ];
  const taking = situation(table({ phase: 'taking', question: { type: 'take-card' } }), take);
  expect(takeMove(taking, 'move:tuco')).toBe(take[0]);
  expect(takeMove(taking, 'marshal')).toBe(take[1]);
  expect(takeMove(taking, 'move:ghost')).toBeUndefined();
});

test('[CE-EXPERT-4, CE-EXPERT-5] cards are kept as a set, in whatever order they were picked', () => {
  const keep: readonly Move[] = [
    { type: 'keep-cards', cards: [] },
    { type: 'keep-cards', cards: ['move', 'fire'] },
  ];
  const keeping = situation(table({ phase: 'keeping', asked: [ann], question: { type: 'keep-cards' } }), keep);
  expect(keepMove(keeping, [])).toBe(keep[0]);
  expect(keepMove(keeping, ['fire', 'move'])).toBe(keep[1]);
  expect(keepMove(keeping, ['fire'])).toBeUndefined();
});
