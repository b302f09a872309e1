import { bestSet } from '@saloon/wright-brothers/wire';
import type { Moment } from '../../../core/games/contract.ts';
import { oneMoment, PLAIN_BEATS } from '../../../table/story/moments.ts';
import type { Cards, Event, Place, View } from '../wire.ts';
import { photoFinish } from './finish.ts';

const BEATS = { unsealed: 4, finish: 4, revealed: 2.5, missed: 2.5, ranked: 2, shared: 1.2 };

type Division = NonNullable<View['division']>;
type SplitMoment = Moment<View, Event>;

/**
 * The split one moment at a time: the finish, the revolvers, each Miss, the places, each share. Points count up with the
 * shares. A player who has to aim a Miss sees the revolvers at once.
 */
export function splitMoments(before: View, events: readonly Event[], after: View): readonly SplitMoment[] {
  const { division } = after;
  const isSplit = events.some(({ type }) => type === 'revealed' || type === 'missed' || type === 'divided');
  if (division === undefined || !isSplit || isAsked(after)) return oneMoment(before, events, after);
  const moments: SplitMoment[] = [];
  let told: Event[] = [];
  let cancelled: readonly Cards[] = before.division?.cancelled ?? after.players.map(() => []);
  const show = (view: View, beats: number) => {
    moments.push({ events: told, view, beats });
    told = [];
  };
  const opened = () => openedWith(after, division, cancelled);
  const showOpened = (beats: number) => show(inSplit(before, after, opened()), beats);
  for (const event of events) {
    if (event.type === 'revealed') {
      if (told.some(({ type }) => type === 'unsealed')) show(closed(before, after, division), BEATS.unsealed);
      else if (photoFinish(after) !== undefined) show(closed(before, after, division), BEATS.finish);
    }
    if (event.type === 'divided') {
      const open = opened();
      for (const [view, beats] of sharing(inSplit(before, after, open), open, event.places)) show(view, beats);
    }
    told.push(event);
    if (event.type === 'revealed') showOpened(BEATS.revealed);
    if (event.type === 'missed') {
      const { target, card } = event;
      cancelled = cancelled.map((cards, seat) => (seat === target && card !== undefined ? [...cards, card] : cards));
      showOpened(BEATS.missed);
    }
  }
  return [...moments, { events: told, view: after, beats: PLAIN_BEATS }];
}

const isAsked = ({ asked, players, phase }: View): boolean =>
  phase === 'miss-choice' && asked.some((seat) => players[seat]?.hand !== undefined);

/** A view on the way through the split: nobody is asked, and points are as they were. */
function inSplit(before: View, after: View, division: Division): View {
  const players = after.players.map((player, seat) => {
    const { score = player.score, firstPlaces = player.firstPlaces } = before.players[seat] ?? {};
    return { ...player, score, firstPlaces };
  });
  return { ...after, phase: 'miss-choice', asked: [], deadline: undefined, players, division };
}

/** The race is over, and the revolvers are still closed. */
function closed(before: View, after: View, division: Division): View {
  const view = inSplit(before, after, { ...openedWith(after, division, []), readings: [] });
  const players = view.players.map((player, seat) => ({ ...player, revolver: before.players[seat]?.revolver }));
  return { ...view, players };
}

/** The revolvers are open, and these cards are canceled so far. */
function openedWith({ players }: View, division: Division, cancelled: readonly Cards[]): Division {
  const readings = division.order.map((seat) => {
    const { size, value } = bestSet(players[seat]?.revolver ?? [], cancelled[seat]);
    return { seat, size, value };
  });
  return { ...division, cancelled, readings, miss: undefined, places: undefined, lost: undefined };
}

/** The places, then one share after another. Shares that aren't counted yet are 0, and `lost` is unknown. */
function sharing(opened: View, division: Division, places: readonly Place[]): readonly (readonly [View, number])[] {
  if (places.length === 0) return [];
  const counted = (n: number): View => {
    const shown = places.map((place, i) => (i < n ? place : { ...place, share: 0 }));
    const players = opened.players.map((player, seat) => {
      const share = shown.find((place) => place.seat === seat)?.share ?? 0;
      return { ...player, score: player.score + share };
    });
    return { ...opened, players, division: { ...division, places: shown } };
  };
  const shares = places.flatMap(({ share }, i) => (share > 0 ? [counted(i + 1)] : []));
  return [[counted(0), BEATS.ranked], ...shares.map((view) => [view, BEATS.shared] as const)];
}
