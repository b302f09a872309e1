import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import { ask } from '../ask.ts';
import { lostLink } from '../chain.ts';
import { alwaysOf } from '../characters/index.ts';
import type { Event, LossKind } from '../events.ts';
import { REDIRECTS } from '../move-table.ts';
import { charAt, healthAt, spotOf } from '../spots.ts';
import { pop } from '../stack.ts';
import { type Char, characterId, type Frame, NOBODY, type Spot, type State, spotOwner } from '../state.ts';
import { traitBit } from '../traits.ts';
import { healthLost } from '../triggers.ts';
import { wordOf } from '../word-of.ts';
import type { AskingRules } from './frame-rules.ts';

const TAKES_PARTNER_LOSSES = traitBit('takes-partner-losses');
const ASK = 0;

/** `focus` loses `n` units; `by` caused it unless `why` is a start-of-turn card (BD-LOSS-3). */
export const loseHealth: AskingRules = {
  step: (state, frame, emit) => {
    const spot = spotOf(state, frame.focus);
    if (spot === -1 || healthAt(state, spot) === 0) return pop(state);
    if (frame.step === ASK && mostTaken(state, frame, spot) > 0) {
      return ask(state, 'loss/redirect', spotOwner(spot));
    }
    loseUnits(state, spot, frame.n, frame, emit);
    pop(state);
  },
  offer: (state, frame, moves) => {
    const most = mostTaken(state, frame, spotOf(state, frame.focus));
    for (let units = 0; units <= most; units++) moves.push(itemAt(REDIRECTS, units));
  },
  answer: (state, frame, { n: units }, why, emit) => {
    const spot = spotOf(state, frame.focus);
    frame.step = 1;
    if (units === 0) {
      return emit?.({ type: 'declined', seat: spotOwner(spot), decision: 'loss/redirect', character: undefined, why });
    }
    const to = characterId(charAt(state, spot ^ 1));
    emit?.({ type: 'redirected', seat: spotOwner(spot), from: characterId(frame.focus), to, units });
    loseUnits(state, spot ^ 1, units, frame, emit);
    frame.n -= units;
  },
};

/** BD-CHAR-BUFFALO: the units the partner may take, never his own last one. BD-RULING-16: none for a Strong Ale. */
const mostTaken = (state: State, frame: Frame, spot: Spot): number => {
  const partner = spot ^ 1;
  if (frame.why === 'ale' || charAt(state, partner) === NOBODY) return 0;
  if ((alwaysOf(charAt(state, partner)) & TAKES_PARTNER_LOSSES) === 0) return 0;
  return Math.max(0, Math.min(frame.n, healthAt(state, partner) - 1));
};

/** BD-LOSS-2: unit by unit, and no more at 0. */
const loseUnits = (state: State, spot: Spot, units: number, frame: Frame, emit: Emit<Event> | undefined): void => {
  const char = charAt(state, spot);
  const by = causeOf(frame);
  for (let left = units; left > 0; left--) {
    const health = healthAt(state, spot) - 1;
    state.health[spot] = health;
    lostLink(state, char, health, frame.why);
    if (emit !== undefined) tellLost(frame, spot, char, health, emit);
    if (health === 0) {
      state.dying.push(char);
      return;
    }
    healthLost(state, spot, by, emit);
  }
};

const tellLost = (frame: Frame, spot: Spot, char: Char, health: number, emit: Emit<Event>): void => {
  const [seat, character] = [spotOwner(spot), characterId(char)];
  emit({ type: 'health-lost', seat, character, health, kind: lossOf(frame), by: causeOf(frame) });
  if (health === 0) emit({ type: 'dying', seat, character });
};

const LOSSES = ['hit', 'indians', 'duel', 'ale', 'dynamite', 'rattlesnake'] as const satisfies readonly LossKind[];
const lossOf = (frame: Frame): LossKind => wordOf(LOSSES, frame.why);
const causeOf = (frame: Frame): Seat | undefined =>
  frame.why === 'dynamite' || frame.why === 'rattlesnake' ? undefined : frame.by;
