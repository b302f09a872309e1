import { type AnyGame, type Millis, type MoveInput, tryPlay } from '@saloon/kernel';
import type { TableCommand, UserId } from '@saloon/protocol';
import type { Change, Entry } from './entry.ts';
import type { Scene } from './scene.ts';
import { shared } from './shared-move.ts';

/** A move of somebody's, as the entry it would be; or why it is refused. */
export function judgeMove(
  scene: Scene,
  user: UserId,
  command: Extract<TableCommand, { type: 'move' }>,
  at: Millis,
): readonly [Change] | string {
  const { play, fixed } = scene;
  const seat = scene.seatOf(user);
  if (seat === undefined || scene.personAt(seat).hasStood) return 'not-seated';
  if (play === undefined) return 'not-started';
  const { move, reaction, answers } = command;
  const attempt = { at: at - play.dealtAt, seat, move, reaction, answers };
  const played = tryPlay(unmoved(fixed.game), play.state, attempt);
  if (!played.ok) return played.rejection.code;
  return [{ type: 'input', input: sharing(fixed.game, played.input) }];
}

const sharing = (game: AnyGame, input: MoveInput<unknown>): MoveInput<unknown> => ({
  ...input,
  move: shared(game, input.move),
});

/** The same entry as the rules read it: a move in a log is checked as a stranger's is. */
export function checked(scene: Scene, entry: Entry): Entry {
  const { play, fixed } = scene;
  if (entry.type !== 'input' || entry.input.type !== 'move' || play === undefined) return entry;
  const played = tryPlay(unmoved(fixed.game), play.state, entry.input);
  if (played.ok) return { ...entry, input: sharing(fixed.game, played.input) };
  throw new Error(`Cannot rebuild table ${fixed.id}: the move at ${entry.at} is refused (${played.rejection.code})`);
}

/** The same game, but nothing happens in it: `tryPlay` judges a stranger's move without playing it. */
function unmoved(game: AnyGame): AnyGame {
  const known = judges.get(game);
  if (known !== undefined) return known;
  const judge: AnyGame = { ...game, apply: () => undefined };
  judges.set(game, judge);
  return judge;
}
const judges = new WeakMap<AnyGame, AnyGame>();
