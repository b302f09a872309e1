import { believable, SeatInformationSet } from '@saloon/bots';
import { deriveSeed, type Rng, rngFrom, type Seat, seat, winShare } from '@saloon/kernel';
import type { ReplayCache } from '@saloon/table';
import { playOut } from './play-out.ts';

/** A step of the replay that changed a seat's chances, from 0 to 1 before and after it. */
export type Turn = { readonly step: number; readonly before: number; readonly after: number };

/** How many turning points a game has. More would be a log. */
const MOST = 3;
/** Stretches of the game, each looked at from its two ends. */
const STRETCHES = 24;
/** Stretches in which the one step is searched that changed most. */
const SEARCHED = 6;
/** Games played out from a step: to find it, to compare it with others, and for the figures that are shown. */
const GAMES = { search: 32, compare: 48, show: 160 } as const;
/** Steps that are compared, and steps that reach the last look. */
const COMPARED = 14;
const SHOWN_BEST = 5;
/** A smaller change turns nothing, and could be luck of the games played out. */
const LEAST = 0.12;

type Look = keyof typeof GAMES;
type Stretch = { readonly from: number; readonly to: number };

/** The first of those who won, or the first seat if nobody did. */
export function winnerOf({ game, final }: ReplayCache): Seat {
  const { ranks = [] } = game.outcome(final) ?? {};
  return seat(Math.max(0, ranks.indexOf(1)));
}

/**
 * The steps that changed the chances of `seat` most, in playing order: games are played out from what it knew
 * then, with a generator of each step, so that every device finds the same turns. `likely`: steps to compare in
 * any case, because something large happened in them.
 */
export function turnsOf(cache: ReplayCache, likely: readonly number[] = [], whose = winnerOf(cache)): readonly Turn[] {
  const last = cache.moments.length - 1;
  const chances = new Chances(cache, whose);
  const by = (look: Look) => (one: Stretch) => Math.abs(chances.at(one.to, look) - chances.at(one.from, look));
  const searched = largest(stretchesOf(last), by('search'), SEARCHED).map((one) => narrowed(one, by('search')));
  const given = likely.filter((step) => step > 0 && step <= last).map((to) => ({ from: to - 1, to }));
  const steps = [...new Map([...given, ...searched].map((one) => [one.to, one])).values()].slice(0, COMPARED);
  const best = largest(steps, by('compare'), SHOWN_BEST).filter((one) => by('show')(one) >= LEAST);
  return largest(best, by('show'), MOST)
    .toSorted((a, b) => a.to - b.to)
    .map(({ from, to }) => ({ step: to, before: chances.at(from, 'show'), after: chances.at(to, 'show') }));
}

const largest = (all: readonly Stretch[], by: (one: Stretch) => number, most: number): readonly Stretch[] =>
  all.toSorted((a, b) => by(b) - by(a) || a.from - b.from).slice(0, most);

function stretchesOf(last: number): readonly Stretch[] {
  const count = Math.min(STRETCHES, Math.max(0, last));
  const ends = Array.from({ length: count + 1 }, (_, i) => Math.round((i * last) / count));
  return ends.slice(1).map((to, i) => ({ from: ends[i] ?? 0, to }));
}

/** The half that changed more, and its half, down to one step. */
function narrowed({ from, to }: Stretch, changeOf: (stretch: Stretch) => number): Stretch {
  if (to - from <= 1) return { from, to };
  const middle = (from + to) >> 1;
  const halves = [
    { from, to: middle },
    { from: middle, to },
  ] as const;
  return narrowed(changeOf(halves[0]) >= changeOf(halves[1]) ? halves[0] : halves[1], changeOf);
}

/** A seat's chances after a step, as games that are played out from there came to. */
class Chances {
  readonly #cache: ReplayCache;
  readonly #seat: Seat;
  readonly #found = new Map<string, number>();

  constructor(cache: ReplayCache, whose: Seat) {
    this.#cache = cache;
    this.#seat = whose;
  }

  /** Each look has deals of its own, because the largest of many figures is partly luck. */
  at(step: number, look: Look): number {
    const key = `turn ${look} ${step}`;
    const known = this.#found.get(key);
    if (known !== undefined) return known;
    const chance = this.#playedOut(step, GAMES[look], rngFrom(deriveSeed(this.#cache.recording.seed, key)));
    this.#found.set(key, chance);
    return chance;
  }

  #playedOut(step: number, games: number, rng: Rng): number {
    const { game, moments } = this.#cache;
    const state = this.#cache.stateAfter(moments[step]?.inputs ?? 0);
    const outcome = game.outcome(state);
    if (outcome !== undefined) return winShare(outcome, this.#seat);
    const info = new SeatInformationSet(game, this.#seat, state, rng);
    let sum = 0;
    for (let n = 0; n < games; n++) sum += playOut(game, believable(info, rng), this.#seat, undefined, rng).share;
    return sum / games;
  }
}
