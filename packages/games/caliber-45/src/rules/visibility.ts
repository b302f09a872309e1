import { type Seat, seatsOf, type Viewer } from '@saloon/kernel';
import { MAX_SEATS } from './data.ts';
import { playerAt, type State } from './state.ts';

const ALONE: readonly (readonly Seat[])[] = seatsOf(MAX_SEATS).map((by) => Object.freeze([by]));

/** The seats that may see this one's hand and face-down cowboy: its owner, and its team if `teamHands` is shared. */
export function shownTo(state: State, owner: Seat): readonly Seat[] {
  if (state.options.teamHands === 'hidden') return ALONE[owner] ?? [owner];
  const { team } = playerAt(state, owner);
  return seatsOf(state.players.length).filter((by) => playerAt(state, by).team === team);
}

export const maySee = (state: State, viewer: Viewer, owner: Seat): boolean =>
  viewer === owner ||
  (viewer !== 'spectator' &&
    state.options.teamHands === 'shared' &&
    playerAt(state, viewer).team === playerAt(state, owner).team);

/** The seats whose cards this seat may see, as bits. */
export function seenBy(state: State, me: Seat | undefined): number {
  if (me === undefined) return 0;
  if (state.options.teamHands === 'hidden') return 1 << me;
  let bits = 0;
  for (const by of shownTo(state, me)) bits |= 1 << by;
  return bits;
}
