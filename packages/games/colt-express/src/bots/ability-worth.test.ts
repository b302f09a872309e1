import { defaultOptions, moveInput, type Seat, seedOf } from '@saloon/kernel';
import { expect, test } from 'vitest';
import { coltExpress } from '../index.ts';
import { CHARACTERS, type CharacterId } from '../rules/data.ts';
import type { Options } from '../rules/options.ts';
import { ann, bob, table } from '../testing/index.ts';
import { ALL_ACTIONS, abilityWorth } from './ability-worth.ts';

const { knowledge } = coltExpress;

/** Ann's value right after her choice, before anyone else has chosen. */
function afterTaking(character: CharacterId, options: Partial<Options> = {}): number {
  const state = coltExpress.setup({ ...defaultOptions(coltExpress.options), ...options }, 4, seedOf(7));
  const move = { type: 'choose-character', character } as const;
  coltExpress.apply(state, moveInput(coltExpress, state, { at: state.at, seat: ann, move }));
  return knowledge.evaluate(state, ann);
}

const byWorth = (options?: Partial<Options>): readonly CharacterId[] =>
  [...CHARACTERS].sort((a, b) => afterTaking(b, options) - afterTaking(a, options));

test('bots choose characters by win rate: Belle first, then Doc and Cheyenne, Ghost last', () => {
  expect(byWorth().slice(0, 3)).toEqual(['belle', 'doc', 'cheyenne']);
  expect(byWorth().at(-1)).toBe('ghost');
});

test('a bot that knows the characters doesn’t pick at random', () => {
  const state = coltExpress.setup(defaultOptions(coltExpress.options), 4, seedOf(7));
  const appeal = (character: CharacterId | 'random') =>
    knowledge.appeal?.(state, ann, { type: 'choose-character', character }) ?? expect.fail('moves have an appeal');
  for (const character of CHARACTERS) expect(appeal('random')).toBeLessThan(appeal(character) / 5);
});

test('without abilities all characters are worth the same', () => {
  const worths = CHARACTERS.map((character) => afterTaking(character, { preset: 'custom', abilities: false }));
  expect(worths).toEqual(CHARACTERS.map(() => 0));
});

test('an ability counts for its owner, and counts less as fewer actions remain', () => {
  const state = table([{ bandit: 'belle' }, { bandit: 'ghost' }, { bandit: 'tuco' }]);
  expect(abilityWorth(state, ann, ALL_ACTIONS)).toBeGreaterThan(0);
  expect(abilityWorth(state, bob, ALL_ACTIONS)).toBeLessThan(0);
  expect(abilityWorth(state, ann, ALL_ACTIONS / 2)).toBe(abilityWorth(state, ann, ALL_ACTIONS) / 2);
  expect(abilityWorth(state, ann, 0)).toBe(0);
});

test('in an equal position the better character is worth more while many actions remain', () => {
  const lead = (round: number) => {
    const state = table([{ bandit: 'belle' }, { bandit: 'ghost' }, { bandit: 'tuco' }], { round });
    return knowledge.evaluate(state, ann) - knowledge.evaluate(state, bob);
  };
  expect(lead(1)).toBeGreaterThan(200);
  expect(lead(5)).toBeGreaterThan(0);
  expect(lead(5)).toBeLessThan(lead(1) / 3);
});

test('abilities don’t count for a team of two bandits', () => {
  const team = (lead: 'ghost' | 'belle', partner: CharacterId) => ({
    team: [{ bandit: lead }, { bandit: partner }] as const,
  });
  const state = table([team('belle', 'cheyenne'), team('ghost', 'tuco')]);
  for (const by of [0, 1] as Seat[]) expect(abilityWorth(state, by, ALL_ACTIONS)).toBe(0);
});
