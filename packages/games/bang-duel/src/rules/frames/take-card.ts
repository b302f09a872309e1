import type { Emit } from '@saloon/kernel';
import { idOf, type Kind } from '../card-ids.ts';
import { discardFromHand } from '../discard.ts';
import type { Event, TakeReason } from '../events.ts';
import { gearBit } from '../gear.ts';
import { blur, gainPublic, gainSeen, lose, randomOf } from '../hand.ts';
import { gearAt, spotOf } from '../spots.ts';
import { pop } from '../stack.ts';
import { characterId, type Frame, NOBODY, opponentOf, ownerOf, type State } from '../state.ts';
import { cardTaken } from '../triggers.ts';
import { wordOf } from '../word-of.ts';
import type { FrameRules } from './frame-rules.ts';

/**
 * `by` takes a card: `kind` off the character `focus`, or a random one of the back in `list` out of the opponent's hand;
 * into hand when `n` is 1, else to the discard pile. Without either it is a forced discard of `kind` (Peacemaker).
 * Triggers are found before the frame is popped, while the character is still active (BD-ACT-6).
 */
export const takeCard: FrameRules = {
  step: (state, frame, emit) => {
    if (frame.focus !== NOBODY) takeGear(state, frame, emit);
    else if (frame.kind === -1) takeBlind(state, frame, emit);
    else forceDiscard(state, frame, emit);
    pop(state);
  },
};

const takeGear = (state: State, frame: Frame, emit: Emit<Event> | undefined): void => {
  const spot = spotOf(state, frame.focus);
  const victim = ownerOf(state, frame.focus);
  state.gear[spot] = gearAt(state, spot) & ~gearBit(frame.kind);
  tell(frame, victim, frame.kind, characterId(frame.focus), emit);
  put(state, frame, frame.kind);
  if (victim !== frame.by) cardTaken(state, victim, frame.focus, emit);
};

const takeBlind = (state: State, frame: Frame, emit: Emit<Event> | undefined): void => {
  const victim = opponentOf(frame.by);
  const kind = randomOf(state, state.rng, victim, frame.list[0] ?? 0);
  lose(state, victim, kind);
  if (frame.n === 1 && state.hidesTaken) blur(state, victim, kind);
  tell(frame, victim, kind, 'hand', emit);
  put(state, frame, kind);
  cardTaken(state, victim, NOBODY, emit);
};

/** BD-RULING-8: a Peacemaker's discard counts, unless the option says otherwise. */
const forceDiscard = (state: State, frame: Frame, emit: Emit<Event> | undefined): void => {
  const victim = opponentOf(frame.by);
  discardFromHand(state, victim, frame.kind, 'peacemaker', emit);
  if (state.options.wildBillOnForcedDiscard) cardTaken(state, victim, NOBODY, emit);
};

/** Both players know a taken card; everyone knows one that was in play. */
const put = (state: State, frame: Frame, kind: Kind): void => {
  if (frame.n !== 1) state.discard.push(kind);
  else if (frame.focus === NOBODY) gainSeen(state, frame.by, kind);
  else gainPublic(state, frame.by, kind);
};

type Taken = Extract<Event, { type: 'card-taken' }>;
const tell = (
  frame: Frame,
  victim: Taken['victim'],
  kind: Kind,
  from: Taken['from'],
  emit: Emit<Event> | undefined,
): void => {
  const to = frame.n === 1 ? 'hand' : 'discard';
  emit?.({ type: 'card-taken', seat: frame.by, victim, from, card: idOf(kind), to, why: reasonOf(frame) });
};

const REASONS = [
  'robbery',
  'schoolmarm',
  'carbine',
  'doctor-schultz',
  'bill-anderson',
] as const satisfies readonly TakeReason[];
const reasonOf = (frame: Frame): TakeReason => wordOf(REASONS, frame.why);
