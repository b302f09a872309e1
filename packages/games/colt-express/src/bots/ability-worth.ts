import type { Seat } from '@saloon/kernel';
import { CHARACTERS, type CharacterId } from '../rules/data.ts';
import { banditAt, type State } from '../rules/state.ts';

/**
 * What a character brings over a whole game, in dollars above the average of its table. In 300 games of four equal bots
 * with random characters Belle won 35 %, Doc 30, Cheyenne 25, Tuco 22, Django 21 and Ghost 19 (each ±6; the dollars ±100).
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

/** What the ability of a seat's character will still bring in this many actions. It isn't measured for teams of two. */
export function abilityWorth(state: State, by: Seat, actions: number): number {
  if (state.isDuo || !state.options.abilities) return 0;
  const bandit = banditAt(state, by, 0);
  return bandit < 0 ? 0 : ((BY_BANDIT[bandit] as number) * actions) / ALL_ACTIONS;
}
