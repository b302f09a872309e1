import { Playing, rollOut } from '@saloon/bots';
import { findGame } from '@saloon/catalog';
import { type AnyGame, defaultOptions, type Input, type Outcome, replay, rngFrom, seedOf } from '@saloon/kernel';
import { formatRecording, parseRecording } from '@saloon/recording';

/** A whole game between heuristic players, one for each name, as the text of a file. */
export function recorded(id: string, names = ['Энн', 'Боб', 'Кэл', 'Дот'], luck = 5): string {
  const game = findGame(id);
  if (game === undefined) throw new Error(`Cannot find ${id}`);
  const options = defaultOptions(game.options);
  const seats = names.length;
  const state = game.setup(options, seats, seedOf(3));
  const inputs: Input<unknown>[] = [];
  const watched: AnyGame = {
    ...game,
    apply: (at, input, emit) => {
      inputs.push({ ...input });
      game.apply(at, input, emit);
    },
  };
  const rng = rngFrom(seedOf(luck));
  rollOut(watched, state, 3000, new Playing(watched, 'hard', rng), rng);
  const { rulesVersion } = game;
  return formatRecording(game, { game: game.id, rulesVersion, options, seats, seed: seedOf(3), inputs, names });
}

/** The text as a file for an input. */
export const fileOf = (text: string) => ({
  name: 'game.saloon.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text, 'utf8'),
});

/** How the game in such a text ended. */
export function fileEnd(text: string): { readonly state: unknown; readonly outcome: Outcome } {
  const parsed = parseRecording(text, findGame);
  const game = parsed.ok ? findGame(parsed.recording.game) : undefined;
  if (!parsed.ok || game === undefined) throw new Error('Cannot read the recording');
  const state = replay(game, parsed.recording);
  const outcome = game.outcome(state);
  if (outcome === undefined) throw new Error('Cannot find the end: the game has none');
  return { state, outcome };
}
