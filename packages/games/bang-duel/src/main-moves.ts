import type { Emit, Seat } from '@saloon/kernel';
import { canBang, hasFreeBangs, reachOf, worksFor } from './abilities.ts';
import { type AimCode, aimOf, charIn, coltMove, kindIn, playMove, targetOf } from './aims.ts';
import { idOf, type Kind, NAME_OF } from './card-ids.ts';
import { cardOf, cards, IS_RELOAD, RELOAD_GEAR } from './cards/index.ts';
import { abilityLink, cardLink, clearChain } from './chain.ts';
import { abilityOf } from './characters/index.ts';
import { CARD_NAMES, CHARACTERS } from './data.ts';
import { discardGear } from './discard.ts';
import type { Event, Why } from './events.ts';
import { gearBit, gearPlace, kindsInGear, namedGear } from './gear.ts';
import { handOf, lose } from './hand.ts';
import { gathering, type MoveSink } from './move-list.ts';
import { END_PHASE, MOVE_TOKEN, RELOADS, RELOADS_IN_PLAY } from './move-table.ts';
import type { Move } from './moves.ts';
import { apOf, charAt, gearAt, isReloadOpen, isSole, spotOf } from './spots.ts';
import { pushDraw, pushTokenMove } from './stack.ts';
import { type Char, characterId, charOf, type State } from './state.ts';
import { type Traits, traitBit } from './traits.ts';
import { ONCE_A_TURN } from './view-types.ts';

/** Once-per-turn rights as bits, in the order of `ONCE_A_TURN`. */
const MOVED = 1;
const RIGHTS: readonly string[] = ONCE_A_TURN;
const USED_BITS: readonly number[] = CHARACTERS.map((id) => 1 << RIGHTS.indexOf(id));
const usedBit = (char: Char): number => USED_BITS[char] ?? 0;

const SURCHARGE = traitBit('surcharge');
const MISSED_AS_COLT = traitBit('missed-as-colt');
const ANYTHING_AS_COLT = traitBit('anything-as-colt');
const COLT = CARD_NAMES.indexOf('colt');
const MISSED = CARD_NAMES.indexOf('missed');
const SUNDANCE = charOf('sundance-kid');

/** Makes a move of every aim, of the card in hand: as what it is, or as Colt. One serves all, and only while moves are listed. */
const maker = {
  kind: 0,
  asColt: false,
  push(aim: AimCode): void {
    gathering.push(this.asColt ? coltMove(this.kind, targetOf(aim)) : playMove(this.kind, aim));
  },
};

/** BD-TURN-4: everything the active player may do while nothing is being resolved. */
export function mainMoves(state: State, by: Seat, moves: MoveSink): void {
  const traits = worksFor(state, by);
  const reach = reachOf(traits);
  const mayBang = canBang(state, traits);
  const mayReload = isReloadOpen(state);
  const hand = handOf(state, by);
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = (hand[i] ?? 0) >> 3;
    if (kind === last) continue;
    last = kind;
    const card = cardOf(kind);
    if (card.frame !== 'bang' || mayBang) {
      maker.kind = kind;
      maker.asColt = false;
      card.aims(state, by, reach, maker);
    }
    if (mayBang && playsAsColt(traits, kind)) {
      maker.kind = kind;
      maker.asColt = true;
      cards.colt.aims(state, by, reach, maker);
    }
    if (mayReload && IS_RELOAD[kind]) moves.push(RELOADS(kind));
  }
  if (mayReload) reloadsInPlay(state, by, moves);
  if ((state.used & MOVED) === 0 && !isSole(state, by)) moves.push(MOVE_TOKEN);
  offerAbility(state, by, moves);
  moves.push(END_PHASE);
}

/** BD-CHAR-TUCO, BD-CHAR-ANNIE. A Colt is played as what it is. */
export const playsAsColt = (traits: Traits, kind: Kind): boolean =>
  ((traits & ANYTHING_AS_COLT) !== 0 && NAME_OF[kind] !== COLT) ||
  ((traits & MISSED_AS_COLT) !== 0 && NAME_OF[kind] === MISSED);

/** BD-RELOAD-3: what lies on the own AP. */
function reloadsInPlay(state: State, by: Seat, moves: MoveSink): void {
  const gear = gearAt(state, apOf(state, by)) & RELOAD_GEAR;
  if (gear === 0) return;
  for (const kind of kindsInGear(gear)) moves.push(RELOADS_IN_PLAY(kind));
}

function offerAbility(state: State, by: Seat, moves: MoveSink): void {
  const spot = apOf(state, by);
  const ap = charAt(state, spot);
  const ability = abilityOf(ap);
  if (ability !== undefined && (state.used & usedBit(ap)) === 0) ability.offer(state, by, moves);
  if (!state.options.sundanceAlwaysActive || charAt(state, spot ^ 1) !== SUNDANCE) return;
  if ((state.used & usedBit(SUNDANCE)) === 0) abilityOf(SUNDANCE)?.offer(state, by, moves);
}

/** Plays one of them; the pump goes on from here. */
export function playMain(state: State, by: Seat, move: Move, why: Why, emit: Emit<Event> | undefined): void {
  state.actions += 1;
  clearChain(state);
  switch (move.type) {
    case 'play':
      return playCard(state, by, move, emit);
    case 'move-token':
      state.used |= MOVED;
      return pushTokenMove(state, by, by, 'free');
    case 'reload':
      return reload(state, by, move, emit);
    case 'kitty':
      return useAbility(state, by, charOf('kitty-leroy'), move, emit);
    case 'kate':
      return useAbility(state, by, charOf('cattle-kate'), move, emit);
    case 'sundance':
      return useAbility(state, by, SUNDANCE, move, emit);
    case 'pearl':
      return useAbility(state, by, charOf('pearl-hart'), move, emit);
    default:
      state.phase = 'discard';
      return emit?.({ type: 'phase-ended', seat: by, why });
  }
}

function useAbility(state: State, by: Seat, char: Char, move: Move, emit: Emit<Event> | undefined): void {
  state.used |= usedBit(char);
  abilityLink(state, char);
  emit?.({
    type: 'ability-used',
    seat: by,
    character: abilityName(char),
    repeat: move.type === 'pearl' ? move.repeat : undefined,
    isReload: move.type === 'pearl' && move.reload === true,
  });
  abilityOf(char)?.use(state, by, move, emit);
}

type Able = Extract<Event, { type: 'ability-used' }>['character'];
const ABLE = ['kitty-leroy', 'cattle-kate', 'sundance-kid', 'pearl-hart'] as const satisfies readonly Able[];
const abilityName = (char: Char): Able => ABLE.find((id) => id === characterId(char)) ?? 'kitty-leroy';

/** BD-PLAY-6: what is played as Colt is a Bang! card and nothing else (BD-CHAR-TUCO). */
function playCard(state: State, by: Seat, move: Move & { type: 'play' }, emit: Emit<Event> | undefined): void {
  const kind = kindIn(move.card);
  const card = move.as === 'colt' ? cards.colt : cardOf(kind);
  const traits = worksFor(state, by);
  const isBang = card.frame === 'bang';
  const isCounted = isBang && !hasFreeBangs(traits);
  if (isCounted) state.bangs += 1;
  const ap = charAt(state, apOf(state, by));
  lose(state, by, kind);
  cardLink(state, ap, kind, move.as === 'colt' ? 1 : 0);
  emit?.({
    type: 'played',
    seat: by,
    character: characterId(ap),
    card: move.card,
    as: move.as ?? 'self',
    target: move.target,
    token: move.token,
    back: move.back,
    take: move.take,
    isCounted,
  });
  if (card.frame === 'equip') return equip(state, by, kind, charIn(move.target ?? ''), emit);
  // BD-DECK-5: onto the discard pile before it has any effect.
  state.discard.push(kind);
  const needsSurcharge = isBang && (traits & SURCHARGE) !== 0;
  card.play(state, { by, aim: aimOf(move), needsSurcharge }, emit);
}

/** BD-PLAY-3, BD-PLAY-4: it stays on the character; an old one of the same name makes way. */
function equip(state: State, by: Seat, kind: Kind, bearer: Char, emit: Emit<Event> | undefined): void {
  const spot = spotOf(state, bearer);
  discardGear(state, spot, gearAt(state, spot) & namedGear(gearPlace(kind)), 'replaced', emit);
  state.gear[spot] = gearAt(state, spot) | gearBit(kind);
  emit?.({ type: 'equipped', seat: by, character: characterId(bearer), card: idOf(kind) });
}

/** BD-RELOAD-2. */
function reload(state: State, by: Seat, move: Move & { type: 'reload' }, emit: Emit<Event> | undefined): void {
  const kind = kindIn(move.card);
  const spot = apOf(state, by);
  if (move.from === 'hand') lose(state, by, kind);
  else state.gear[spot] = gearAt(state, spot) & ~gearBit(kind);
  state.discard.push(kind);
  emit?.({ type: 'reloaded', seat: by, card: move.card, from: move.from });
  pushDraw(state, by, 1, 'reload');
}
