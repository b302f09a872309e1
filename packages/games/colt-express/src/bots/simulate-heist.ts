import type { ChoiceCode } from '../rules/choice-codes.ts';
import { clone } from '../rules/clone.ts';
import { choose, codesNow, runHeist, startHeist } from '../rules/heist.ts';
import { roundCardOf } from '../rules/round.ts';
import { runEvent } from '../rules/round-events.ts';
import type { State } from '../rules/state.ts';
import { choiceWorths } from './choice-worth.ts';

/** A copy of the state after the heist and its event, if nobody plans anything more and everybody chooses greedily. */
export function simulateHeist(state: State): State {
  const later = clone(state);
  if (state.phase !== 'heist') startHeist(later);
  else if (later.resolved < later.pile.length) choose(later, bestChoice(later), 'forced');
  while (!runHeist(later)) choose(later, bestChoice(later), 'forced');
  const { event } = roundCardOf(later);
  if (event !== undefined && later.options.events) runEvent(later, event);
  return later;
}

function bestChoice(state: State): ChoiceCode {
  const codes = codesNow(state);
  const worths = choiceWorths(state, codes);
  let best = 0;
  for (let i = 1; i < codes.length; i++) if ((worths[i] as number) > (worths[best] as number)) best = i;
  return codes[best] as ChoiceCode;
}
