/** A seat of a finished game, as the log of results has it. */
export type FinishedSeat = {
  /** The person's id; missing for a bot. */
  readonly person?: string;
  /** The rating of the bot that played there, at that time. */
  readonly bot?: number;
  readonly place: number;
  readonly team?: number;
  /** The person left, and a bot finished the game for them. */
  readonly hasLeft?: true;
};

export type Side = { readonly place: number; readonly seats: readonly FinishedSeat[] };

/**
 * The sides of a finished game. People who left are a side each and share the last place; the rest of their team keeps
 * the team's place.
 */
export function sidesOf(seats: readonly FinishedSeat[]): readonly Side[] {
  const last = Math.max(...seats.map(({ place }) => place)) + 1;
  const teams = new Map<string, FinishedSeat[]>();
  const gone: Side[] = [];
  for (const [i, seat] of seats.entries()) {
    if (seat.hasLeft === true) {
      gone.push({ place: last, seats: [seat] });
      continue;
    }
    const key = seat.team === undefined ? `seat ${i}` : `team ${seat.team}`;
    const team = teams.get(key);
    if (team === undefined) teams.set(key, [seat]);
    else team.push(seat);
  }
  const rest = [...teams.values()].map((team) => ({ place: Math.min(...team.map(({ place }) => place)), seats: team }));
  return [...rest, ...gone];
}
