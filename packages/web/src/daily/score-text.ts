import { dailyWords } from './text/index.ts';

/** A score in the words of its game. */
export const scoreText = (game: string, score: number): string => dailyWords().score[game]?.(score) ?? String(score);
