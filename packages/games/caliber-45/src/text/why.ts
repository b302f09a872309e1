import type { Tried as AnyTried, Seat } from '@saloon/kernel';
import { bad, good } from '@saloon/kernel';
import { CACTUS, COYOTE, MUSTANG, sumOf, weaponOf } from '../rules/cards.ts';
import { FINE } from '../rules/data.ts';
import type { Event, Move } from '../rules/moves.ts';
import { canGo, capOf, dollars, type Player, playerAt, type State } from '../rules/state.ts';
import type { Reason } from './why-reasons.ts';
import { lootOnTable, whyRepelled, whyShot } from './why-shooting.ts';

export type Tried = AnyTried<State, Move, Event>;

/** Bullets in hand that are plenty for a robbery, and too few. */
const WELL_ARMED = 12;
const POORLY_ARMED = 6;
/** Most cowboys shoot six bullets at once; one with a lower cap can't answer them. */
const USUAL_CAP = 6;

/** The reasons for and against a move, or an empty list if only probabilities can tell. */
export function why({ before, events, seat, move }: Tried): readonly Reason[] {
  return [...events.flatMap((event) => whyHappened(before, event, seat)), ...whyMove(before, seat, move)];
}

function whyHappened(state: State, event: Event, seat: Seat): readonly Reason[] {
  const { team } = playerAt(state, seat);
  if (event.type === 'loot-taken') {
    const { value } = event.card;
    return [
      event.team === team ? good({ type: 'takes-loot', value }) : bad({ type: 'hands-loot', value, seat: event.seat }),
    ];
  }
  if (event.type === 'game-ended')
    return [event.winners.includes(team) ? good({ type: 'wins' }) : bad({ type: 'loses' })];
  return [];
}

function whyMove(state: State, seat: Seat, move: Move): readonly Reason[] {
  const player = playerAt(state, seat);
  switch (move.type) {
    case 'shoot':
      return whyShot(state, seat, move.target, move.cards);
    case 'repel':
    case 'defend':
      return whyRepelled(state, player, move);
    case 'ride':
    case 'flee':
      return [keeps(state, player), ...gaveUp(state)];
    case 'fall':
    case 'go-to-jail':
      return [bad({ type: 'loses-cowboy', cap: capOf(state, player) })];
    case 'pay-fine':
      return [keeps(state, player), bad({ type: 'costs', amount: dollars(FINE) })];
    case 'announce':
    case 'join':
      return whyGone(state, seat, player);
    case 'decline':
      return player.bail === 0 ? [] : [good({ type: 'saves-bail', amount: dollars(player.bail) })];
    case 'exchange':
      return whyExchanged(move.discard);
    case 'draw':
      return state.phase === 'arming' ? [good({ type: 'arms', bullets: sumOf(player.hand) })] : [];
    case 'keep':
    case 'reject':
      return whyHired(state, move.type === 'keep');
    case 'hire':
      return [good({ type: 'needs-cowboy' })];
    case 'work-off':
      return [good({ type: 'cheaper-later', amount: dollars(1) })];
    case 'pass':
      return [bad({ type: 'gains-nothing' })];
    case 'pick':
    case 'vote':
      return [];
  }
}

const keeps = (state: State, player: Player): Reason => good({ type: 'keeps-cowboy', cap: capOf(state, player) });

function gaveUp(state: State): readonly Reason[] {
  const value = lootOnTable(state);
  return value === 0 ? [] : [bad({ type: 'gives-up-loot', value })];
}

function armed(player: Player): readonly Reason[] {
  const bullets = sumOf(player.hand);
  if (bullets >= WELL_ARMED) return [good({ type: 'well-armed', bullets })];
  return bullets <= POORLY_ARMED ? [bad({ type: 'poorly-armed', bullets })] : [];
}

/** C45-CALL-3, C45-BAIL-7: a player without a cowboy or the bail for him stays home; a bailed cowboy costs his bail. */
function whyGone(state: State, seat: Seat, player: Player): readonly Reason[] {
  const rivals = state.players.filter(
    (other, i) => i !== seat && other.team !== player.team && canGo(other) && other.part !== 'declined',
  ).length;
  return [
    ...armed(player),
    ...(rivals <= 1 ? [good({ type: 'few-rivals' as const, rivals })] : []),
    ...(player.bail > 0 ? [bad({ type: 'costs' as const, amount: dollars(player.bail) })] : []),
  ];
}

function whyExchanged(card: Extract<Move, { type: 'exchange' }>['discard']): readonly Reason[] {
  const weapon = weaponOf(card);
  if (weapon === CACTUS || weapon === COYOTE) return [good({ type: 'throws-useless', card })];
  return weapon === MUSTANG || weapon >= weaponOf('bullet-4') ? [bad({ type: 'throws-useful', card })] : [];
}

function whyHired(state: State, isKept: boolean): readonly Reason[] {
  const cap = state.box.cowboys[state.hired]?.cap ?? USUAL_CAP;
  if (isKept) return [cap >= USUAL_CAP ? good({ type: 'strong-cowboy', cap }) : bad({ type: 'weak-cowboy', cap })];
  return [cap >= USUAL_CAP ? bad({ type: 'sends-strong', cap }) : good({ type: 'rid-of-weak', cap })];
}
