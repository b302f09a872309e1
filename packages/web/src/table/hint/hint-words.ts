import type { GameText, Names } from '@saloon/kernel';
import type { HintMove, HintReason } from '@saloon/protocol';
import type { Messages } from '../../core/i18n/en.ts';

/**
 * Why a move is in the hint: its chances, and what it gains on the next move or loses to the first. A hint may name one
 * of several `offered` moves: then the others aren't worth mentioning. A difference that chance alone can make doesn't count.
 */
export function whyOf(words: Messages['hint'], moves: readonly HintMove[], at: number, offered: number): string {
  const { chances: own = 0, margin, isEven = false } = moves[at] ?? {};
  const chances = words.chances(own, margin);
  if (moves.length === 1) return offered === 1 ? `${words.only} ${chances}` : chances;
  const gap = at === 0 ? own - (moves[1]?.chances ?? own) : (moves[0]?.chances ?? own) - own;
  if (gap === 0 || (at === 0 ? moves[1]?.isEven : isEven))
    return `${chances} ${at === 0 ? words.even : words.evenFirst}`;
  return `${chances} ${at === 0 ? words.better(gap) : words.worse(gap)}`;
}

/** Texts of a game that can also say why a move is good or bad. */
type Speaking = GameText<unknown, unknown> & { because(reason: HintReason, names: Names): string };
const isSpeaking = (text: GameText<unknown, unknown>): text is Speaking =>
  'because' in text && typeof text.because === 'function';

export type SaidReason = { readonly tone: HintReason['tone']; readonly sentence: string };

/** Reasons in the game's words. Reasons from a newer server that this page doesn't know are left out. */
export function reasonsIn(
  text: GameText<unknown, unknown>,
  reasons: readonly HintReason[],
  names: Names,
): readonly SaidReason[] {
  if (!isSpeaking(text)) return [];
  return reasons.flatMap((reason) => {
    try {
      return [{ tone: reason.tone, sentence: text.because(reason, names) }];
    } catch {
      return [];
    }
  });
}
