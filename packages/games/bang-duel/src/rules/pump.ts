import type { Emit } from '@saloon/kernel';
import { MOST_FRAMES } from './data.ts';
import type { Event } from './events.ts';
import { stepFrame } from './frames/index.ts';
import { resolveTrigger } from './resolve-trigger.ts';
import { byPriority, charAt } from './spots.ts';
import { push, topFrame } from './stack.ts';
import { type Char, NOBODY, ownerOf, type State } from './state.ts';
import { advance } from './turn.ts';

/** Section 4.15, the pump: runs until a player has to decide or the game is over. */
export function pump(state: State, emit: Emit<Event> | undefined): void {
  while (state.decision === undefined && state.ending === undefined) {
    if (state.stack.length > 0) stepFrame(state, topFrame(state), emit);
    else if (state.dying.length > 0) startDeath(state);
    else if (state.queue.length > 0) next(state, emit);
    else advance(state, emit);
  }
}

/** BD-DEATH-1, BD-RES-5: the dying character with the highest priority. */
const startDeath = (state: State): void => {
  const victim = state.dying.length === 1 ? state.dying.pop() : firstDying(state);
  if (victim === undefined) return;
  push(state, 'death', ownerOf(state, victim)).subject = victim;
};

const firstDying = (state: State): Char | undefined => {
  for (let place = 0; place < 4; place++) {
    const char = charAt(state, byPriority(state, place));
    const found = char === NOBODY ? -1 : state.dying.indexOf(char);
    if (found !== -1) return state.dying.splice(found, 1)[0];
  }
  return undefined;
};

const next = (state: State, emit: Emit<Event> | undefined): void => {
  if (state.frames > MOST_FRAMES) {
    state.queue = [];
    return emit?.({ type: 'chain-cut' });
  }
  const trigger = state.queue.shift();
  if (trigger !== undefined) resolveTrigger(state, trigger, emit);
};
