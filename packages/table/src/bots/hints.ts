import { type AnyGame, deriveSeed, rngFrom } from '@saloon/kernel';
import type { UserId, Version } from '@saloon/protocol';
import type { Scene } from '../scene/scene.ts';
import type { Question } from '../thinking/question.ts';
import { questionFor } from '../thinking/question-for.ts';

/** The question for a hint and its version, or why there can't be one. */
export type HintAsked =
  | { readonly ok: true; readonly game: AnyGame; readonly question: Question; readonly version: Version }
  | { readonly ok: false; readonly code: string };

/**
 * A hint is for those who play and have something to decide, never in a race, and only where the table has hints. It is
 * found from what the seat itself may know.
 */
export function askHint(scene: Scene, user: UserId): HintAsked {
  const { play, fixed, version } = scene;
  const seat = scene.seatOf(user);
  if (seat === undefined || scene.personAt(seat).hasStood) return refused('not-seated');
  if (fixed.hints === 'off') return refused('no-hints');
  if (play === undefined) return refused('not-started');
  const { game, state } = play;
  if (play.outcome !== undefined || !game.toAct(state).includes(seat)) return refused('no-hint-now');
  if (game.legalMoves(state, seat).length === 0 || game.isRace?.(state) === true) return refused('no-hint-now');
  // The version, and not the count of all entries: nothing that is hidden from this person shows in what is drawn.
  const rng = rngFrom(deriveSeed(fixed.seed, `hint ${seat} ${version}`));
  const asking = { table: fixed.id, seat, owed: true, level: 'hard' } as const;
  return { ok: true, game, question: questionFor(game, state, asking, rng), version };
}

const refused = (code: string) => ({ ok: false, code }) as const;
