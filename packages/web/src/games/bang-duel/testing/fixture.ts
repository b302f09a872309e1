import { seat } from '@saloon/kernel';
import type { Situation } from '../logic/situation.ts';
import type { Event, Move, View } from '../wire.ts';
import fixtures from './fixtures.json' with { type: 'json' };

/** Moments of real games, written down once as the engine's views, offers and redacted events. */
export type FixtureName = keyof typeof fixtures;
export const FIXTURES = Object.keys(fixtures) as readonly FixtureName[];

export function situation(name: FixtureName): Situation {
  const { view, moves, seat: you } = fixtures[name];
  return { view: view as unknown as View, moves: moves as unknown as readonly Move[], you: seat(you) };
}

/** What had just happened. */
export const eventsBefore = (name: FixtureName): readonly Event[] =>
  fixtures[name].events as unknown as readonly Event[];
