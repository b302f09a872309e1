import { expect, test } from 'vitest';
import { bangDuel } from '../index.ts';
import { ann, bob, table } from '../testing/index.ts';
import { deckName } from './decks.ts';
import { wordOf } from './word-of.ts';

test('a word is found in its list, and any other throws', () => {
  expect(wordOf(['free', 'water'], 'water')).toBe('water');
  expect(() => wordOf(['free', 'water'], 'robbery')).toThrow('Cannot read robbery: it is none of free, water');
});

test('a frame with the wrong reason throws', () => {
  const state = table({ law: { hand: ['robbery'] }, outlaw: { hand: ['beer', 'colt'] } });
  const order = bangDuel.legalMoves(state, ann).find((move) => move.type === 'play' && move.back !== undefined);
  if (order === undefined) throw new Error('Cannot rob: no such move is offered');
  const input = { type: 'move', at: state.at, seat: ann, move: order, answers: state.question } as const;
  const events: string[] = [];
  bangDuel.apply(bangDuel.clone(state), input, ({ type }) => events.push(type));
  expect(events).toContain('card-taken');
  const broken = table({ outlaw: { hand: ['beer', 'colt'] } });
  broken.stack.push({
    type: 'take-card',
    step: 0,
    by: ann,
    focus: -1,
    subject: -1,
    n: 1,
    kind: -1,
    list: [1],
    src: undefined,
    why: 'herd',
    result: 0,
  });
  expect(() => bangDuel.apply(broken, { ...input, move: { type: 'end-phase' } }, () => undefined)).toThrow('herd');
  expect(bangDuel.toAct(state)).not.toContain(bob);
});

test('a deck that is not there throws instead of being the common one', () => {
  expect(deckName(2)).toBe('common');
  expect(() => deckName(3)).toThrow(RangeError);
});
