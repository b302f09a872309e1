import { expect, test } from 'vitest';
import { type FixtureName, situation } from '../testing/fixture.ts';
import { wordsIn } from '../text/index.ts';
import { type Draft, NO_DRAFT } from './answers.ts';
import { promptFor } from './prompt.ts';

const at = (moment: FixtureName, draft: Partial<Draft> = {}) => promptFor(situation(moment), { ...NO_DRAFT, ...draft });

test('an arming turn asks by what is in hand and on the cowboy', () => {
  expect(at('arm-five')).toEqual({ type: 'arm', cards: 5, bail: 0, isNoon: false });
  expect(at('bail-change')).toMatchObject({ type: 'arm', bail: 3 });
  expect(at('arm', { chosen: ['coyote'] })).toEqual({ type: 'exchange', cards: ['coyote'] });
  expect(at('no-cowboy')).toEqual({ type: 'need-cowboy', isNoon: false });
  expect(at('hire')).toMatchObject({ type: 'hire', cowboy: { id: 'belle-starr', cap: 4 }, bail: 3 });
});

test.each([
  [15, 3, 'with 3 bail tokens.', 'на нём 3\u00a0жетона залога;'],
  [1, 1, 'with 1 bail token.', 'на нём 1\u00a0жетон залога;'],
  [0, 0, 'without bail.', 'без залога;'],
  // Another edition may have it so: the table tells, and the client counts nothing.
  [15, 5, 'with 5 bail tokens.', 'на нём 5\u00a0жетонов залога;'],
])('[C45-HIRE-6] with %i tokens left a hired cowboy would get %i', (supply, bail, english, russian) => {
  const { view, ...rest } = situation('hire');
  const prompt = promptFor({ view: { ...view, supply, bailOnHire: bail }, ...rest }, NO_DRAFT);
  expect(prompt).toMatchObject({ bail });
  expect(wordsIn('en').prompt(prompt, String).line).toContain(english);
  expect(wordsIn('ru').prompt(prompt, String).line).toContain(russian);
});

test('[C45-GRD-9] before guards it names those who will want the loot next', () => {
  expect(at('face')).toEqual({ type: 'face', danger: { type: 'guards', count: 5 }, rivals: [2, 4], chosen: [] });
  expect(at('over-cap')).toMatchObject({ type: 'face', danger: { type: 'indians', count: 5 } });
});

test('[C45-ONLINE-5] a fine comes with its price', () => {
  expect(at('fine')).toMatchObject({ type: 'fine', price: { amount: 50_000, debt: 0 } });
});

test('a shot is aimed once its cards are chosen', () => {
  expect(at('shootout')).toMatchObject({ type: 'shootout', canFire: false, rivals: [2, 4] });
  expect(at('shootout', { chosen: ['bullet-3'] })).toMatchObject({ canFire: true });
  expect(at('shootout', { chosen: ['bullet-3'], isAiming: true })).toEqual({ type: 'aim', cards: ['bullet-3'] });
  expect(at('defend')).toMatchObject({ type: 'defend', by: 0, strength: 3 });
});

test('who is not asked is told who is', () => {
  expect(at('other')).toEqual({ type: 'other', phase: 'arming', seat: 0, danger: undefined });
  expect(at('shot-seen')).toMatchObject({ type: 'other', phase: 'defend', seat: 2 });
  expect(at('voted')).toEqual({ type: 'votes', waiting: [1, 2, 3] });
  expect(at('over')).toEqual({ type: 'over', winners: [0], isCap: false });
});

test('while a player’s own act is shown, nobody is told of them by name', () => {
  const { view } = situation('face');
  const mine = promptFor({ view, you: view.active, moves: [] }, NO_DRAFT);
  expect(mine.type).toBe('own');
  expect(wordsIn('ru').prompt(mine, () => 'Гость Бун').title).toBe('Перед вами 5\u00a0охранников');
});
