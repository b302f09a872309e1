import { Playing, rollOut } from '@saloon/bots';
import { findGame } from '@saloon/catalog';
import { type AnyGame, defaultOptions, type Input, rngFrom, seedOf } from '@saloon/kernel';
import { formatRecording } from '@saloon/recording';

/** A whole game between four heuristic players, as the text of a file. */
export function recorded(id: string, names = ['Энн', 'Боб', 'Кэл', 'Дот']): string {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot find ${id}`);
  const options = defaultOptions(game.options);
  const state = game.setup(options, 4, seedOf(3));
  const inputs: Input<unknown>[] = [];
  const watched: AnyGame = {
    ...game,
    apply: (at, input, emit) => {
      inputs.push({ ...input });
      game.apply(at, input, emit);
    },
  };
  const rng = rngFrom(seedOf(5));
  rollOut(watched, state, 3000, new Playing(watched, 'hard', rng), rng);
  const { rulesVersion } = game;
  return formatRecording(game, { game: game.id, rulesVersion, options, seats: 4, seed: seedOf(3), inputs, names });
}

/** The text as a file for an input. */
export const fileOf = (text: string) => ({
  name: 'game.saloon.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text, 'utf8'),
});
