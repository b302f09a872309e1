import { type Millis, type Seat, unreachable } from '@saloon/kernel';
import { leaveChanges } from '../commands/leave-and-return.ts';
import { isUndoAgreed } from '../commands/undo.ts';
import type { Change } from '../log/entry.ts';
import type { Scene } from '../scene/scene.ts';
import { absentSeats } from '../schedule/tournament.ts';
import { overdueSeats } from '../seats/late.ts';
import type { Due } from './due.ts';

/** Adds an entry, which changes the scene at once. */
export type Append = (change: Change, at: Millis) => void;

/** Carries out what is due, other than the game's own timer, a bot's move and the deal. */
export function carryOutDue(
  scene: Scene,
  due: Exclude<Due, { readonly type: 'timer' | 'bot' | 'deal' | 'begin' }>,
  at: Millis,
  append: Append,
): void {
  switch (due.type) {
    case 'undo':
      // The request has expired: it counts as withdrawn.
      if (scene.undo !== undefined) append({ type: 'undo-answered', seat: scene.undo.by, isAgreed: false }, at);
      return;
    case 'away':
      if (scene.phase === 'waiting') return append({ type: 'stood', seat: due.seat }, at);
      append({ type: 'stood-in', seat: due.seat }, at);
      for (const change of leaveChanges(scene, due.seat, at)) append(change, at);
      return undoIfAgreed(scene, at, append);
    case 'left-behind':
    case 'call-off':
      for (const seat of due.seats) append({ type: 'stood', seat }, at);
      return;
    case 'idle':
      return append({ type: 'idle-asked', seat: due.seat }, at);
    case 'idle-over':
      append({ type: 'stood-in', seat: due.seat, why: 'idle' }, at);
      for (const change of leaveChanges(scene, due.seat, at)) append(change, at);
      return undoIfAgreed(scene, at, append);
    case 'round-over':
      for (const seat of due.seats) standIn(scene, seat, 'round-over', at, append);
      return;
    case 'host':
      return append({ type: 'hosted', ...due.heir }, at);
    default:
      return unreachable(due);
  }
}

/** A person who ran out of time too often gets a stand-in until they act again. */
export function standInForLate(scene: Scene, at: Millis, append: Append): void {
  for (const seat of overdueSeats(scene)) {
    standIn(scene, seat, 'late', at, append);
    undoIfAgreed(scene, at, append);
  }
}

function standIn({ play }: Scene, seat: Seat, why: 'late' | 'round-over', at: Millis, append: Append): void {
  append({ type: 'stood-in', seat, why }, at);
  if (play?.outcome !== undefined) return;
  append({ type: 'input', input: { type: 'lag', at: at - (play?.dealtAt ?? 0), seat, roundTrip: 'local' } }, at);
}

/** Bots play for people who aren't there when a game of a tournament starts. */
export function standInForAbsent(scene: Scene, at: Millis, append: Append): void {
  for (const seat of absentSeats(scene)) {
    append({ type: 'stood-in', seat }, at);
    for (const change of leaveChanges(scene, seat, at)) append(change, at);
  }
}

export function undoIfAgreed(scene: Scene, at: Millis, append: Append): void {
  if (isUndoAgreed(scene)) append({ type: 'undone' }, at);
}
