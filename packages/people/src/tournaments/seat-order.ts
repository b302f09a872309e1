import { PairCounts, type PlayedRound } from './played.ts';

/** Seating again with the same partner is worse than in the same seat. */
const PARTNER_WEIGHT = 4;

/** Which team each seat of a table belongs to, in games with teams. */
export type TeamsAt = (seats: number) => readonly number[] | undefined;

/** What seats and partners players had so far. */
export class SeatHistory {
  readonly #seats = new Map<string, number>();
  readonly #partners = new PairCounts();

  constructor(rounds: readonly PlayedRound[]) {
    for (const { tables } of rounds) {
      for (const { seats } of tables) {
        for (const [i, { id, team }] of seats.entries()) {
          this.#seats.set(`${id} ${i}`, this.satAt(id, i) + 1);
          if (team === undefined) continue;
          for (const other of seats.slice(i + 1)) if (other.team === team) this.#partners.add(id, other.id);
        }
      }
    }
  }

  satAt(id: string, seat: number): number {
    return this.#seats.get(`${id} ${seat}`) ?? 0;
  }

  /** The order of these players in which seats and partners change most; of equal ones the first. */
  arrange(players: readonly string[], teamsAt?: TeamsAt): readonly string[] {
    const teams = teamsAt?.(players.length);
    // What was had twice weighs four times as much, so that everybody gets around.
    const seatCosts = players.map((id) => players.map((_, seat) => this.satAt(id, seat) ** 2));
    const partnerCosts = players.map((a) => players.map((b) => PARTNER_WEIGHT * this.#partners.of(a, b) ** 2));
    const costOf = (player: number, order: readonly number[], seat: number): number => {
      let cost = seatCosts[player]?.[seat] ?? 0;
      if (teams === undefined) return cost;
      for (const [i, other] of order.entries())
        if (teams[i] === teams[seat]) cost += partnerCosts[player]?.[other] ?? 0;
      return cost;
    };
    return cheapestOrder(players.length, costOf).flatMap((i) => players[i] ?? []);
  }
}

/** Tries all orders of `0` to `n - 1`, and drops an order that can’t beat the best one found. */
function cheapestOrder(
  n: number,
  costOf: (player: number, before: readonly number[], seat: number) => number,
): readonly number[] {
  const order: number[] = [];
  let best: readonly number[] = [];
  let least = Number.POSITIVE_INFINITY;
  const place = (used: number, cost: number): void => {
    if (cost >= least) return;
    if (order.length === n) {
      best = [...order];
      least = cost;
      return;
    }
    for (let player = 0; player < n; player++) {
      const bit = 1 << player;
      if ((used & bit) !== 0) continue;
      const added = costOf(player, order, order.length);
      order.push(player);
      place(used | bit, cost + added);
      order.pop();
    }
  };
  place(0, 0);
  return best;
}
