import type { DealResults } from '@saloon/protocol';

const STARS = 3;

/** Stars as text: shape and fill, so that they read in gray. */
const starText = (stars: number): string => '★'.repeat(stars) + '☆'.repeat(STARS - stars);

/** The result for a chat: no cards, no characters, no money. `Saloon 142 · ★★☆ ★☆☆ ★★★ ★★★ ★★☆ · 82%`. */
export function shareText({ number, you }: Pick<DealResults, 'number' | 'you'>): string {
  const stars = you?.stars?.map(starText).join(' ');
  const percent = you?.percentile === undefined ? undefined : `${you.percentile}%`;
  return [`Saloon ${number}`, stars, percent].filter((part) => part !== undefined).join(' · ');
}
