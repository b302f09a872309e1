import { push } from '../stack.ts';
import { characterId } from '../state.ts';
import { card } from './card.ts';
import { allButOwnAp } from './shots.ts';

/** BD-CARD-INDIANS For every character except your AP its owner discards a hit card, or it loses 1 health. */
export const indians = card('action', {
  name: 'indians',
  aiming: 'no-aim',
  play: (state, by, _aim, emit) => {
    const targets = allButOwnAp(state, by);
    push(state, 'indians', by).list = targets;
    emit?.({ type: 'indians-came', seat: by, targets: targets.map(characterId) });
  },
});
