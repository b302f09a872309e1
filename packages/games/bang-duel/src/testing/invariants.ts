import { seat } from '@saloon/kernel';
import { BACK_OF } from '../rules/card-ids.ts';
import { cards } from '../rules/cards/index.ts';
import { EQUIPMENT } from '../rules/data.ts';
import { gearCount, gearNamed } from '../rules/gear.ts';
import { handOf } from '../rules/hand.ts';
import { NOBODY, type State } from '../rules/state.ts';

/** The first invariant of section 10 that a state violates, in words. */
export function brokenInvariant(state: State): string | undefined {
  return (
    backs(state) ??
    charactersInPlay(state) ??
    healths(state) ??
    tokens(state) ??
    equipment(state) ??
    quiet(state) ??
    memory(state)
  );
}

/** 2: a personal deck holds cards of its own back alone. */
const backs = (state: State): string | undefined =>
  [0, 1].some((deck) => state.decks[deck]?.some((kind) => BACK_OF[kind] !== deck))
    ? '2: a deck has a foreign back'
    : undefined;

const isBeingBuried = (state: State): boolean => state.stack.some(({ type }) => type === 'death');

/** 3: one or two characters in play each, and a reserve only beside two, except during a death. */
function charactersInPlay(state: State): string | undefined {
  for (const by of [0, 1]) {
    const inPlay = state.chars.slice(2 * by, 2 * by + 2).filter((char) => char !== NOBODY).length;
    const reserve = state.reserve[by]?.length ?? 0;
    const all = inPlay + reserve + (state.removed[by]?.length ?? 0);
    if (all !== state.options.charactersPerSide) return `3: seat ${by} has ${all} characters`;
    if (inPlay === 0 && state.ending === undefined) return `3: seat ${by} has nobody in play`;
    if (reserve > 0 && inPlay < 2 && !isBeingBuried(state)) return `3: seat ${by} has a reserve and an empty seat`;
  }
  return undefined;
}

/** 4: a character without health is dying. */
function healths(state: State): string | undefined {
  if (state.phase === 'setup' || state.ending !== undefined) return undefined;
  for (let spot = 0; spot < 4; spot++) {
    const char = state.chars[spot] ?? NOBODY;
    const health = state.health[spot] ?? 0;
    if (char === NOBODY || health > 0) continue;
    const isKnown =
      state.dying.includes(char) || state.stack.some(({ type, subject }) => type === 'death' && subject === char);
    if (!isKnown) return `4: spot ${spot} has no health and is not dying`;
  }
  return undefined;
}

/** 5: each player has an AP. */
function tokens(state: State): string | undefined {
  if (state.phase === 'setup' || isBeingBuried(state) || state.ending !== undefined) return undefined;
  const isLost = [0, 1].some((by) => state.chars[2 * by + (state.token[by] ?? 0)] === NOBODY);
  return isLost ? '5: a token lies at an empty seat' : undefined;
}

/** 6: no character bears two cards of one name, and single cards exist once. */
function equipment(state: State): string | undefined {
  for (const name of EQUIPMENT) {
    const borne = state.gear.map((gear) => gearCount(gear & gearNamed(name)));
    if (borne.some((count) => count > 1)) return `6: somebody bears two ${name}`;
    const isSingle = cards[name].isAlwaysActive || name === 'bank';
    if (isSingle && borne.reduce((sum, count) => sum + count, 0) > 1) return `6: there are two ${name}`;
  }
  return undefined;
}

/** 7: phase 2 asks when nothing is under way, and asks the active player. */
function quiet(state: State): string | undefined {
  if (state.decision !== 'play/main') return undefined;
  const isQuiet = state.stack.length + state.queue.length + state.dying.length === 0;
  return isQuiet && state.decider === state.active ? undefined : '7: phase 2 asks in the middle of something';
}

/** Hands are sorted. */
const memory = (state: State): string | undefined =>
  [0, 1].some((by) => handOf(state, seat(by)).some((held, i, hand) => i > 0 && held < (hand[i - 1] ?? 0)))
    ? 'a hand is out of order'
    : undefined;
