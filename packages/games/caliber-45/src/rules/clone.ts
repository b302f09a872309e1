import { cloneRng } from '@saloon/kernel';
import type { Player, State } from './state.ts';

/** A copy that shares only lists that never change. */
export function clone(state: State): State {
  return {
    options: state.options,
    box: state.box,
    rng: cloneRng(state.rng),
    at: state.at,
    phase: state.phase,
    turn: state.turn,
    question: state.question,
    timerAt: state.timerAt,
    votedFrom: state.votedFrom,
    active: state.active,
    first: state.first,
    idleTurns: state.idleTurns,
    robberies: state.robberies,
    headStarts: state.headStarts,
    players: clonePlayers(state.players),
    loot: state.loot,
    supply: state.supply,
    isLoose: state.isLoose,
    weapons: state.weapons.slice(),
    weaponsDiscard: state.weaponsDiscard.slice(),
    filledWith: state.filledWith,
    spread: state.spread,
    moneyDiscard: state.moneyDiscard,
    cowboys: state.cowboys,
    cowboyDiscard: state.cowboyDiscard,
    cowboysMayBe: state.cowboysMayBe,
    hired: state.hired,
    initiator: state.initiator,
    revealed: state.revealed,
    slot: state.slot,
    actions: state.actions,
    shot: state.shot,
    repeller: state.repeller,
    repelledWith: state.repelledWith,
    repelledStrength: state.repelledStrength,
    endedBy: state.endedBy,
  };
}

function clonePlayers(players: readonly Player[]): Player[] {
  const copies = players.slice();
  for (let i = 0; i < copies.length; i++) copies[i] = clonePlayer(copies[i] as Player);
  return copies;
}

const clonePlayer = (player: Player): Player => ({
  team: player.team,
  hand: player.hand,
  cowboy: player.cowboy,
  bail: player.bail,
  isSeen: player.isSeen,
  mayBe: player.mayBe,
  gross: player.gross,
  debt: player.debt,
  part: player.part,
  acted: player.acted,
  vote: player.vote,
  isAway: player.isAway,
  handAtRefill: player.handAtRefill,
  draws: player.draws,
  drawnLow: player.drawnLow,
  drawnHigh: player.drawnHigh,
});
