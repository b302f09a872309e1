import type { HintMove } from '@saloon/protocol';
import type { Messages } from '../../i18n/en.ts';

/** Why a move of a hint is there: its chances, and what it gains against the next or lacks against the first. */
export function whyOf(words: Messages['hint'], moves: readonly HintMove[], at: number): string {
  const own = moves[at]?.chances ?? 0;
  const chances = words.chances(own);
  if (moves.length === 1) return `${words.only} ${chances}`;
  const gap = at === 0 ? own - (moves[1]?.chances ?? own) : (moves[0]?.chances ?? own) - own;
  if (gap === 0) return `${chances} ${at === 0 ? words.even : words.evenFirst}`;
  return `${chances} ${at === 0 ? words.better(gap) : words.worse(gap)}`;
}
