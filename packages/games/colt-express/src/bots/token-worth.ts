import { JEWEL_VALUE, LOOT, type LootKind, STRONGBOX_VALUE } from '../rules/data.ts';
import { jewelsIn, type Loot, pursesIn, strongboxesIn } from '../rules/state.ts';

/** A purse that nobody has seen is worth about this much. */
const USUAL_PURSE = 330;

export const TOKEN_WORTH = {
  purse: USUAL_PURSE,
  jewel: JEWEL_VALUE,
  strongbox: STRONGBOX_VALUE,
} as const satisfies Record<LootKind, number>;
/** The same by the place in `LOOT`. */
export const TOKENS: readonly number[] = LOOT.map((loot) => TOKEN_WORTH[loot]);

/** What loot is worth to a player who doesn't know the values of the purses. */
export const roughWorth = (loot: Loot): number =>
  USUAL_PURSE * pursesIn(loot) + JEWEL_VALUE * jewelsIn(loot) + STRONGBOX_VALUE * strongboxesIn(loot);

/** The best token there. */
export const bestToken = (loot: Loot): number =>
  strongboxesIn(loot) > 0 ? STRONGBOX_VALUE : jewelsIn(loot) > 0 ? JEWEL_VALUE : pursesIn(loot) > 0 ? USUAL_PURSE : 0;
