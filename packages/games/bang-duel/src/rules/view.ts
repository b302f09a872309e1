import { type Deadline, itemAt, type Seat, seat, type Viewer } from '@saloon/kernel';
import type { CharacterView, PlayerView, View } from '../wire/view-types.ts';
import { bangLimit, handLimit, hasFreeBangs, worksFrom } from './abilities.ts';
import { askedView } from './asked-view.ts';
import { idOf } from './card-ids.ts';
import { readLink } from './chain.ts';
import { ONCE_A_TURN, SIDES } from './data.ts';
import { commonTop, deckAt } from './decks.ts';
import { frameView } from './frame-view.ts';
import { kindsInGear } from './gear.ts';
import { countBack, handOf, isPublic, isSeen, kindOfHeld } from './hand.ts';
import { activeSpot, apOf, charAt, focusOf, gearAt, healthAt, isReloadOpen, isSole } from './spots.ts';
import { backOf, characterId, hasBegun, MAX_HEALTH, NOBODY, type Spot, type State, spotOwner } from './state.ts';
import { NO_TRAITS } from './traits.ts';
import { readTrigger } from './triggers.ts';

/** Built field by field: what is not named here stays hidden. */
export function view(state: State, viewer: Viewer): View {
  const top = commonTop(state);
  const isSetUp = hasBegun(state);
  // What the AP may still play, even while the same player's PP is the target.
  const traits = isSetUp ? worksFrom(state, apOf(state, state.active)) : NO_TRAITS;
  return {
    law: state.law,
    phase: state.phase,
    turn: state.turn,
    turnLimit: state.options.turnLimit,
    active: state.active,
    asked: askedView(state, viewer),
    question: state.question,
    deadline: deadline(state),
    decks: {
      law: deckAt(state, 0).length,
      outlaw: deckAt(state, 1).length,
      common: deckAt(state, 2).length,
      commonTop: top === -1 ? undefined : itemAt(SIDES, top),
    },
    discard: state.discard.map(idOf),
    players: [playerView(state, seat(0), viewer), playerView(state, seat(1), viewer)],
    bangsLeft: hasFreeBangs(traits) ? 'unlimited' : Math.max(0, bangLimit(traits) - state.bangs),
    bangsCounted: state.bangs,
    used: ONCE_A_TURN.filter((_, bit) => (state.used & (1 << bit)) !== 0),
    isReloadOpen: isReloadOpen(state),
    stack: state.stack.map((frame) => frameView(frame, viewer)),
    queue: state.queue.map(readTrigger),
    dying: state.dying.map(characterId),
    chain: state.chain.slice(0, state.links).map(readLink),
    ending: state.ending,
  };
}

function playerView(state: State, by: Seat, viewer: Viewer): PlayerView {
  const isOwn = by === viewer;
  const isSetUp = hasBegun(state);
  const hand = handOf(state, by);
  const chosen = state.token[by] ?? -1;
  return {
    seat: by,
    side: itemAt(SIDES, backOf(state, by)),
    backs: { law: countBack(state, by, 0), outlaw: countBack(state, by, 1) },
    hand: isOwn ? hand.map((held) => idOf(kindOfHeld(held))) : undefined,
    known: isOwn ? [] : hand.filter(viewer === 'spectator' ? isPublic : isSeen).map((held) => idOf(kindOfHeld(held))),
    characters: {
      left: isOwn || isSetUp ? characterView(state, 2 * by, isSetUp) : undefined,
      right: isOwn || isSetUp ? characterView(state, 2 * by + 1, isSetUp) : undefined,
    },
    reserve: state.reserve[by]?.length ?? 0,
    reserveCharacters: isOwn ? state.reserve[by]?.map(characterId) : undefined,
    removed: state.removed[by]?.map(characterId) ?? [],
    hasChosen: chosen !== -1,
    chosen: isOwn && chosen !== -1 && !isSetUp ? characterId(charAt(state, 2 * by + chosen)) : undefined,
    handLimit: isSetUp ? handLimit(state, by) : 0,
    isAway: state.away[by] ?? false,
    wantsToConcede: state.conceding[by] ?? false,
  };
}

/** Before both have chosen there is no token, and nobody is active. */
function characterView(state: State, spot: Spot, isSetUp: boolean): CharacterView | undefined {
  const char = charAt(state, spot);
  if (char === NOBODY) return undefined;
  const owner = spotOwner(spot);
  const maxHealth = MAX_HEALTH[char] ?? 0;
  const health = isSetUp ? healthAt(state, spot) : maxHealth;
  return {
    id: characterId(char),
    place: (spot & 1) === 0 ? 'left' : 'right',
    health,
    maxHealth,
    equipment: kindsInGear(gearAt(state, spot)).map(idOf),
    isAp: isSetUp && apOf(state, owner) === spot,
    isSole: isSetUp && isSole(state, owner),
    isActive: isSetUp && health > 0 && activeSpot(state, owner) === spot,
    isTarget: isSetUp && focusOf(state, owner) === char,
    isDying: isSetUp && health === 0,
  };
}

/** The running timer. */
export const deadline = (state: State): Deadline | undefined =>
  state.timerAt === undefined ? undefined : { id: state.timerId, at: state.timerAt };
