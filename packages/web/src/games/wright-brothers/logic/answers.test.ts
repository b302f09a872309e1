import { expect, test } from 'vitest';
import { emptyHanded, situation } from '../testing/fixture.ts';
import { type Answer, answersFor, type Draft, NO_DRAFT } from './answers.ts';

const said = (answers: readonly Answer[]) =>
  answers.map(({ saying, look, why }) => [saying.type, look, why].filter((one) => one !== undefined).join(' '));
const at = (moment: Parameters<typeof situation>[0], draft: Partial<Draft> = {}) =>
  answersFor(situation(moment), { ...NO_DRAFT, ...draft });

test('with nothing chosen: pass, the shootout, and a throw that waits for cards', () => {
  expect(said(at('turn'))).toEqual(['pass ghost', 'shootout can', 'throw main choose-cards']);
  expect(said(at('turn-early'))).toEqual(['pass ghost', 'shootout can too-few-sheriffs', 'throw main choose-cards']);
  expect(said(at('duel-turn'))).toEqual(['pass ghost', 'duel can', 'throw main choose-cards']);
});

test('[WB-TURN-7] without cards nobody is told to choose some', () => {
  const answers = answersFor(emptyHanded(situation('turn-early')), NO_DRAFT);
  expect(said(answers)).toEqual(['pass ghost', 'shootout can too-few-sheriffs', 'throw main no-cards']);
  expect(said(answersFor(emptyHanded(situation('turn')), NO_DRAFT))[1]).toBe('shootout can');
});

test('[WB-DISC-4] a sum may be thrown or loaded', () => {
  const answers = at('turn', { chosen: ['3', '4', '7'] });
  expect(said(answers)).toEqual(['pass ghost', 'load can', 'throw main']);
  expect(answers[2]?.act).toEqual({ type: 'send', move: { type: 'discard', cards: ['3', '4', '7'] } });
});

test('cards that do not go together say so and may be loaded', () => {
  expect(said(at('turn', { chosen: ['3', 'miss'] }))).toEqual(['pass ghost', 'load main', 'throw can not-together']);
  expect(said(at('turn', { chosen: ['3', '4'] }))).toEqual(['pass ghost', 'load main', 'throw can no-sum']);
});

test('[WB-SWITCH-1] an event is played at once, or asks for its target first', () => {
  expect(said(at('turn-events', { chosen: ['helper'] }))).toEqual(['pass ghost', 'throw can', 'play main']);
  expect(at('turn-events', { chosen: ['switch'] })[2]?.act).toEqual({
    type: 'step',
    intent: { type: 'aim', card: 'switch' },
  });
  const aiming = at('turn-events', { chosen: ['switch'], intent: { type: 'aim', card: 'switch' } });
  expect(said(aiming)).toEqual(['back ghost', 'target can', 'target can', 'target can']);
});

test('the shootout by its button asks once more', () => {
  expect(said(at('turn', { intent: { type: 'start' } }))).toEqual(['back ghost', 'start-shootout main']);
  expect(said(at('duel-turn', { intent: { type: 'start' } }))).toEqual(['back ghost', 'start-duel main']);
});

test('[WB-LOAD-1] in somebody else’s turn there is loading, and nothing else', () => {
  expect(said(at('other'))).toEqual(['load can choose-cards']);
  expect(said(at('other', { chosen: ['3', '7'] }))).toEqual(['load main']);
  expect(said(at('hand-down'))).toEqual(['load can hand-is-down']);
  expect(said(at('race', { chosen: ['3'] }))).toEqual(['load main']);
});

test('with an empty hand there is nothing to load, and that is why', () => {
  for (const moment of ['other', 'race'] as const)
    expect(said(answersFor(emptyHanded(situation(moment)), NO_DRAFT)), moment).toEqual(['load can no-cards']);
});

test('[WB-SWITCH-4] exactly as many cards go back as were taken', () => {
  expect(said(at('switch-return', { chosen: ['3'] }))).toEqual(['give-back main wrong-count']);
  expect(said(at('switch-return', { chosen: ['3', '5'] }))).toEqual(['give-back main']);
});

test('[WB-SEAL-1] a sealed choice may be sealed without a quick card', () => {
  expect(said(at('sealed'))).toEqual(['seal main']);
  expect(at('sealed', { quick: '7', chosen: ['3'] })[0]?.act).toEqual({
    type: 'send',
    move: { type: 'sealed-choice', quick: '7', load: ['3'] },
  });
  expect(at('sealed-done')).toEqual([]);
});

test('[WB-MISS-5] the targets of a Miss are those that are offered, the own card last', () => {
  expect(at('miss').map(({ saying }) => saying)).toEqual([
    { type: 'cancel', seat: 1, isOwn: false },
    { type: 'cancel', seat: 0, isOwn: true },
  ]);
  expect(said(at('closed'))).toEqual(['ready main']);
  expect(at('watching')).toEqual([]);
});
