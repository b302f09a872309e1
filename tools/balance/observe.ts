import { type AnyGame, type Outcome, type Seat, seatsOf, winShare } from '@saloon/kernel';

/** What a result is grouped by. `order` is the place in the first turn: 1 begins. */
export const KINDS = ['order', 'side', 'character', 'size'] as const;
export type Kind = (typeof KINDS)[number];

/** One result of one group in one game: its share of the win. */
export type Observation = { readonly kind: Kind; readonly key: string; readonly won: number };

/** Games where a player has one character from the beginning to the end. Elsewhere the last one depends on the play. */
const ONE_CHARACTER: ReadonlySet<string> = new Set(['colt-express']);

type SeenEvent = { readonly type: string; readonly [field: string]: unknown };

/** What a finished game says about seats, sides, characters and teams. */
export function observe(
  game: AnyGame,
  state: unknown,
  outcome: Outcome,
  events: readonly unknown[],
): readonly Observation[] {
  const seats = seatsOf(game.seatCount(state));
  const seen = events as readonly SeenEvent[];
  const won = (seat: Seat) => winShare(outcome, seat);
  const first = firstSeat(seen);
  const result: Observation[] = [];
  const teams = game.teams?.(state) ?? [];
  const isUneven = new Set(teams.map((team) => team.length)).size > 1;
  for (const seat of seats) {
    // In uneven teams a seat wins what its team wins, wherever it sits.
    if (first !== undefined && !isUneven) {
      result.push({ kind: 'order', key: String(1 + ((seat - first + seats.length) % seats.length)), won: won(seat) });
    }
    const persona = ONE_CHARACTER.has(game.id) ? game.persona?.(state, seat) : undefined;
    if (persona !== undefined) result.push({ kind: 'character', key: persona, won: won(seat) });
  }
  for (const event of seen) {
    if (event.type === 'sides-taken') {
      for (const seat of seats)
        result.push({ kind: 'side', key: seat === event.law ? 'law' : 'outlaw', won: won(seat) });
    } else if (event.type === 'characters-shown') {
      for (const key of [event.left, event.right]) {
        result.push({ kind: 'character', key: String(key), won: won(event.seat as Seat) });
      }
    }
  }
  if (isUneven) {
    for (const team of teams) result.push({ kind: 'size', key: String(team.length), won: won(team[0] as Seat) });
  }
  return result;
}

/** Who began: the first event that names a seat with a turn. */
function firstSeat(events: readonly SeenEvent[]): number | undefined {
  for (const { type, first, seat } of events) {
    if ((type === 'game-started' || type === 'round-started') && typeof first === 'number') return first;
    if (type === 'turn-started' && typeof seat === 'number') return seat;
  }
  return undefined;
}
