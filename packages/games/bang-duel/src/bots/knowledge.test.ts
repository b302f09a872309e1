import { defaultOptions, LEVELS, rngFrom, type Seat, seedOf } from '@saloon/kernel';
import { describe, expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import type { State } from '../rules/state.ts';
import { ann, bob, does, matches, type SideSpec, table, type Wish } from '../testing/index.ts';
import { appeal } from './appeal.ts';
import { evaluateAll } from './evaluate.ts';
import { score } from './score.ts';

const { evaluate, tempo, slip } = bangDuel.knowledge;
const rng = () => rngFrom(seedOf(7));

describe('evaluate', () => {
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

  test('[BD-TURN-4] to shoot is better than to end the turn, which by itself changes little', () => {
    const after = (seed: number, wish: Wish) => {
      const state = table({ law: { hand: ['colt'] } }, { seed });
      does(state, ann, wish);
      return evaluate(state, ann);
    };
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const mean = (wish: Wish) => seeds.reduce((sum, seed) => sum + after(seed, wish), 0) / seeds.length;
    const before = evaluate(table({ law: { hand: ['colt'] } }), ann);
    expect(mean({ type: 'play', card: 'colt' })).toBeGreaterThan(mean({ type: 'end-phase' }));
    expect(Math.abs(mean({ type: 'end-phase' }) - before)).toBeLessThan(0.01);
  });

  test('[BD-TURN-6] a card beyond the hand limit is worth little once the turn is over', () => {
    const hand = ['missed', 'missed', 'missed', 'missed', 'missed', 'return-fire'] as const;
    const state = table({ law: { hand } });
    const before = evaluate(state, ann);
    does(state, ann, { type: 'end-phase' });
    expect(state.decision).toBe('phase/discard');
    expect(evaluate(state, ann)).toBeLessThan(before);
  });

  test('[BD-SETUP-5, BD-END-1] both seats at once are judged as each by itself', () => {
    const setUp = bangDuel.setup(defaultOptions(bangDuel.options), 2, seedOf(7));
    const won = table({ law: { hand: ['colt'] }, outlaw: { ap: { id: 'tom-horn', health: 1 }, pp: 'nobody' } });
    does(won, ann, { type: 'play', card: 'colt' });
    for (const state of [setUp, table({ law: { hand: ['colt'] } }), won]) {
      const standings: number[] = [];
      evaluateAll(state, standings);
      expect(standings[0]).toBeCloseTo(evaluate(state, ann), 10);
      expect(standings[1]).toBeCloseTo(evaluate(state, bob), 10);
    }
  });

  test('[BD-END-1] the score of the moment is the part of all health that is left', () => {
    const sole = { ap: { id: 'tom-horn', health: 1 }, pp: 'nobody' } as const;
    const state = table({
      law: { ap: 'pat-garrett', pp: 'nobody', reserve: ['django'], hand: ['colt'] },
      outlaw: sole,
    });
    expect(score(state, ann)).toBeCloseTo(8 / 9, 10);
    expect(score(state, bob)).toBeCloseTo(1 / 9, 10);
    does(state, ann, { type: 'play', card: 'colt' });
    expect([score(state, ann), score(state, bob)]).toEqual([1, 0]);
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

describe('appeal', () => {
  const appealOf = (state: State, by: Seat, wish: Wish): number =>
    appeal(state, by, matches(state, by, wish)[0] ?? expect.fail(`${wish.type} is legal`));
  const ofLaw = (law: SideSpec, outlaw: SideSpec, wish: Wish) => appealOf(table({ law, outlaw }), ann, wish);

  test('[BD-DEATH-1] a character with one health draws more shots than a healthy one', () => {
    const shot = (health: number) =>
      ofLaw({ hand: ['colt'] }, { ap: { id: 'cattle-kate', health } }, { type: 'play', card: 'colt' });
    expect(shot(1)).toBeGreaterThan(shot(2));
    expect(shot(2)).toBeGreaterThan(shot(4));
    expect(shot(4)).toBeGreaterThan(ofLaw({ hand: ['colt'] }, {}, { type: 'end-phase' }));
  });

  test('[BD-PLAY-3, BD-CARD-HAIL] equipment goes where it helps, and a Hail where there is some', () => {
    const put = (card: 'bank' | 'herd', target: string) => ofLaw({ hand: [card] }, {}, { type: 'play', card, target });
    expect(put('bank', 'lone-ranger')).toBeGreaterThan(1);
    expect(put('bank', 'cattle-kate')).toBeLessThan(0.1);
    expect(put('herd', 'cattle-kate')).toBeGreaterThan(put('herd', 'lone-ranger'));
    const hail = (ap: SideSpec['ap']) =>
      ofLaw({ hand: ['hail-of-bullets'] }, { ap: ap ?? 'cattle-kate' }, { type: 'play', card: 'hail-of-bullets' });
    expect(hail({ id: 'cattle-kate', gear: ['sight'] })).toBeGreaterThan(10 * hail('cattle-kate'));
  });

  test('[BD-HIT-4, BD-HIT-6] a hit is dodged, above all a deadly one, and a Derringer with a card that can be spared', () => {
    const shot = (card: 'colt' | 'derringer', health: number) => {
      const ap = { id: 'cattle-kate', health } as const;
      const state = table({ law: { hand: [card] }, outlaw: { ap, hand: ['missed', 'dynamite'] } });
      does(state, ann, { type: 'play', card });
      return (wish: Wish) => appealOf(state, bob, wish);
    };
    expect(shot('colt', 4)({ type: 'dodge' })).toBeGreaterThan(shot('colt', 4)({ type: 'take-hit' }));
    expect(shot('colt', 1)({ type: 'take-hit' })).toBeLessThan(shot('colt', 4)({ type: 'take-hit' }));
    const derringer = shot('derringer', 4);
    expect(derringer({ type: 'dodge', card: 'dynamite' })).toBeGreaterThan(
      derringer({ type: 'dodge', card: 'missed' }),
    );
  });
});
