import type { Seat } from '@saloon/kernel';
import { CHARACTERS, type CharacterId } from '../rules/data.ts';
import { banditAt, type State } from '../rules/state.ts';

/**
 * About what a character brings over a whole game, in dollars against the mean of its table, in the order of wins: in 300
 * games of four equal bots with characters drawn by lot Belle won 35 of 100, Doc 30, Cheyenne 25, Tuco 22, Django 21 and
 * Ghost 19 (each give or take 6; the dollars give or take 100, so they are rounded).
 */
const BRINGS = {
  ghost: -150,
  doc: 90,
  belle: 160,
  cheyenne: 60,
  django: -80,
  tuco: -80,
} as const satisfies Record<CharacterId, number>;

/** The same by the number of the character. */
const BY_BANDIT: readonly number[] = CHARACTERS.map((character) => BRINGS[character]);

/** About how many actions a player has in a whole game. */
export const ALL_ACTIONS = 20;

/** What the ability of a seat's character will still bring in so many actions. Of teams of two nobody has counted it. */
export function abilityWorth(state: State, by: Seat, actions: number): number {
  if (state.isDuo || !state.options.abilities) return 0;
  const bandit = banditAt(state, by, 0);
  return bandit < 0 ? 0 : ((BY_BANDIT[bandit] as number) * actions) / ALL_ACTIONS;
}
