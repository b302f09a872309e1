import { cloneRng } from '@saloon/kernel';
import type { Player, State } from './state.ts';

/**
 * A copy that shares no mutable data. Teams don't change after the first round begins, and the last pile doesn't change
 * at all. Written out field by field, because search makes millions of copies.
 */
export const clone = (state: State): State => ({
  options: state.options,
  isDuo: state.isDuo,
  isExpert: state.isExpert,
  wagons: state.wagons,
  partners: state.partners,
  rng: cloneRng(state.rng),
  at: state.at,
  phase: state.phase,
  round: state.round,
  rounds: state.rounds.slice(),
  first: state.first,
  turn: state.turn,
  step: state.step,
  active: state.active,
  players: clonePlayers(state.players),
  team: state.round === 0 ? state.team.slice() : state.team,
  owner: state.round === 0 ? state.owner.slice() : state.owner,
  spot: state.spot.slice(),
  revolver: state.revolver.slice(),
  sheet: state.sheet.slice(),
  loot: state.loot.slice(),
  marshal: state.marshal,
  neutral: state.neutral,
  reserve: state.reserve,
  purses: state.purses.slice(),
  unseen: state.unseen,
  pile: state.pile.slice(),
  resolved: state.resolved,
  lastPile: state.lastPile,
  onTop: state.onTop.slice(),
  question: state.question,
  timerAt: state.timerAt,
});

function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (let i = 0; i < players.length; i++) copies.push(clonePlayer(players[i] as Player));
  return copies;
}

const clonePlayer = (player: Player): Player => ({
  hand: player.hand,
  handBullets: player.handBullets,
  deck: player.deck,
  deckBullets: player.deckBullets,
  discard: player.discard,
  discardBullets: player.discardBullets,
  shown: player.shown,
  shownBullets: player.shownBullets,
  knownBullets: player.knownBullets,
  drawn: player.drawn,
  renewed: player.renewed,
  fired: player.fired,
  choice: player.choice,
  isAway: player.isAway,
});
