import type { Seat } from '@saloon/kernel';
import { type BestSet, bestSet } from '@saloon/wright-brothers/wire';
import type { CardId, Cards, Event, EventOf, Place, View } from '../wire.ts';
import { photoFinish } from './finish.ts';

/** The split step by step. Each step shows one thing and has one sentence. */
export type Step =
  | { readonly type: 'unsealed'; readonly choices: EventOf<'unsealed'>['choices'] }
  | { readonly type: 'finish' }
  | { readonly type: 'revealed' }
  | { readonly type: 'missed'; readonly miss: EventOf<'missed'>; readonly n: number }
  /** The table is waiting for a target. */
  | { readonly type: 'aiming'; readonly owner: Seat; readonly card: CardId }
  | { readonly type: 'ranked' }
  | { readonly type: 'shared'; readonly place: Place; readonly from: number; readonly rest: number }
  | { readonly type: 'done' };

export type Row = {
  readonly seat: Seat;
  readonly isOut: boolean;
  readonly cards: Cards;
  readonly cancelled: Cards;
  readonly reading: BestSet;
  /** Whose hand was the how many-th; nothing for who is shut out. */
  readonly order: number | undefined;
  /** From the ranking on. */
  readonly rank: number | undefined;
  /** Known once this player's share has been counted out. */
  readonly share: number | undefined;
};

/** The events since the revolvers were last opened, or none if a new round has begun since. */
function divisionEvents(events: readonly Event[]): readonly Event[] {
  const last = (type: Event['type']) => events.findLastIndex((event) => event.type === type);
  const opened = last('revealed');
  return opened < 0 || last('round-started') > opened ? [] : events.slice(opened);
}

/** The steps known so far. `events` are the most recent ones, oldest first. */
export function showdownSteps(view: View, events: readonly Event[]): readonly Step[] {
  const { division } = view;
  if (division === undefined) return [];
  const steps: Step[] = [];
  const unsealed = events.findLast((event): event is EventOf<'unsealed'> => event.type === 'unsealed');
  const told = divisionEvents(events);
  if (unsealed !== undefined && isAfter(events, unsealed)) {
    steps.push({ type: 'unsealed', choices: unsealed.choices });
  }
  if (photoFinish(view) !== undefined) steps.push({ type: 'finish' });
  if (division.readings.length < division.order.length) return steps;
  steps.push({ type: 'revealed' });
  const misses = told.filter((event): event is EventOf<'missed'> => event.type === 'missed');
  misses.forEach((miss, i) => {
    steps.push({ type: 'missed', miss, n: i + 1 });
  });
  if (division.miss !== undefined && view.phase === 'miss-choice') {
    steps.push({ type: 'aiming', ...division.miss });
  }
  if (division.places === undefined) return steps;
  if (division.places.length > 0) steps.push({ type: 'ranked' });
  let rest = division.pot;
  const isCounted = division.lost !== undefined;
  for (const place of division.places) {
    if (!isCounted && place.share === 0) continue;
    steps.push({ type: 'shared', place, from: rest, rest: rest - place.share });
    rest -= place.share;
  }
  return isCounted ? [...steps, { type: 'done' }] : steps;
}

/** Did this round's race come to these choices: no deal in between? */
const isAfter = (events: readonly Event[], unsealed: Event): boolean =>
  !events.slice(events.indexOf(unsealed)).some((event) => event.type === 'round-started');

/** The revolvers as they stand at step `at`: what was cancelled by then, who has a place, who has a share. */
export function showdownRows(view: View, steps: readonly Step[], at: number): readonly Row[] {
  const { division } = view;
  if (division === undefined) return [];
  const past = steps.slice(0, at + 1);
  const missed = past.flatMap((step) => (step.type === 'missed' ? [step.miss] : []));
  const isKnown = steps.some((step) => step.type === 'missed') || division.cancelled.every((one) => one.length === 0);
  const isRanked = past.some((step) => step.type === 'ranked');
  const seats = [...division.order, ...division.excluded];
  const rows = seats.map((seat): Row => {
    const cards = view.players[seat]?.revolver ?? [];
    const gone = missed.flatMap(({ target, card }) => (target === seat && card !== undefined ? [card] : []));
    const cancelled = isKnown ? gone : (division.cancelled[seat] ?? []);
    const place = division.places?.findIndex((one) => one.seat === seat) ?? -1;
    const share = past.find((step) => step.type === 'shared' && step.place.seat === seat);
    return {
      seat,
      isOut: division.excluded.includes(seat),
      cards,
      cancelled,
      reading: bestSet(cards, cancelled),
      order: division.excluded.includes(seat) ? undefined : division.order.indexOf(seat) + 1,
      rank: isRanked && place >= 0 ? place + 1 : undefined,
      share: share?.type === 'shared' ? share.place.share : undefined,
    };
  });
  return isRanked ? [...rows].sort((a, b) => (a.rank ?? 99) - (b.rank ?? 99)) : rows;
}
