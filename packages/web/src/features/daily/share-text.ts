import type { DealResults } from '@saloon/protocol';
import { scoreText } from './score-text.ts';
import { dailyWords } from './text/index.ts';

const STARS = 3;

/** Stars as text: shape and fill, so that they read in gray. */
const starText = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(STARS - stars);

/** The result for a chat, with nothing of the cards. `Saloon 142 · Colt Express · $1,450 · Rank 3 of 41 · ★★☆ ★☆☆ · 82%`. */
export function shareText({ number, game, finishers, you }: SharedResults, title: string): string {
  const result = you && [
    scoreText(game, you.score),
    ...(you.rank === undefined || you.isGuest === true ? [] : [dailyWords().yourRank(you.rank, finishers)]),
  ];
  const stars = you?.stars?.map(starText).join(' ');
  const percent = you?.percentile === undefined ? undefined : `${you.percentile}%`;
  const parts = [`Saloon ${number}`, title, ...(result ?? []), stars, percent];
  return parts.filter((part) => part !== undefined).join(' · ');
}

type SharedResults = Pick<DealResults, 'number' | 'game' | 'finishers' | 'you'>;
