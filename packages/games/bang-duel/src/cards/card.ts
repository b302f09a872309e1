import type { Emit, Seat } from '@saloon/kernel';
import type { AimCode, AimSink } from '../aims.ts';
import type { CardName } from '../data.ts';
import type { Event, Why } from '../events.ts';
import type { MoveSink } from '../move-list.ts';
import type { Move } from '../moves.ts';
import type { Frame, State } from '../state.ts';
import { type Trait, type Traits, traitBits } from '../traits.ts';

/** How far the AP of whoever plays can reach, beyond what the card itself allows (BD-PLAY-5). */
export type Reach = 'normal' | 'cover-by-hits' | 'anyone';

/** A card being played: by whom, at what, and what was fixed at that moment (section 4.15). */
export type Play = {
  readonly by: Seat;
  readonly aim: AimCode;
  /** BD-HIT-10: a Bang! card fired by Tex Willer. */
  readonly needsSurcharge: boolean;
};

/** The on-miss clause of a Bang! card (BD-HIT-9): its frame is on top of the stack. */
export type OnMiss = {
  /** Does it, or asks for it; the frame is popped when nothing is left to ask. */
  readonly begin: (state: State, frame: Frame, emit: Emit<Event> | undefined) => void;
  readonly offer?: (state: State, frame: Frame, moves: MoveSink) => void;
  readonly answer?: (state: State, frame: Frame, move: Move, why: Why, emit: Emit<Event> | undefined) => void;
};

export type Card = {
  readonly name: CardName;
  readonly frame: 'bang' | 'action' | 'equip';
  readonly isHit: boolean;
  readonly isMiss: boolean;
  readonly isReload: boolean;
  readonly isAlwaysActive: boolean;
  /** What equipment lets its bearer do. */
  readonly traits: Traits;
  /** Adds everything the card may be played on now; nothing when it cannot be played. */
  readonly aims: (state: State, by: Seat, reach: Reach, aims: AimSink) => void;
  /** The card is already in the discard pile (BD-DECK-5), or on its bearer. */
  readonly play: (state: State, play: Play, emit: Emit<Event> | undefined) => void;
  readonly onMiss: OnMiss | undefined;
};

export type Given = {
  readonly name: CardName;
  readonly isHit?: boolean;
  readonly isMiss?: boolean;
  readonly isReload?: boolean;
  readonly isAlwaysActive?: boolean;
  readonly traits?: readonly Trait[];
  readonly aims?: Card['aims'];
  readonly play?: Card['play'];
  readonly onMiss?: OnMiss;
};

const cannotBePlayed = (): void => undefined;

/** Every card has all fields, in one order. */
export const card = (frame: Card['frame'], given: Given): Card =>
  Object.freeze({
    name: given.name,
    frame,
    isHit: given.isHit ?? false,
    isMiss: given.isMiss ?? false,
    isReload: given.isReload ?? false,
    isAlwaysActive: given.isAlwaysActive ?? false,
    traits: traitBits(given.traits ?? []),
    aims: given.aims ?? cannotBePlayed,
    play: given.play ?? cannotBePlayed,
    onMiss: given.onMiss,
  });
