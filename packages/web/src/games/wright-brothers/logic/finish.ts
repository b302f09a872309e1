import type { Millis, Seat } from '@saloon/kernel';
import type { View } from '../wire.ts';

/** A row of the photo finish. */
export type FinishRow = {
  readonly seat: Seat;
  /** 1 is the lowest hand; nothing for who has none. */
  readonly place: number | undefined;
  readonly isStarter: boolean;
  readonly isOut: boolean;
  readonly e: Millis | undefined;
  readonly received: Millis | undefined;
  /** What the line was credited with: the part of the time on the way that does not count. */
  readonly credit: Millis;
  readonly comp: Millis;
  readonly isStunned: boolean;
};

export type PhotoFinish = {
  readonly rows: readonly FinishRow[];
  /** The order of times is another than the order of receipt. */
  readonly isReordered: boolean;
  readonly hasEqualTimes: boolean;
};

/** A slap that reached the table when the race was over, and how long it took by the player's own clock. */
export type LateSlap = { readonly race: number; readonly reaction: Millis };

/** How far the slap was behind the slowest hand that counted; 0 if only the way to the table made it late. */
export function lateBy({ race }: View, late: LateSlap | undefined): Millis | undefined {
  if (late === undefined || race === undefined || race.id !== late.race) return undefined;
  const slowest = Math.max(0, ...(race.finishes ?? []).map(({ e = 0 }) => e));
  return Math.max(0, late.reaction - slowest);
}

/** The photo finish of the race before this split (WB-ONL-5), or undefined if there was no race in real time. */
export function photoFinish(view: View): PhotoFinish | undefined {
  const { division, race } = view;
  const finishes = race?.finishes;
  if (division === undefined || finishes === undefined) return undefined;
  const hands = finishes.filter(({ e }) => e !== undefined);
  if (hands.length === 0) return undefined;
  const starter = race?.starter;
  const byTime = [...hands].sort(
    (a, b) => (a.e ?? 0) - (b.e ?? 0) || rank(division.order, a.seat) - rank(division.order, b.seat),
  );
  const order = [...(starter === undefined ? [] : [starter]), ...byTime.map(({ seat }) => seat)];
  const handless = finishes.map(({ seat }) => seat).filter((seat) => !order.includes(seat));
  const rows = [...order, ...handless].map((seat, i): FinishRow => {
    const { e, received, comp = 0, isStunned = false } = finishes.find((one) => one.seat === seat) ?? {};
    return {
      seat,
      place: i < order.length ? i + 1 : undefined,
      isStarter: seat === starter,
      isOut: division.excluded.includes(seat),
      e,
      received,
      credit: e === undefined || received === undefined ? 0 : Math.max(0, received - e),
      comp,
      isStunned,
    };
  });
  const byReceipt = [...hands].sort((a, b) => (a.received ?? 0) - (b.received ?? 0));
  return {
    rows,
    isReordered: byReceipt.some((hand, i) => hand.seat !== byTime[i]?.seat),
    hasEqualTimes: byTime.some((hand, i) => i > 0 && hand.e === byTime[i - 1]?.e),
  };
}

const rank = (order: readonly Seat[], seat: Seat): number => {
  const at = order.indexOf(seat);
  return at < 0 ? order.length : at;
};
