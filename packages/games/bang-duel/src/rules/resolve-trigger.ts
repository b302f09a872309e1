import type { Emit } from '@saloon/kernel';
import { effectLink } from './chain.ts';
import type { DrawReason, Event } from './events.ts';
import { apOf, charAt, isAlive, ppOf } from './spots.ts';
import { openHit, push, pushDraw } from './stack.ts';
import { type Char, characterId, opponentOf, type State, type Trigger } from './state.ts';
import { readTrigger } from './triggers.ts';
import { wordOf } from './word-of.ts';

/** The oldest waiting effect becomes a root effect, if it is still alive (BD-RES-4, BD-RES-7, BD-RES-8). */
export function resolveTrigger(state: State, trigger: Trigger, emit: Emit<Event> | undefined): void {
  const isDead =
    (trigger.by !== 'card' && !isAlive(state, trigger.from)) ||
    (trigger.effect === 'hit-character' && !isAlive(state, trigger.target));
  if (isDead) return emit?.({ type: 'falls-away', waiting: readTrigger(trigger) });
  effectLink(state, trigger.from, trigger.effect, trigger.name);
  emit?.({ type: 'begins', waiting: readTrigger(trigger) });
  switch (trigger.effect) {
    case 'draw':
      return pushDraw(state, trigger.owner, 1, reasonOf(trigger));
    case 'schultz':
      push(state, 'schultz', trigger.owner);
      return;
    case 'hit-ap':
      return shoot(state, trigger, charAt(state, apOf(state, opponentOf(trigger.owner))), emit);
    case 'hit-pp':
      return shoot(state, trigger, charAt(state, ppOf(state, opponentOf(trigger.owner))), emit);
    case 'hit-character':
      return shoot(state, trigger, trigger.target, emit);
  }
}

/** BD-HIT-3: the character whose ability it is shoots, or the one a Return Fire has defended. */
const shoot = (state: State, trigger: Trigger, target: Char, emit: Emit<Event> | undefined): void => {
  const src = {
    owner: trigger.owner,
    shooter: trigger.from,
    origin: trigger.by === 'card' ? 'return-fire' : 'ability',
    name: trigger.name,
    needsSurcharge: false,
    anyCardDodges: false,
    hasOnMiss: false,
  } as const;
  openHit(state, src, target, 1, 1, emit);
};

const REASONS = ['lone-ranger', 'wyatt-earp', 'django'] as const satisfies readonly DrawReason[];
const reasonOf = (trigger: Trigger): DrawReason =>
  trigger.by === 'equipment' ? 'pocket-watch' : wordOf(REASONS, characterId(trigger.from));
