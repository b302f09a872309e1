import { type SeenGame, viewsOf } from '@saloon/protocol';
import type { RecordedComment, Recording } from '@saloon/recording';
import type { OpenedReplay, Replay } from '@saloon/table';
import type { Eyes } from '../../core/router/replay-link.ts';
import type { Head, Step } from './contract.ts';

/** An open game: a whole recording, or what a player has seen of a running game. */
export type OpenedGame = {
  readonly head: Head;
  /** Undefined for a running game. */
  readonly replay: Replay | undefined;
  steps(eyes: Eyes): readonly Step[];
  view(step: number, eyes: Eyes): unknown;
};

export type Opened = { readonly ok: true; readonly game: OpenedGame } | Extract<OpenedReplay, { readonly ok: false }>;

export function gameOf(replay: OpenedReplay): Opened {
  if (!replay.ok) return replay;
  const comments: readonly RecordedComment[] = replay.cache.recording.comments ?? [];
  const { steps, view } = replay;
  return { ok: true, game: { head: { ...replay.head, comments }, replay, steps, view } };
}

/** A player's own running game. It holds no other view, whatever is requested. */
export function gameSeen({ game, options, names, seedHash, seat, steps }: SeenGame): OpenedGame {
  const views = viewsOf(steps);
  const head: Head = {
    game,
    options,
    seats: names.length,
    seedHash,
    names,
    outcome: undefined,
    ownSeat: seat,
    redeals: [],
    comments: [],
  };
  const told = steps.map(({ at, by, events }) => ({ at, by, events }));
  return { head, replay: undefined, steps: () => told, view: (step) => views[step] };
}

/** The recording as a file, with these comments in place of its own. */
export function withComments(
  { comments: _old, ...recording }: Recording<unknown, unknown>,
  comments: readonly RecordedComment[],
): Recording<unknown, unknown> {
  return comments.length === 0 ? recording : { ...recording, comments };
}
