import { type Emit, type Seat, seatsOf, shuffle } from '@saloon/kernel';
import { cardsIn, denomination, idOf, minus, packOfKinds, sizeOf, union, without } from './cards.ts';
import { allSawLeave } from './known-cards.ts';
import type { Event } from './moves.ts';
import { decideMany, decideTwo, emitFinish } from './race.ts';
import { isDuelGame, playerAt, type Race, type SealedChoice, type State } from './state.ts';

/** WB-SEAL-8: a submitted choice is final. Others see that it was made, not what it is. */
export function submit(state: State, by: Seat, choice: SealedChoice, emit?: Emit<Event>): void {
  if (state.race === undefined) throw new Error('Cannot take a sealed choice: no race is on');
  state.race.choices[by] = choice;
  emit?.({ type: 'sealed', seat: by });
  settleSealed(state, emit);
}

/** WB-SEAL-4, WB-RACE-7: reveals the choices once every present racer has chosen. */
export function settleSealed(state: State, emit?: Emit<Event>): void {
  const race = state.race;
  if (race === undefined || state.phase !== 'sealed') return;
  const waiting = seatsOf(state.players.length).some(
    (by) => by !== race.starter && race.choices[by] === null && !playerAt(state, by).isAway,
  );
  if (!waiting) unseal(state, race, emit);
}

/**
 * WB-SEAL-3..6: reveals all choices at once. The hand order goes by key, then by who was slower before, then by
 * chance.
 */
export function unseal(state: State, race: Race, emit?: Emit<Event>): void {
  const lot = [...seatsOf(state.players.length)];
  shuffle(state.rng, lot);
  const made = seatsOf(state.players.length).flatMap((by) => {
    const choice = race.choices[by];
    return choice === null || choice === undefined ? [] : [{ seat: by, choice, key: keyOf(choice) }];
  });
  for (const { seat, choice } of made) move(state, seat, choice);
  emit?.({
    type: 'unsealed',
    choices: made.map(({ seat, choice: { quick, load }, key }) => ({
      seat,
      quick: quick === undefined ? undefined : idOf(quick),
      load: cardsIn(load),
      key,
    })),
  });
  const slow = (by: Seat) => playerAt(state, by).slowCount;
  const hands = made
    .sort((a, b) => b.key - a.key || slow(b.seat) - slow(a.seat) || lot.indexOf(a.seat) - lot.indexOf(b.seat))
    .map(({ seat }) => seat);
  const order = race.starter === undefined ? hands : [race.starter, ...hands];
  emitFinish(state, race, order, emit);
  if (isDuelGame(state)) return decideTwo(state, order, emit);
  decideMany(state, order, emit);
}

/** WB-SEAL-3: a high card is a fast draw; each card loaded at the last moment costs one step. */
export const keyOf = ({ quick, load }: SealedChoice): number =>
  (quick === undefined ? 0 : denomination(quick)) - sizeOf(load);

function move(state: State, by: Seat, { quick, load }: SealedChoice): void {
  const player = playerAt(state, by);
  player.hand = without(player.hand, load);
  player.revolver = union(player.revolver, load);
  if (quick === undefined) return;
  player.hand = minus(player.hand, quick);
  state.loot.push(quick);
  allSawLeave(state, by, packOfKinds([quick]));
}
