import { cloneRng, type Rng } from '@saloon/kernel';
import type { Division, Duel, Player, Race, State } from './state.ts';

/** A copy that shares no mutable data. */
export const clone = (state: State): State => cloneWith(state, cloneRng(state.rng));

/** A copy with another generator. Written out field by field, because search makes millions of copies. */
export function cloneWith(state: State, rng: Rng): State {
  return {
    options: state.options,
    rules: state.rules,
    rng,
    at: state.at,
    phase: state.phase,
    round: state.round,
    turn: state.turn,
    races: state.races,
    first: state.first,
    active: state.active,
    passStreak: state.passStreak,
    deck: state.deck.slice(),
    buried: state.buried.slice(),
    loot: state.loot.slice(),
    sheriffs: state.sheriffs,
    metBy: state.metBy.slice(),
    bonus: state.bonus.slice(),
    players: clonePlayers(state.players),
    seen: state.seen.slice(),
    taking: state.taking,
    duel: state.duel === undefined ? undefined : cloneDuel(state.duel),
    arrivedAt: state.arrivedAt,
    race: state.race === undefined ? undefined : cloneRace(state.race),
    division: state.division === undefined ? undefined : cloneDivision(state.division),
    timerId: state.timerId,
    timerAt: state.timerAt,
  };
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (const player of players) copies.push(clonePlayer(player));
  return copies;
}

const clonePlayer = (player: Player): Player => ({
  hand: player.hand,
  revolver: player.revolver,
  helpers: player.helpers,
  score: player.score,
  firstPlaces: player.firstPlaces,
  slowCount: player.slowCount,
  isAway: player.isAway,
  isReady: player.isReady,
  roundTrip: player.roundTrip,
  isLocal: player.isLocal,
  pressedAt: player.pressedAt,
});

const cloneDuel = (duel: Duel): Duel => ({ ...duel, cards: duel.cards.slice() });

const cloneRace = (race: Race): Race => ({
  ...race,
  tieOrder: race.tieOrder.slice(),
  roundTrip: race.roundTrip.slice(),
  comp: race.comp.slice(),
  isStunned: race.isStunned.slice(),
  hands: race.hands.slice(),
  loadedAt: race.loadedAt.slice(),
  choices: race.choices.slice(),
});

const cloneDivision = (division: Division): Division => ({
  ...division,
  misses: division.misses.slice(),
  cancelled: division.cancelled.slice(),
  ranking: division.ranking.slice(),
  shares: division.shares.slice(),
});
