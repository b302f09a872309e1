import { dailyWords } from './text/index.ts';

/** A score in the words of its game. */
export const scoreText = (game: string, score: number): string => dailyWords().score[game]?.(score) ?? String(score);

/** A result with its reason: what was won, or after how many decisions somebody won or lost. */
export function reasonText(
  game: string,
  { score, decisions }: { readonly score: number; readonly decisions?: number },
) {
  const words = dailyWords();
  if (decisions === undefined || (score !== 0 && score !== 1)) return scoreText(game, score);
  return score === 1 ? words.wonIn(decisions) : words.lostAfter(decisions);
}
