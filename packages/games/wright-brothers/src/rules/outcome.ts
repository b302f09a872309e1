import { type Outcome, rankByScore } from '@saloon/kernel';
import { MOST_EXTRA_ROUNDS } from './data.ts';
import type { State } from './state.ts';

/** WB-END-2, WB-END-3: the highest total wins; a tie for it is settled as the option `finalTie` says. */
export function outcome(state: State): Outcome | undefined {
  return state.phase === 'game-over' ? finalOutcome(state) : undefined;
}

export function finalOutcome(state: State): Outcome {
  const scores = state.players.map((player) => player.score);
  if (state.options.finalTie !== 'round-wins') return { ranks: rankByScore(scores), scores };
  // First places only break a tie for the highest total.
  const best = Math.max(...scores);
  const fine = state.players.map((player) =>
    player.score === best ? player.score + player.firstPlaces / 1000 : player.score,
  );
  return { ranks: rankByScore(fine), scores };
}

/** WB-SCORE-4, WB-END-1: was this the last round? A tie may ask for up to three more (WB-RULING-25). */
export function isGameOver(state: State): boolean {
  const { rounds, finalTie } = state.options;
  if (state.round < rounds) return false;
  if (finalTie !== 'extra-round' || state.round >= rounds + MOST_EXTRA_ROUNDS) return true;
  const best = Math.max(...state.players.map((player) => player.score));
  return state.players.filter((player) => player.score === best).length === 1;
}
