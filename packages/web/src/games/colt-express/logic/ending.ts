import { PRINTED } from '@saloon/colt-express/text';
import type { Seat } from '@saloon/kernel';
import type { Ending, EndingAt } from '../../../core/games/ending.ts';
import { wordsIn } from '../text/index.ts';
import type { Event, View } from '../wire.ts';
import { ownerOf } from './owners.ts';

/** The train rolls out, the bandits step up, purses are opened one by one, then the prize, the crate, the poster, why. */
const [ROLL_OUT, STEP_UP, OPEN, PRIZE, CRATE, NAIL, STAY] = [800, 600, 700, 800, 500, 700, 0];

/** What the scene shows from which step on. */
export type EndingSteps = {
  readonly stepUp: number;
  /** The step in which the sheet of this place (1 is the winner) is opened. */
  readonly open: (place: number) => number;
  readonly prize: number;
  readonly crate: number;
  readonly poster: number;
};

export const endingSteps = (players: number): EndingSteps => ({
  stepUp: 1,
  open: (place) => 2 + players - place,
  prize: 2 + players,
  crate: 3 + players,
  poster: 4 + players,
});

/** The places in order, the winner first. */
export const placesOf = ({ result }: View) => (result?.players ?? []).toSorted((a, b) => a.rank - b.rank);

/** How the game ended, told to one viewer. */
export function endingOf(view: View, { you, names, lang }: EndingAt): Ending | undefined {
  const [winner, second] = placesOf(view);
  const figure = winner === undefined ? undefined : view.players[winner.seat]?.bandits[0];
  if (winner === undefined || figure === undefined) return undefined;
  const words = wordsIn(lang);
  const said = words.ending;
  const bandit = (seat: Seat) =>
    (view.players[seat]?.bandits ?? []).map((one) => words.things.characters[one].name).join(' · ');
  const nameOf = (seat: Seat) => (seat === you ? undefined : bandit(seat));
  const margin = winner.total - (second?.total ?? 0);
  const why =
    second === undefined || margin > 0
      ? said.won(nameOf(winner.seat), margin, winner.bonus > 0 && margin < winner.bonus)
      : winner.rank === second.rank
        ? said.shared(winner.total)
        : said.fewerBullets(nameOf(winner.seat), winner.total);
  const mine = placesOf(view).find(({ seat }) => seat === you);
  const players = placesOf(view).length;
  return {
    steps: [ROLL_OUT, STEP_UP, ...Array.from({ length: players }, () => OPEN), PRIZE, CRATE, NAIL, STAY],
    posterAt: endingSteps(players).poster,
    poster: {
      heading: said.wanted,
      line: said.richest,
      figure,
      owner: ownerOf(figure),
      name: bandit(winner.seat),
      note: winner.bonus > 0 ? `${names(winner.seat)} · ${words.finalCount.gunslinger}` : names(winner.seat),
      amount: words.dollars(winner.total),
    },
    why,
    more: mine === undefined || mine === winner ? undefined : said.yours(mine.rank, mine.total),
  };
}

/** What a bandit's last bullet is worth: it may win the gunslinger's prize. */
const LAST_BULLET = 600;
/** A purse whose value this viewer never saw. */
const SOME_PURSE = 300;

/** How far an event turned the game, in dollars that changed hands. */
export function swingOf(event: Event): number {
  switch (event.type) {
    case 'robbed':
    case 'punched': {
      const { loot, value } = event;
      if (loot === undefined) return 0;
      return loot === 'purse' ? (typeof value === 'number' ? value : SOME_PURSE) : PRINTED[loot];
    }
    case 'purse-lost':
      return typeof event.value === 'number' ? event.value : SOME_PURSE;
    case 'ransom-paid':
      return event.amount;
    case 'shot':
      return event.bulletsLeft === 0 ? LAST_BULLET : 0;
    default:
      return 0;
  }
}
