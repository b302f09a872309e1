import { judge, type Millis } from '@saloon/kernel';
import type { TableCommand, UserId } from '@saloon/protocol';
import { gameOf } from '../game/game-of.ts';
import { expectOptions } from '../game/lacks-option.ts';
import { readMove } from '../game/shared-move.ts';
import type { Change, Entry } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';

/** Judges a player's move. Returns the entry that plays it, or the code of the refusal. */
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
  const attempt = { at: at - play.dealtAt, seat, move: command.move, reaction, answers };
  const judgment = judge(fixed.game, play.state, attempt, (sent) => readMove(fixed.game, play.state, seat, sent));
  return judgment.ok ? [{ type: 'input', input: judgment.input }] : judgment.rejection.code;
}

/**
 * A stored entry, checked like untrusted input: its move must be legal and its options must exist here. Throws if not.
 */
export function checked(scene: Scene, entry: Entry): Entry {
  const { play, fixed } = scene;
  if (entry.type === 'rules-set') {
    const { game: id, rulesVersion = 0, options } = entry;
    expectOptions(fixed.id, id === undefined ? fixed.game : gameOf(fixed.id, id, rulesVersion, scene.find), options);
  }
  if (entry.type !== 'input' || entry.input.type !== 'move' || play === undefined) return entry;
  const { input } = entry;
  const judgment = judge(fixed.game, play.state, input, (sent) => readMove(fixed.game, play.state, input.seat, sent));
  if (judgment.ok) return { ...entry, input: judgment.input };
  const { code } = judgment.rejection;
  throw new Error(`Cannot rebuild table ${fixed.id}: the move at ${entry.at} is refused (${code})`);
}
