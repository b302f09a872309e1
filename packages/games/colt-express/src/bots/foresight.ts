import { clone } from '../rules/clone.ts';
import { choose, runHeist, startHeist, waysNow } from '../rules/heist.ts';
import { roundCardOf } from '../rules/round.ts';
import { happen } from '../rules/round-events.ts';
import type { State } from '../rules/state.ts';
import type { Way } from '../rules/ways.ts';
import { worthsOfWays } from './way-worth.ts';

/**
 * The table after the heist and its event, if nothing more were planned and everybody chose what looks best at a glance.
 * The state itself stays as it is.
 */
export function foresee(state: State): State {
  const later = clone(state);
  if (state.phase !== 'heist') startHeist(later);
  else if (later.resolved < later.pile.length) choose(later, bestAtAGlance(later), 'forced');
  while (!runHeist(later)) choose(later, bestAtAGlance(later), 'forced');
  const { event } = roundCardOf(later);
  if (event !== undefined && later.options.events) happen(later, event);
  return later;
}

/** The way for the card in turn that brings its owner most. */
function bestAtAGlance(state: State): Way {
  const ways = waysNow(state);
  worthsOfWays(state, ways, WORTHS);
  let best = 0;
  for (let i = 1; i < ways.length; i++) if ((WORTHS[i] as number) > (WORTHS[best] as number)) best = i;
  return ways[best] as Way;
}

/** One list serves all: it is used up at once. */
const WORTHS: number[] = [];
