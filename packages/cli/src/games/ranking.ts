import { type Lang, type Outcome, seat } from '@saloon/kernel';
import { namesIn } from './names.ts';
import { TEXTS } from './texts.ts';

/** One line per player, in the order of their ranks. */
export function rankingLines(outcome: Outcome, lang: Lang): readonly string[] {
  const places = outcome.ranks.map((rank, i) => ({
    rank,
    name: namesIn(lang)(seat(i)),
    score: outcome.scores[i] ?? 0,
  }));
  places.sort((a, b) => a.rank - b.rank);
  const width = Math.max(...places.map(({ name }) => name.length));
  return places.map(({ rank, name, score }) => `${rank}. ${name.padEnd(width)}  ${TEXTS[lang].points(score)}`);
}
