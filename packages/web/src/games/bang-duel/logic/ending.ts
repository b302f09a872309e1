import { seat } from '@saloon/kernel';
import type { Ending, EndingAt } from '../../../core/games/ending.ts';
import { lawStar } from '../../../kit/icons/pages.ts';
import { robberMask } from '../../../kit/icons/tables.ts';
import { FIGURES } from '../people/figures.ts';
import { wordsIn } from '../text/index.ts';
import type { Event, View } from '../wire.ts';
import { lastStandOf } from './last-stand.ts';

/** Shot, fall, nightfall, light on the winner, open cards, poster; the last step stays. */
const STEPS = [300, 600, 1200, 500, 800, 600, 0] as const;
const POSTER_AT = 5;
/** Law is always blue and outlaws red, in any seat. */
const OWNERS = { outlaw: seat(0), law: seat(1) } as const;

/** How the duel ended, told to one viewer. */
export function endingOf(view: View, { you, names, lang }: EndingAt): Ending | undefined {
  const { winner, standing: [hero] = [] } = lastStandOf(view) ?? {};
  if (winner === undefined || hero === undefined) return undefined;
  const words = wordsIn(lang);
  const { title, line } = words.lastStand.why(view, you);
  return {
    steps: STEPS,
    posterAt: POSTER_AT,
    poster: {
      heading: words.lastStand.poster[winner.side],
      line: words.labels.sides[winner.side].name,
      figure: FIGURES[hero.id],
      owner: OWNERS[winner.side],
      sign: winner.side === 'law' ? lawStar : robberMask,
      name: words.labels.characters[hero.id].name,
      note: names(winner.seat),
    },
    why: title,
    more: line === '' ? undefined : line,
  };
}

/** A death turns a duel most, a stopped or taken hit less. */
export function swing(event: Event): number {
  if (event.type === 'died') return 3;
  if (event.type === 'health-lost') return 2;
  return event.type === 'hit-cancelled' ? 1 : 0;
}
