import { below, type Emit, type Seat, seat, seatsOf } from '@saloon/kernel';
import { BULLETS, type CharacterId, LEADS, type LeadId, START_PURSE } from './data.ts';
import type { Chance, Event } from './moves.ts';
import { placeOf } from './public-ids.ts';
import { EVERYBODY, oneUnseen, purse, sheetZone } from './purses.ts';
import {
  BANDITS,
  type Bandit,
  banditAt,
  characterOf,
  lastCar,
  ONE_PURSE,
  OPEN,
  ownerOf,
  playerAt,
  type State,
  seatAfter,
  spotAt,
  spotOf,
} from './state.ts';

/** Has everyone got a bandit, or two? */
export const haveAllBandits = (state: State): boolean => !state.team.includes(-1);
export const hasBandit = (state: State, by: Seat): boolean => state.team[2 * by] !== -1;

/** Characters that nobody has taken. */
export function freeCharacters(state: State): Bandit[] {
  const free: Bandit[] = [];
  for (let bandit = 0; bandit < BANDITS; bandit++) if (state.owner[bandit] === -1) free.push(bandit);
  return free;
}

/** Leads of teams that nobody has taken. */
export const freeLeads = (state: State): Bandit[] =>
  LEADS.map((_, lead) => lead).filter((lead) => state.owner[lead] === -1);

export const teamOf = (state: State, lead: Bandit): readonly [LeadId, CharacterId] => [
  LEADS[lead] as LeadId,
  characterOf(state.partners[lead] as Bandit),
];

/** CE-SETUP-1: gives the character to the player. The last free one needs no choice. */
export function takeCharacter(state: State, by: Seat, bandit: Bandit, why: Chance, emit?: Emit<Event>): void {
  state.team[2 * by] = state.team[2 * by + 1] = bandit;
  state.owner[bandit] = by;
  emit?.({ type: 'character-taken', seat: by, character: characterOf(bandit), why });
  const free = freeCharacters(state);
  if (free.length !== 1 || haveAllBandits(state)) return;
  takeCharacter(state, seat(state.team.indexOf(-1) >> 1), free[0] as Bandit, 'forced', emit);
}

export function takeRandomCharacter(state: State, by: Seat, why: Chance, emit?: Emit<Event>): void {
  const free = freeCharacters(state);
  takeCharacter(state, by, free[below(state.rng, free.length)] as Bandit, why, emit);
}

/** CE-DUO-3: the lead and its partner. */
export function takeTeam(state: State, by: Seat, lead: Bandit, why: Chance, emit?: Emit<Event>): void {
  const partner = state.partners[lead] as Bandit;
  state.team[2 * by] = lead;
  state.team[2 * by + 1] = partner;
  state.owner[lead] = state.owner[partner] = by;
  state.active = seatAfter(state, by);
  emit?.({ type: 'team-taken', seat: by, team: teamOf(state, lead), why });
}

export const isPlaced = (state: State): boolean => state.players.every((player) => player.choice !== OPEN);

/** CE-DUO-8: applies the secret choices. */
export function boardTeams(state: State, emit?: Emit<Event>): void {
  for (const by of seatsOf(state.players.length)) {
    const player = playerAt(state, by);
    for (let side = 0; side < 2; side++) {
      const bandit = banditAt(state, by, side);
      const isLast = bandit === player.choice;
      const hasPurse = isLast || state.options.duoStartPurses === 'per-bandit';
      board(state, bandit, lastCar(state) - (isLast ? 0 : 1), hasPurse);
    }
    player.choice = OPEN;
  }
  emitBoarded(state, emit);
}

/**
 * CE-SETUP-14: counted from the first player, odd numbers start in the last wagon, even ones in the wagon before it.
 */
export function boardSingles(state: State, emit?: Emit<Event>): void {
  let by = state.first;
  for (let number = 1; number <= state.players.length; number++) {
    board(state, banditAt(state, by, 0), lastCar(state) - (number % 2 === 1 ? 0 : 1), true);
    by = seatAfter(state, by);
  }
  emitBoarded(state, emit);
}

/** CE-SETUP-8, CE-SETUP-9: six bullets, and a purse whose value everyone knows. */
function board(state: State, bandit: Bandit, car: number, hasPurse: boolean): void {
  state.spot[bandit] = spotOf(car, false);
  state.revolver[bandit] = BULLETS;
  if (!hasPurse) return;
  state.sheet[bandit] = ONE_PURSE;
  state.unseen -= oneUnseen(START_PURSE);
  state.purses.push(purse(START_PURSE, sheetZone(bandit), EVERYBODY));
}

function emitBoarded(state: State, emit?: Emit<Event>): void {
  emit?.({
    type: 'bandits-boarded',
    places: banditsInOrder(state).map((bandit) => ({
      bandit: characterOf(bandit),
      seat: ownerOf(state, bandit),
      place: placeOf(spotAt(state, bandit)),
    })),
  });
}

/** Every bandit of the game by seat, the lead of a team first. */
export const banditsInOrder = (state: State): Bandit[] =>
  state.team.filter((bandit, i) => bandit !== -1 && (state.isDuo || i % 2 === 0));
