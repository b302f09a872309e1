import { list, type Seat, seat as seatAt } from '@saloon/kernel';
import type { Ending, EndingAt } from '../../../core/games/ending.ts';
import { figureAmong } from '../../../kit/figures/bust.tsx';
import { ownerOf, teamOf } from '../people/teams.tsx';
import { ENDING } from '../text/ending.ts';
import { wordsIn } from '../text/index.ts';
import type { Event, View } from '../wire.ts';

/** The gangs gather, their money is stacked gang by gang, the winners step forward, the poster is nailed up. */
const [GATHER, STACK, FORWARD, NAIL, STAY] = [700, 1400, 600, 900, 0];

export type GangPlace = {
  readonly team: number;
  readonly rank: number;
  readonly total: number;
  readonly seats: View['teams'][number]['seats'];
};

/** The gangs in order, the winner first. */
export const gangsOf = ({ teams, ended }: View): readonly GangPlace[] =>
  teams
    .map(({ total, seats }, team) => ({ team, total, seats, rank: ended?.ranks[team] ?? teams.length }))
    .toSorted((a, b) => a.rank - b.rank || b.total - a.total);

/** From which step on the money of this place (1 is the winner) lies stacked: the poorest gang comes first. */
export const stackedAt = (gangs: number, place: number): number => 1 + gangs - place;

export function endingOf(view: View, { you, names, chairs, lang }: EndingAt): Ending | undefined {
  const gangs = gangsOf(view);
  const [first, second] = gangs;
  if (view.ended === undefined || first === undefined || second === undefined) return undefined;
  const words = wordsIn(lang);
  const said = ENDING[lang];
  const isDraw = second.rank === first.rank;
  const own = gangs.find(({ team }) => team === teamOf(view, you));
  const place = own === undefined || own.rank === 1 ? [] : [said.yours(words.team(own.team), own.rank, own.total)];
  const cap = view.ended.why === 'robbery-cap' ? [said.lastRobbery] : [];
  return {
    steps: [GATHER, ...gangs.map(() => STACK), FORWARD, NAIL, STAY],
    posterAt: gangs.length + 2,
    poster: {
      heading: said.wanted,
      line: said.line,
      figure: figureAmong(chairs, leaderOf(view, first)),
      owner: ownerOf(first.team),
      name: words.team(first.team),
      note: list(lang, first.seats.map(names)),
      amount: words.usd(first.total),
    },
    why: isDraw ? said.draw(first.total) : said.won(words.team(first.team), first.total - second.total),
    more: [...cap, ...place].join(' ') || undefined,
  };
}

/** The richest rider of the gang. */
function leaderOf({ players }: View, { seats }: GangPlace): Seat {
  const [leader = seatAt(0)] = seats.toSorted((a, b) => (players[b]?.net ?? 0) - (players[a]?.net ?? 0));
  return leader;
}

/** What a cowboy is worth beside loot, in dollars: about a bail. */
const COWBOY = 40_000;

/** How far an event turned the game, in dollars that changed hands. */
export function swingOf(event: Event): number {
  switch (event.type) {
    case 'loot-taken':
      return event.card.value;
    case 'fell':
    case 'jailed':
      return COWBOY;
    default:
      return 0;
  }
}
