import type { Millis } from '@saloon/kernel';
import type { GameTable } from '../../core/games/contract.ts';

/** Time to see the last event. */
const SEEN_MS: Millis = 1600;
/** An ending of its own explains the result: it comes soon after the last event. */
const ENDING_MS: Millis = 900;
/** Time to read the end of a scene that explains the result. */
const EXPLAINED_MS: Millis = 2600;
/** The ranking comes after this time even if the scene never finishes. */
const LONGEST_MS: Millis = 30_000;

type End = {
  readonly isOver: boolean;
  /** Does the table show the last moment of the last step? Its first moments still show the table before the end. */
  readonly isTold: boolean;
  /** Has a scene with a finale shown the end? */
  readonly isShown: boolean;
};

/** Time until the ranking covers the table, `undefined` as long as the end isn't told. Asked again when that changes. */
export function finaleOf(
  { hasFinale = false, ending }: Pick<GameTable, 'hasFinale' | 'ending'>,
  { isOver, isTold, isShown }: End,
): Millis | undefined {
  if (!isOver || !isTold) return undefined;
  if (!hasFinale) return SEEN_MS;
  if (!isShown) return LONGEST_MS;
  return ending === undefined ? EXPLAINED_MS : ENDING_MS;
}
