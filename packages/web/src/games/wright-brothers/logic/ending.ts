import { type Seat, seat as seatAt } from '@saloon/kernel';
import type { Ending, EndingAt } from '../../../core/games/ending.ts';
import { figureAmong } from '../../../kit/figures/bust.tsx';
import { ENDING } from '../text/ending.ts';
import { wordsIn } from '../text/index.ts';
import type { Event, View } from '../wire.ts';

/** The gang gathers, loot is laid before each from the last to the first, then the winner, the poster, why. */
const [GATHER, LAY, FORWARD, NAIL, STAY] = [700, 3000, 600, 900, 0];
const LEAST_MS = 700;

export type LootPlace = {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly firstPlaces: number;
};

/** The players in order, the winner first. First places in splits come before the order of seats (WB-END-2). */
export function lootPlaces({ players }: View): readonly LootPlace[] {
  const all = players
    .map(({ score, firstPlaces }, i) => ({ seat: seatAt(i), score, firstPlaces }))
    .toSorted((a, b) => b.score - a.score || b.firstPlaces - a.firstPlaces);
  return all.map((one) => ({ ...one, place: 1 + all.findIndex(({ score }) => score === one.score) }));
}

/** From which step on the loot of the nth in order (0 is the winner) lies there: the last comes first. */
export const laidAt = (players: number, nth: number): number => players - nth;

export function endingOf(view: View, { you, names, chairs, lang }: EndingAt): Ending | undefined {
  const places = lootPlaces(view);
  const [first, second] = places;
  if (view.phase !== 'game-over' || first === undefined || second === undefined) return undefined;
  const said = ENDING[lang];
  const who = first.seat === you ? undefined : names(first.seat);
  const margin = first.score - second.score;
  const own = places.find(({ seat }) => seat === you);
  return {
    steps: [GATHER, ...places.map(() => Math.max(LEAST_MS, LAY / places.length)), FORWARD, NAIL, STAY],
    posterAt: places.length + 2,
    poster: {
      heading: said.wanted,
      line: said.line,
      figure: figureAmong(chairs, first.seat),
      owner: first.seat,
      name: names(first.seat),
      note: wordsIn(lang).finalNote(first.firstPlaces),
      amount: said.points(first.score),
    },
    why:
      margin > 0
        ? said.won(who, margin)
        : first.firstPlaces > second.firstPlaces
          ? said.tied(first.score, who)
          : said.draw(first.score),
    more: own === undefined || own.place === 1 ? undefined : said.yours(own.place, own.score),
  };
}

/** How far an event turned the game: the largest share of a split. */
export function swingOf(event: Event): number {
  return event.type === 'divided' ? Math.max(0, ...event.places.map(({ share }) => share)) : 0;
}
