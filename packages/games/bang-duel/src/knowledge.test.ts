import { LEVELS, rngFrom, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { bangDuel } from './index.ts';
import { ann, bob, does, table } from './testing/index.ts';

const { evaluate, tempo, slip } = bangDuel.knowledge;
const rng = () => rngFrom(seedOf(7));

describe('what a good player knows', () => {
  test('[BD-END-1] a win is 1, a loss is 0, and everything else lies between, the same for both seats together', () => {
    const state = table({ law: { hand: ['colt'] }, outlaw: { ap: { id: 'tom-horn', health: 1 }, pp: 'nobody' } });
    const before = evaluate(state, ann);
    expect(before).toBeGreaterThan(0.5);
    expect(before).toBeLessThan(1);
    expect(evaluate(state, bob)).toBeCloseTo(1 - before, 10);
    does(state, ann, { type: 'play', card: 'colt' });
    expect([evaluate(state, ann), evaluate(state, bob)]).toEqual([1, 0]);
  });

  test('[BD-HIT-6] health, characters, cards and equipment are worth something', () => {
    const plain = evaluate(table(), ann);
    expect(evaluate(table({ law: { ap: { id: 'pat-garrett', health: 4 } } }), ann)).toBeLessThan(plain);
    expect(evaluate(table({ law: { reserve: ['django'] } }), ann)).toBeGreaterThan(plain);
    expect(evaluate(table({ law: { hand: ['missed'] } }), ann)).toBeGreaterThan(plain);
    expect(evaluate(table({ law: { ap: { id: 'pat-garrett', gear: ['barrel'] } } }), ann)).toBeGreaterThan(plain);
    expect(evaluate(table({ law: { ap: { id: 'pat-garrett', gear: ['rattlesnake'] } } }), ann)).toBeLessThan(plain);
  });

  test('[BD-HIT-9] a shot under way is worth more than the card in hand', () => {
    const state = table({ law: { hand: ['colt'] }, outlaw: { hand: ['beer'] } });
    const before = evaluate(state, ann);
    does(state, ann, { type: 'play', card: 'colt' });
    expect(evaluate(state, ann)).toBeGreaterThan(before);
  });

  test.each(LEVELS)('how long an answer takes tells nothing of the hand: %s', (level) => {
    const shot = (card: 'missed' | 'beer') => {
      const state = table({ law: { hand: ['colt'] }, outlaw: { hand: [card] } });
      does(state, ann, { type: 'play', card: 'colt' });
      return tempo(state, bob, { type: 'take-hit' }, level, rng());
    };
    expect(shot('missed')).toBe(shot('beer'));
  });

  test('easy bots slip now and then, hard ones never; a slip is a legal move', () => {
    const state = table({ law: { hand: ['colt'] }, outlaw: { hand: ['missed'] } });
    does(state, ann, { type: 'play', card: 'colt' });
    const draws = rng();
    const slips = (level: (typeof LEVELS)[number]) =>
      Array.from({ length: 400 }, () => slip(state, bob, level, draws)).filter((move) => move !== undefined);
    expect(slips('easy').length).toBeGreaterThan(20);
    expect(slips('easy').every(({ type }) => type === 'take-hit')).toBe(true);
    expect(slips('hard')).toEqual([]);
    expect(slip(state, ann, 'easy', draws)).toBeUndefined();
  });
});
