import { type AnyGame, type Millis, tryPlay } from '@saloon/kernel';
import type { TableCommand, UserId } from '@saloon/protocol';
import type { Change, Entry } from './entry.ts';
import { gameOf } from './game-of.ts';
import { expectOptions } from './lacks-option.ts';
import type { Scene } from './scene.ts';
import { readMove } from './shared-move.ts';

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
  const { reaction, answers } = command;
  const move = readMove(fixed.game, play.state, seat, command.move);
  const played = tryPlay(judgeOf(fixed.game), play.state, { at: at - play.dealtAt, seat, move, reaction, answers });
  return played.ok ? [{ type: 'input', input: played.input }] : played.rejection.code;
}

/** The same entry as the rules read it: a move in a log is checked as a stranger's is, and so are rules by what this host has. */
export function checked(scene: Scene, entry: Entry): Entry {
  const { play, fixed } = scene;
  if (entry.type === 'rules-set') {
    const { game: id, rulesVersion = 0, options } = entry;
    expectOptions(fixed.id, id === undefined ? fixed.game : gameOf(fixed.id, id, rulesVersion, scene.find), options);
  }
  if (entry.type !== 'input' || entry.input.type !== 'move' || play === undefined) return entry;
  const { input } = entry;
  const move = readMove(fixed.game, play.state, input.seat, input.move);
  const played = tryPlay(judgeOf(fixed.game), play.state, { ...input, move });
  if (played.ok) return { ...entry, input: played.input };
  throw new Error(`Cannot rebuild table ${fixed.id}: the move at ${entry.at} is refused (${played.rejection.code})`);
}

/** The same game, but nothing happens in it and moves have been read: `tryPlay` judges one without playing it. */
function judgeOf(game: AnyGame): AnyGame {
  const known = judges.get(game);
  if (known !== undefined) return known;
  const judge: AnyGame = { ...game, apply: () => undefined, parseMove: (move) => move };
  judges.set(game, judge);
  return judge;
}
const judges = new WeakMap<AnyGame, AnyGame>();
