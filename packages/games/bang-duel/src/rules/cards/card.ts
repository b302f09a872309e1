import type { Emit, Seat } from '@saloon/kernel';
import type { AimCode } from '../aims.ts';
import type { CardName } from '../data.ts';
import type { Event, Why } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Order } from '../order.ts';
import type { Frame, State } from '../state.ts';
import { type Trait, type Traits, traitBits } from '../traits.ts';
import type { Aiming } from './aimings.ts';

/** The on-miss clause of a Bang! card (BD-HIT-9): its frame is on top of the stack. */
export type OnMiss = {
  /** Does it, or asks for it; the frame is popped when nothing is left to ask. */
  readonly begin: (state: State, frame: Frame, emit: Emit<Event> | undefined) => void;
  readonly offer?: (state: State, frame: Frame, moves: Move[]) => void;
  readonly answer?: (state: State, frame: Frame, order: Order, why: Why, emit: Emit<Event> | undefined) => void;
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
  readonly aiming: Aiming;
  /** The card is already in the discard pile (BD-DECK-5). `needsSurcharge`: a Bang! card fired by Tex Willer (BD-HIT-10). */
  readonly play: (state: State, by: Seat, aim: AimCode, emit: Emit<Event> | undefined, needsSurcharge: boolean) => void;
  readonly onMiss: OnMiss | undefined;
};

export type Given = {
  readonly name: CardName;
  readonly isHit?: boolean;
  readonly isMiss?: boolean;
  readonly isReload?: boolean;
  readonly isAlwaysActive?: boolean;
  readonly traits?: readonly Trait[];
  readonly aiming?: Aiming;
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
    aiming: given.aiming ?? 'never',
    play: given.play ?? cannotBePlayed,
    onMiss: given.onMiss,
  });
