import { worthOfChoice } from './appeal.ts';
import { clone } from './clone.ts';
import { choicesNow, choose, runHeist, startHeist } from './heist.ts';
import type { Choice } from './moves.ts';
import { roundCardOf } from './round.ts';
import { happen } from './round-events.ts';
import type { State } from './state.ts';

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

/** The choice for the card in turn that brings its owner most. */
function bestAtAGlance(state: State): Choice {
  const choices = choicesNow(state);
  let best = choices[0] as Choice;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < choices.length; i++) {
    const choice = choices[i] as Choice;
    const worth = worthOfChoice(state, choice);
    if (worth <= most) continue;
    most = worth;
    best = choice;
  }
  return best;
}
