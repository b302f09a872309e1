import { type AnyGame, canonicalJson, type Input, sha256 } from '@saloon/kernel';
import { formatInput } from './recording-input.ts';

/** The hash of nothing played yet. */
export const LOG_START = 'saloon log 1';

/** The hash of what was played before and one input more, as a file writes it: nothing of it can be changed afterwards. */
export const linkLog = (before: string, game: AnyGame, input: Input<unknown>): string =>
  sha256(`${before}\n${textOfInput(game, input)}`);

/** An input as canonical JSON. Moves, which are hashed as they are played, are written in a tenth of the time. */
export function textOfInput(game: AnyGame, input: Input<unknown>): string {
  if (input.type !== 'move') return canonicalJson(formatInput(game, input));
  const { at, seat, move, reaction, answers } = input;
  const asked = answers === undefined ? '' : `"answers":${canonicalJson(answers)},`;
  const late = reaction === undefined ? '' : `"reaction":${canonicalJson(reaction)},`;
  return `{${asked}"at":${at},"move":${JSON.stringify(game.formatMove(move))},${late}"seat":${seat},"type":"move"}`;
}

/** The hash of everything that was played. */
export const logHash = (game: AnyGame, inputs: readonly Input<unknown>[]): string =>
  inputs.reduce((log, input) => linkLog(log, game, input), LOG_START);
