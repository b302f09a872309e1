import type { Seat } from '@saloon/kernel';
import {
  BULLET_KINDS,
  bulletsOf,
  bulletsOn,
  bulletsTogether,
  CACTUS,
  COYOTE,
  countOf,
  MUSTANG,
  sizeOf,
  strengthUnder,
  sumOf,
  weaponOf,
} from '../rules/cards.ts';
import { HAND_SIZE } from '../rules/data.ts';
import type { Move } from '../rules/moves.ts';
import { capOf, hasCowboy, type Player, playerAt, type State } from '../rules/state.ts';

/** Bullets that make the script announce a robbery, and join one. */
const ENOUGH_TO_GO = 10;
const ENOUGH_TO_JOIN = 6;
/** The script rejects cowboys with a lower cap. */
const LEAST_CAP = 5;

/**
 * A scripted player who looks only at their own hand. It draws a full hand of bullets, announces a robbery, spends as
 * little as possible on guards, fires a shot nobody can answer or else the hardest its cap allows, and flees when out of
 * bullets. Bots are measured against it, so it stays as it is.
 */
export function script(state: State, by: Seat, legal: readonly Move[]): Move | undefined {
  const player = playerAt(state, by);
  const find = (type: Move['type']): Move | undefined => legal.find((move) => move.type === type);
  switch (state.phase) {
    case 'arming':
      return find('hire') ?? find('work-off') ?? (isReady(player) ? find('announce') : undefined) ?? arm(legal);
    case 'hire':
      return find((state.box.cowboys[state.hired]?.cap ?? LEAST_CAP) < LEAST_CAP ? 'reject' : 'keep');
    case 'call':
      return find(player.bail === 0 && sumOf(player.hand) >= ENOUGH_TO_JOIN ? 'join' : 'decline');
    case 'face':
    case 'defend':
      return cheapest(legal) ?? find('ride') ?? find('fall');
    case 'fine':
      return find('pay-fine');
    case 'vote':
      return legal.find((move) => move.type === 'vote' && move.yes);
    case 'shootout':
      return (
        hardest(state, player, legal) ?? (countOf(player.hand, MUSTANG) > 0 ? find('draw') : undefined) ?? find('flee')
      );
    case 'pick':
    case 'game-over':
      return undefined;
  }
}

/** A full hand with enough bullets, or more bullets than it needs. */
const isReady = ({ hand }: Player): boolean =>
  sumOf(hand) >= ENOUGH_TO_GO && (sizeOf(hand) === HAND_SIZE || sumOf(hand) >= ENOUGH_TO_GO + 4);

/** Draws, or exchanges the least useful card, or announces a robbery. */
function arm(legal: readonly Move[]): Move | undefined {
  let least: Move | undefined;
  for (const move of legal) {
    if (move.type === 'draw') return move;
    if (move.type === 'exchange' && (least === undefined || useOf(move) < useOf(least))) least = move;
  }
  return least ?? legal.find(({ type }) => type === 'announce');
}

/** A cactus is useless, exchanging a coyote costs a bullet card, and a Mustang counts as a good bullet card. */
function useOf(move: Move): number {
  if (move.type !== 'exchange') return 0;
  const weapon = weaponOf(move.discard);
  if (weapon === CACTUS) return 0;
  if (weapon === COYOTE) return 1 + bulletsOn(move.with ?? 'bullet-1');
  return weapon === MUSTANG ? BULLET_KINDS - 1 : bulletsOf(weapon);
}

/** The set with the fewest bullets, then the fewest cards. */
function cheapest(legal: readonly Move[]): Move | undefined {
  let best: Move | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const move of legal) {
    if (move.type !== 'repel' && move.type !== 'defend') continue;
    const price = HAND_SIZE * bulletsTogether(move.cards) + move.cards.length;
    if (price < least) [best, least] = [move, price];
  }
  return best;
}

/**
 * A shot just above the target's cap, which no bullets can answer (C45-DEF-3). Otherwise the strongest one that wastes
 * nothing above the shooter's cap, at the player with the fewest cards.
 */
function hardest(state: State, player: Player, legal: readonly Move[]): Move | undefined {
  if (!hasCowboy(player)) return undefined;
  const cap = capOf(state, player);
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    if (move.type !== 'shoot') continue;
    const target = playerAt(state, move.target);
    const bullets = bulletsTogether(move.cards);
    const strength = strengthUnder(cap, bullets);
    const worth =
      strength > capOf(state, target)
        ? UNANSWERABLE - 10 * bullets - move.cards.length
        : 100 * (strength - Math.max(0, bullets - cap)) - 10 * sizeOf(target.hand) - move.cards.length;
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** More than any answerable shot can score: 100 for each bullet up to the cap. */
const UNANSWERABLE = 10_000;
