import { type Seat, seat } from '@saloon/kernel';
import type { Situation } from '../logic/why.ts';
import type { Event, Move, View } from '../wire.ts';
import fixtures from './fixtures.json' with { type: 'json' };

/** Moments of real games, written down once as the engine's views, offers and redacted events. */
export type FixtureName = keyof typeof fixtures;

export type Fixture = {
  readonly seat: Seat | undefined;
  readonly now: number;
  readonly view: View;
  readonly moves: readonly Move[];
  readonly events: readonly Event[];
};

export function fixture(name: FixtureName): Fixture {
  const { now, view, offer, events, ...rest } = fixtures[name];
  return {
    seat: 'seat' in rest && typeof rest.seat === 'number' ? seat(rest.seat) : undefined,
    now,
    view: view as unknown as View,
    moves: offer.moves as unknown as readonly Move[],
    events: events as unknown as readonly Event[],
  };
}

export const situation = (name: FixtureName): Situation => {
  const { view, moves, seat: you } = fixture(name);
  return { view, moves, you };
};

/** The same moment with an empty hand: moves that need cards are not offered. */
export const emptyHanded = ({ view, moves, you }: Situation): Situation => ({
  view: { ...view, players: view.players.map((player, at) => (at === you ? { ...player, hand: [] } : player)) },
  moves: moves.filter(({ type }) => type !== 'discard' && type !== 'load' && type !== 'play-event'),
  you,
});

export const [ann, bob, cal, dot] = [seat(0), seat(1), seat(2), seat(3)];
