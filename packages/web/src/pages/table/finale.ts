import type { Millis } from '@saloon/kernel';
import type { GameTable } from '../../tables/contract.ts';

/** Time to see the last thing that happened. */
const SEEN_MS: Millis = 1600;
/** Time to read the last word of a scene that has explained the end. */
const EXPLAINED_MS: Millis = 2600;
/** A scene that never says it is done does not keep the ranking from anybody. */
const LONGEST_MS: Millis = 30_000;

/** How long from now until the ranking comes over the table; asked again when the scene says that it has shown the end. */
export function finaleOf({ hasFinale = false }: Pick<GameTable, 'hasFinale'>, isShown: boolean): Millis {
  if (!hasFinale) return SEEN_MS;
  return isShown ? EXPLAINED_MS : LONGEST_MS;
}
