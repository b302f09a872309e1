import { type Emit, itemAt, type Seat } from '@saloon/kernel';
import { canBang, hasFreeBangs, reachOf, worksFrom } from './abilities.ts';
import { type AimCode, readAim, targetOf } from './aims.ts';
import { idOf, type Kind, NAME_OF } from './card-ids.ts';
import { NEVER, offerColts, offerPlays } from './cards/aiming.ts';
import { AIMING_OF, cardOf, cards, IS_BANG, IS_RELOAD, RELOAD_GEAR } from './cards/index.ts';
import { type Stance, stanceOf } from './cards/targets.ts';
import { abilityLink, cardLink, clearChain } from './chain.ts';
import { abilityOf } from './characters/index.ts';
import { CARD_NAMES, CHARACTERS, ONCE_A_TURN } from './data.ts';
import { discardGear } from './discard.ts';
import type { Event, Why } from './events.ts';
import { gearBit, gearPlace, kindsInGear, namedGear } from './gear.ts';
import { handOf, lose } from './hand.ts';
import { END_PHASE, MOVE_TOKEN, RELOADS, RELOADS_IN_PLAY } from './move-table.ts';
import type { Move } from './moves.ts';
import type { Order } from './order.ts';
import { apOf, charAt, gearAt, isReloadOpen, isSole, spotOf } from './spots.ts';
import { pushDraw, pushTokenMove } from './stack.ts';
import { type Char, characterId, charOf, type State } from './state.ts';
import { type Traits, traitBit } from './traits.ts';
import { wordOf } from './word-of.ts';

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
const [KITTY, KATE] = [charOf('kitty-leroy'), charOf('cattle-kate')];
const [SUNDANCE, PEARL] = [charOf('sundance-kid'), charOf('pearl-hart')];

/** BD-TURN-4: everything the active player may do while nothing is being resolved. */
export function offerMain(state: State, by: Seat, moves: Move[]): void {
  const traits = worksFrom(state, apOf(state, by));
  const stance = stanceOf(state, by, reachOf(traits));
  const mayReload = isReloadOpen(state);
  offerHand(state, by, traits, stance, mayReload, moves);
  if (mayReload) reloadsInPlay(state, by, moves);
  if ((state.used & MOVED) === 0 && !isSole(state, by)) moves.push(MOVE_TOKEN);
  offerAbility(state, by, moves);
  moves.push(END_PHASE);
}

/** What may be done with each kind of card in hand. */
const offerHand = (state: State, by: Seat, traits: Traits, stance: Stance, mayReload: boolean, moves: Move[]): void => {
  const mayBang = canBang(state, traits);
  const mayColt = mayBang && (traits & (MISSED_AS_COLT | ANYTHING_AS_COLT)) !== 0;
  const hand = handOf(state, by);
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    const kind = (hand[i] ?? 0) >> 3;
    if (kind === last) continue;
    last = kind;
    const aiming = AIMING_OF[kind] ?? NEVER;
    if (aiming !== NEVER && (mayBang || IS_BANG[kind] === 0)) offerPlays(state, by, kind, aiming, stance, moves);
    if (mayColt && playsAsColt(traits, kind)) offerColts(state, kind, stance, moves);
    if (mayReload && IS_RELOAD[kind] === 1) moves.push(itemAt(RELOADS, kind));
  }
};

/** BD-CHAR-TUCO, BD-CHAR-ANNIE. A Colt is played as what it is. */
export const playsAsColt = (traits: Traits, kind: Kind): boolean =>
  ((traits & ANYTHING_AS_COLT) !== 0 && NAME_OF[kind] !== COLT) ||
  ((traits & MISSED_AS_COLT) !== 0 && NAME_OF[kind] === MISSED);

/** BD-RELOAD-3: equipment on the player's AP. */
const reloadsInPlay = (state: State, by: Seat, moves: Move[]): void => {
  const gear = gearAt(state, apOf(state, by)) & RELOAD_GEAR;
  if (gear === 0) return;
  for (const kind of kindsInGear(gear)) moves.push(itemAt(RELOADS_IN_PLAY, kind));
};

const offerAbility = (state: State, by: Seat, moves: Move[]): void => {
  const spot = apOf(state, by);
  const ap = charAt(state, spot);
  const ability = abilityOf(ap);
  if (ability !== undefined && (state.used & usedBit(ap)) === 0) ability.offer(state, by, moves);
  if (!state.options.sundanceAlwaysActive || charAt(state, spot ^ 1) !== SUNDANCE) return;
  if ((state.used & usedBit(SUNDANCE)) === 0) abilityOf(SUNDANCE)?.offer(state, by, moves);
};

/** Plays one of these moves; the pump continues from here. */
export function playMain(state: State, by: Seat, order: Order, why: Why, emit: Emit<Event> | undefined): void {
  state.actions += 1;
  clearChain(state);
  switch (order.type) {
    case 'play':
      return playCard(state, by, order, emit);
    case 'move-token':
      state.used |= MOVED;
      return pushTokenMove(state, by, by, 'free');
    case 'reload':
      return reload(state, by, order, emit);
    case 'kitty':
      return useAbility(state, by, KITTY, order, emit);
    case 'kate':
      return useAbility(state, by, KATE, order, emit);
    case 'sundance':
      return useAbility(state, by, SUNDANCE, order, emit);
    case 'pearl':
      return useAbility(state, by, PEARL, order, emit);
    default:
      state.phase = 'discard';
      return emit?.({ type: 'phase-ended', seat: by, why });
  }
}

const useAbility = (state: State, by: Seat, char: Char, order: Order, emit: Emit<Event> | undefined): void => {
  state.used |= usedBit(char);
  abilityLink(state, char);
  emit?.({
    type: 'ability-used',
    seat: by,
    character: abilityName(char),
    repeat: order.type === 'pearl' ? CARD_NAMES[order.n] : undefined,
    isReload: order.how === 'reload',
  });
  abilityOf(char)?.use(state, by, order, emit);
};

type Able = Extract<Event, { type: 'ability-used' }>['character'];
const ABLE = ['kitty-leroy', 'cattle-kate', 'sundance-kid', 'pearl-hart'] as const satisfies readonly Able[];
const abilityName = (char: Char): Able => wordOf(ABLE, characterId(char));

/** BD-PLAY-6: what is played as Colt is a Bang! card and nothing else (BD-CHAR-TUCO). */
const playCard = (state: State, by: Seat, { kind, aim, how }: Order, emit: Emit<Event> | undefined): void => {
  const isColt = how === 'as-colt';
  const card = isColt ? cards.colt : cardOf(kind);
  const traits = worksFrom(state, apOf(state, by));
  const isBang = card.frame === 'bang';
  const isCounted = isBang && !hasFreeBangs(traits);
  if (isCounted) state.bangs += 1;
  const ap = charAt(state, apOf(state, by));
  lose(state, by, kind);
  cardLink(state, ap, kind, isColt ? 1 : 0);
  if (emit !== undefined) tellPlayed(by, ap, kind, aim, isColt, isCounted, emit);
  if (card.frame === 'equip') return equip(state, by, kind, targetOf(aim), emit);
  // BD-DECK-5: onto the discard pile before it has any effect.
  state.discard.push(kind);
  card.play(state, by, aim, emit, isBang && (traits & SURCHARGE) !== 0);
};

const tellPlayed = (
  seat: Seat,
  ap: Char,
  kind: Kind,
  aim: AimCode,
  isColt: boolean,
  isCounted: boolean,
  emit: Emit<Event>,
): void => {
  const { target, token, back, take } = readAim(aim);
  emit({
    type: 'played',
    seat,
    character: characterId(ap),
    card: idOf(kind),
    as: isColt ? 'colt' : 'self',
    target,
    token,
    back,
    take,
    isCounted,
  });
};

/** BD-PLAY-3, BD-PLAY-4: a card of the same name is replaced. */
const equip = (state: State, by: Seat, kind: Kind, bearer: Char, emit: Emit<Event> | undefined): void => {
  const spot = spotOf(state, bearer);
  discardGear(state, spot, gearAt(state, spot) & namedGear(gearPlace(kind)), 'replaced', emit);
  state.gear[spot] = gearAt(state, spot) | gearBit(kind);
  emit?.({ type: 'equipped', seat: by, character: characterId(bearer), card: idOf(kind) });
};

/** BD-RELOAD-2. */
const reload = (state: State, by: Seat, { kind, how }: Order, emit: Emit<Event> | undefined): void => {
  const spot = apOf(state, by);
  if (how === 'worn') state.gear[spot] = gearAt(state, spot) & ~gearBit(kind);
  else lose(state, by, kind);
  state.discard.push(kind);
  emit?.({ type: 'reloaded', seat: by, card: idOf(kind), from: how === 'worn' ? 'play' : 'hand' });
  pushDraw(state, by, 1, 'reload');
};
