import { type Emit, itemAt, seat } from '@saloon/kernel';
import { spotWithAlways } from '../abilities.ts';
import { ask } from '../ask.ts';
import { idOf, type Kind, SYMBOL_OF } from '../card-ids.ts';
import { revealLink } from '../chain.ts';
import { SYMBOLS } from '../data.ts';
import { deckName, deckOf, NO_CARD, takeFrom } from '../decks.ts';
import type { Event, RevealReason } from '../events.ts';
import { CHOICES } from '../move-table.ts';
import { pop } from '../stack.ts';
import { characterId, type Frame, type State, spotOwner } from '../state.ts';
import { traitBit } from '../traits.ts';
import { wordOf } from '../word-of.ts';
import type { AskingRules } from './frame-rules.ts';

const REVEALS_TWO = traitBit('reveals-two');

/** BD-REV-1: `kind` is the symbol wanted, `n` whose deck, `subject` the character it is for, `list` the revealed cards. */
export const reveal: AskingRules = {
  step: (state, frame, emit) => {
    const whose = seat(frame.n);
    const deck = deckName(deckOf(state, whose));
    const bat = spotWithAlways(state, REVEALS_TWO);
    const first = takeFrom(state, whose, emit);
    const second = first === NO_CARD || bat === -1 ? NO_CARD : takeFrom(state, whose, emit);
    if (first !== NO_CARD) {
      emit?.({
        type: 'turned-up',
        seat: frame.by,
        character: characterId(frame.subject),
        cards: (second === NO_CARD ? [first] : [first, second]).map(idOf),
        deck,
        want: itemAt(SYMBOLS, frame.kind),
        why: reasonOf(frame),
      });
    }
    if (second === NO_CARD) return count(state, frame, first, NO_CARD, emit);
    // BD-RULING-18: equal symbols leave no choice, and the second card goes on top.
    if (SYMBOL_OF[first] === SYMBOL_OF[second]) return count(state, frame, second, first, emit);
    frame.list = [first, second];
    ask(state, 'reveal/choose', spotOwner(bat));
  },
  offer: (_state, frame, moves) => {
    for (const card of frame.list) moves.push(itemAt(CHOICES, card));
  },
  answer: (state, frame, { kind: chosen }, _why, emit) => {
    const [first, second] = [itemAt(frame.list, 0), itemAt(frame.list, 1)];
    count(state, frame, chosen, chosen === first ? second : first, emit);
  },
};

const REASONS = ['barrel', 'kid-curry', 'dynamite', 'rattlesnake'] as const satisfies readonly RevealReason[];
export const reasonOf = (frame: Frame): RevealReason => wordOf(REASONS, frame.why);

/** BD-REV-3, BD-REV-4: the other card is discarded first, so the one that counts is on top. */
const count = (state: State, frame: Frame, chosen: Kind, other: Kind, emit: Emit<Event> | undefined): void => {
  if (other !== NO_CARD) state.discard.push(other);
  if (chosen !== NO_CARD) state.discard.push(chosen);
  const isMatch = chosen !== NO_CARD && SYMBOL_OF[chosen] === frame.kind;
  const why = reasonOf(frame);
  revealLink(state, frame.subject, why, chosen, isMatch);
  emit?.({
    type: 'revealed',
    seat: frame.by,
    character: characterId(frame.subject),
    card: chosen === NO_CARD ? undefined : idOf(chosen),
    want: itemAt(SYMBOLS, frame.kind),
    isMatch,
    why,
  });
  pop(state, isMatch ? 1 : 0);
};
