import type { Emit, Seat } from '@saloon/kernel';
import type { CharacterId } from '../data.ts';
import type { Event } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Order } from '../order.ts';
import type { State } from '../state.ts';
import { type Trait, type Traits, traitBits } from '../traits.ts';

/** What the owner of a character may do with it in phase 2: once per turn, while it is the AP. */
export type Ability = {
  /** Adds the moves this ability offers now; the once-per-turn mark has been looked at. */
  readonly offer: (state: State, by: Seat, moves: Move[]) => void;
  readonly use: (state: State, by: Seat, order: Order, emit: Emit<Event> | undefined) => void;
};

export type Character = {
  readonly id: CharacterId;
  readonly traits: Traits;
  /** BD-ACT-2: works also as PP. */
  readonly isAlwaysActive: boolean;
  readonly ability: Ability | undefined;
};

/** Every character has all fields, in one order. */
export const character = (given: {
  readonly id: CharacterId;
  readonly traits?: readonly Trait[];
  readonly isAlwaysActive?: boolean;
  readonly ability?: Ability;
}): Character =>
  Object.freeze({
    id: given.id,
    traits: traitBits(given.traits ?? []),
    isAlwaysActive: given.isAlwaysActive ?? false,
    ability: given.ability,
  });
