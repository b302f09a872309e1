import { itemAt, type Seat, seat, seatsOf } from '@saloon/kernel';
import { threatOf } from './attack.ts';
import { countOf, MUSTANG, type Pack, sizeOf } from './cards.ts';
import { BOX, HAND_SIZE, MAX_SEATS } from './data.ts';
import { defences, exchanges, repels, shots } from './hand-moves.ts';
import { cachedByHand } from './move-cache.ts';
import type { Move } from './moves.ts';
import { canGo, capOf, hasCowboy, isHighNoon, type Player, playerAt, type State, TAKEN } from './state.ts';

const order = <Type extends Move['type']>(type: Type): { readonly type: Type } => Object.freeze({ type });
const DRAW: Move = order('draw');
const ANNOUNCE: Move = order('announce');
const HIRE: Move = order('hire');
const WORK_OFF: Move = order('work-off');
const PASS: Move = order('pass');
const RIDE: Move = order('ride');
const FALL: Move = order('fall');
const FLEE: Move = order('flee');
const PICKS: readonly Move[] = Array.from({ length: BOX.money }, (_, slot) => Object.freeze({ type: 'pick', slot }));

const NONE: readonly Move[] = [];
const KEEP_OR_REJECT: readonly Move[] = [order('keep'), order('reject')];
const JOIN_OR_DECLINE: readonly Move[] = [order('join'), order('decline')];
const PAY_OR_JAIL: readonly Move[] = [order('pay-fine'), order('go-to-jail')];
const YES_OR_NO: readonly Move[] = [true, false].map((yes) => Object.freeze({ type: 'vote', yes }));

/** The seats that have to decide. */
export function toAct(state: State): readonly Seat[] {
  if (state.phase === 'game-over') return NOBODY;
  if (state.phase === 'vote') return voters(state);
  return playerAt(state, state.active).isAway ? NOBODY : (ALONE[state.active] as readonly Seat[]);
}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = seatsOf(MAX_SEATS).map((by) => [by]);
const voters = (state: State): readonly Seat[] =>
  seatsOf(state.players.length).filter((by) => mayVote(playerAt(state, by)));
const mayVote = (player: Player): boolean => player.vote === 'none' && !player.isAway;

/** Every legal move of this seat now. */
export function legalMoves(state: State, by: Seat): readonly Move[] {
  const player = playerAt(state, by);
  if (state.phase === 'vote') return mayVote(player) ? YES_OR_NO : NONE;
  if (by !== state.active || player.isAway) return NONE;
  switch (state.phase) {
    case 'arming':
      return armingMoves(state, player);
    case 'hire':
      return KEEP_OR_REJECT;
    case 'call':
      return JOIN_OR_DECLINE;
    case 'pick':
      return picks(state);
    case 'face':
      return faceMoves(player.hand, neededInAttack(state, player));
    case 'fine':
      return PAY_OR_JAIL;
    case 'shootout':
      return shootoutMoves(state, player);
    case 'defend':
      return defendMoves(player.hand, neededToDefend(state, player));
    case 'game-over':
      return NONE;
  }
}

/** More bullets than a hand can hold. */
export const TOO_MANY = 6 * HAND_SIZE + 1;

/** The bullets needed; above the cap no set is enough (C45-GRD-5, C45-DEF-3). */
export function neededInAttack(state: State, player: Player): number {
  const { count } = threatOf(state);
  return state.options.capAgainstGuards && count > capOf(state, player) ? TOO_MANY : Math.min(count, TOO_MANY);
}

export function neededToDefend(state: State, player: Player): number {
  const strength = state.shot?.strength ?? 0;
  return strength > capOf(state, player) ? TOO_MANY : strength;
}

/** C45-GRD-3, C45-DEF-1: enough bullets, a Mustang, or fall. */
const answers = (hand: Pack, withBullets: readonly Move[]): readonly Move[] =>
  countOf(hand, MUSTANG) > 0 ? [...withBullets, RIDE, FALL] : [...withBullets, FALL];
const faceMoves = cachedByHand((hand, least) => answers(hand, repels(hand, least)));
const defendMoves = cachedByHand((hand, least) => answers(hand, defences(hand, least)));

const HIRING: readonly Move[] = [HIRE];
const HIRING_OR_PASS: readonly Move[] = [HIRE, PASS];
/** C45-LOOP-1: without bail, with bail that can't be paid, and with bail that can. */
const AT_NOON: readonly (readonly Move[])[] = [[ANNOUNCE], [WORK_OFF], [WORK_OFF, ANNOUNCE]];

/** C45-ARM-1. */
function armingMoves(state: State, player: Player): readonly Move[] {
  const isNoon = isHighNoon(state);
  const mayPass = state.options.allowPass && !isNoon;
  if (!hasCowboy(player)) return mayPass ? HIRING_OR_PASS : HIRING;
  const hasBail = player.bail > 0;
  const mayAnnounce = canGo(player);
  if (isNoon) return itemAt(AT_NOON, hasBail ? (mayAnnounce ? 2 : 1) : 0);
  const list: Move[] = [...armings(player.hand)];
  if (mayAnnounce) list.push(ANNOUNCE);
  if (hasBail) list.push(WORK_OFF);
  if (mayPass) list.push(PASS);
  return list;
}

/** C45-ARM-2, C45-ARM-3. */
const armings = (hand: Pack): readonly Move[] => (sizeOf(hand) < HAND_SIZE ? [DRAW] : exchanges(hand));

/** C45-ATT-1: any slot that still has a card. */
function picks({ spread }: State): readonly Move[] {
  const list: Move[] = [];
  for (let slot = 0; slot < spread.length; slot++) if (spread[slot] !== TAKEN) list.push(PICKS[slot] as Move);
  return list;
}

/** C45-SHOOT-3: shoot at a player of another team who is in, arm, or flee. */
function shootoutMoves(state: State, player: Player): readonly Move[] {
  let targets = 0;
  for (let i = 0; i < state.players.length; i++) {
    const other = state.players[i] as Player;
    if (other.part === 'in' && other.team !== player.team) targets |= 1 << i;
  }
  return state.weapons.length > 0 ? shootArmOrFlee(player.hand, targets) : shootOrFlee(player.hand, targets);
}

const shootOrFlee = cachedByHand((hand, targets) => [...shots(hand, seatsIn(targets)), FLEE]);
const shootArmOrFlee = cachedByHand((hand, targets) => [...shots(hand, seatsIn(targets)), ...armings(hand), FLEE]);

function seatsIn(bits: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < MAX_SEATS; i++) if ((bits & (1 << i)) !== 0) seats.push(seat(i));
  return seats;
}
