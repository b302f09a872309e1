import { type Bot, TRAITS, type Trait, traitOf } from '@saloon/bots';
import { type AnyGame, seatsOf, winShare } from '@saloon/kernel';
import { playGame } from './play-game.ts';

/** How a seat played: its decisions with a choice, how much of each trait they had in all, and its share of the win. */
export type StyleSums = {
  decisions: number;
  readonly traits: Record<Trait, number>;
  games: number;
  wins: number;
};

const noTraits = (): Record<Trait, number> => ({ attack: 0, revenge: 0, risk: 0, gain: 0, bluff: 0 });
export const noStyle = (): StyleSums => ({ decisions: 0, traits: noTraits(), games: 0, wins: 0 });

type Setup = Omit<Parameters<typeof playGame>[2], 'record'>;

/** Plays a game and adds to `sums`, one for each seat, what the moves of that seat looked like. */
export function addStyles(game: AnyGame, bots: readonly Bot[], setup: Setup, sums: readonly StyleSums[]): void {
  const { recording, outcome } = playGame(game, bots, { ...setup, record: true });
  const state = game.setup(setup.options, setup.seats, setup.seed);
  for (const input of recording?.inputs ?? []) {
    const sum = input.type === 'move' ? sums[input.seat] : undefined;
    if (input.type === 'move' && sum !== undefined && game.legalMoves(state, input.seat).length > 1) {
      sum.decisions += 1;
      for (const trait of TRAITS) sum.traits[trait] += traitOf(game, state, input.seat, input.move, trait);
    }
    game.apply(state, input);
  }
  for (const seat of seatsOf(setup.seats)) {
    const sum = sums[seat];
    if (sum === undefined) continue;
    sum.games += 1;
    sum.wins += winShare(outcome, seat);
  }
}
