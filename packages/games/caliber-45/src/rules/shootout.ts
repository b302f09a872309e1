import { type Emit, itemAt, type Seat, seat } from '@saloon/kernel';
import { cardsIn, MUSTANG, NO_CARDS, type Pack, plus, strengthUnder, sumOf } from './cards.ts';
import { spend } from './decks.ts';
import { settle, takeLoot } from './money.ts';
import type { Event } from './moves.ts';
import { act, goHome, isOneTeam, loseCowboy, nextIn } from './participants.ts';
import { endGame, endRobbery } from './robbery-end.ts';
import { capOf, dollars, NOTHING, type Player, playerAt, type Shot, type State, targetOf, totalOf } from './state.ts';
import { ask } from './turn.ts';

/** C45-SHOOT-1, C45-SHOOT-2: the remaining players fight for the loot, unless they are all on one team. */
export function beginShootout(state: State, first: Seat, emit?: Emit<Event>): void {
  if (isOneTeam(state)) return divide(state, emit);
  emit?.({ type: 'shootout-started', seat: first, card: itemAt(state.box.money, state.revealed) });
  ask(state, 'shootout', first);
}

/** C45-SHOOT-4: the strength of a shot is its bullets, up to the shooter's cap. */
export function shoot(state: State, by: Seat, target: Seat, cards: Pack, emit?: Emit<Event>): void {
  spend(state, by, cards);
  act(state, by);
  const sum = sumOf(cards);
  const strength = strengthUnder(capOf(state, playerAt(state, by)), sum);
  state.shot = { shooter: by, target, cards, strength, answer: 'awaited', answerCards: NO_CARDS, defence: 0 };
  emit?.({ type: 'shot', seat: by, target, cards: cardsIn(cards), sum, strength, lost: sum - strength });
  ask(state, 'defend', target);
}

/** C45-SHOOT-10: the defender has the next turn. */
export function defend(state: State, by: Seat, cards: Pack, emit?: Emit<Event>): void {
  spend(state, by, cards);
  act(state, by);
  const sum = sumOf(cards);
  const strength = strengthUnder(capOf(state, playerAt(state, by)), sum);
  const { shooter, strength: needed } = answer(state, 'defended', cards, strength);
  emit?.({ type: 'defended', seat: by, shooter, cards: cardsIn(cards), sum, strength, needed, lost: sum - strength });
  ask(state, 'shootout', by);
}

/** C45-DEF-5, C45-CARD-2. */
export function rideFromShot(state: State, by: Seat, emit?: Emit<Event>): void {
  spend(state, by, plus(NO_CARDS, MUSTANG));
  answer(state, 'rode', NO_CARDS, 0);
  goHome(state, by, 'rode');
  emit?.({ type: 'rode', seat: by, threat: 'shot' });
  afterLeaving(state, by, emit);
}

export function fallToShot(state: State, by: Seat, emit?: Emit<Event>): void {
  answer(state, 'fell', NO_CARDS, 0);
  const cowboy = loseCowboy(state, by, 'fell');
  emit?.({ type: 'fell', seat: by, cowboy, threat: 'shot' });
  afterLeaving(state, by, emit);
}

function answer(state: State, how: Shot['answer'], answerCards: Pack, defence: number): Shot {
  const { shot } = state;
  if (shot === undefined) throw new Error('Cannot answer a shot: nobody has shot');
  const { shooter, target, cards, strength } = shot;
  state.shot = { shooter, target, cards, strength, answer: how, answerCards, defence };
  return shot;
}

/** C45-SHOOT-8: on your own turn, and free. */
export function flee(state: State, by: Seat, emit?: Emit<Event>): void {
  goHome(state, by, 'fled');
  emit?.({ type: 'fled', seat: by });
  afterLeaving(state, by, emit);
}

/** C45-SHOOT-11, C45-RULING-22: the next turn is counted from the player who left, not from the shooter. */
function afterLeaving(state: State, by: Seat, emit?: Emit<Event>): void {
  if (isOneTeam(state)) divide(state, emit);
  else passTurn(state, by);
}

/** C45-SHOOT-9. */
export function passTurn(state: State, by: Seat): void {
  ask(state, 'shootout', nextIn(state, by) ?? by);
}

/** C45-DIV-1: the last of the remaining players to act takes the card; then debts, then victory (C45-DIV-6). */
function divide(state: State, emit?: Emit<Event>): void {
  const by = lastToAct(state);
  const { team } = playerAt(state, by);
  takeLoot(state, by, state.revealed);
  emit?.({
    type: 'loot-taken',
    seat: by,
    card: itemAt(state.box.money, state.revealed),
    team,
    total: dollars(totalOf(state, team)),
  });
  state.revealed = NOTHING;
  settle(state, emit);
  if (totalOf(state, team) >= targetOf(state.options)) endGame(state, 'target', emit);
  else endRobbery(state, by, emit);
}

/** Of everyone still in, or of one team; there is always someone. */
export function lastToAct({ players }: State, team?: number): Seat {
  let latest = 0;
  let last = 0;
  for (let i = 0; i < players.length; i++) {
    const player = players[i] as Player;
    if (player.part !== 'in' || player.acted <= latest || (team !== undefined && player.team !== team)) continue;
    latest = player.acted;
    last = i;
  }
  return seat(last);
}
