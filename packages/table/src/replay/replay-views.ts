import { type FindGame, findGame } from '@saloon/catalog';
import { type GameId, hashOf, type Outcome, type Seat, seatsOf, sha256, type Viewer } from '@saloon/kernel';
import { parseRecording, type Recording, type RecordingProblem } from '@saloon/recording';
import { openViews } from './open-views.ts';
import { type Moment, ReplayCache } from './replay-cache.ts';

/** Whose view a replay shows: a seat's, the public one, or with all cards open (finished games only). */
export type Eyes = Viewer | 'all';

/** A step with its events redacted for a viewer. Its view is requested by number. */
export type ReplayStep = Moment;

/** The header of a recording. */
export type ReplayHead = {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  readonly seedHash: string;
  /** The players' names by seat, if the recording has them. */
  readonly names?: readonly string[] | undefined;
  /** The outcome; undefined for an unfinished game. */
  readonly outcome: Outcome | undefined;
  /** The steps at which another game was continued, and by which seat. */
  readonly redeals: readonly { readonly step: number; readonly seat: Seat }[];
};

export type Replay = {
  readonly ok: true;
  readonly head: ReplayHead;
  readonly cache: ReplayCache;
  steps(eyes: Eyes): readonly ReplayStep[];
  /** The table right after a step. */
  view(step: number, eyes: Eyes): unknown;
  /** The hash of the state at the end. */
  readonly final: string;
};

export type OpenedReplay = Replay | { readonly ok: false; readonly line: number; readonly problem: RecordingProblem };

/** Opens the text of a recording and plays all of it, so that a forged one is detected before any of it is shown. */
export function openReplay(text: string, find: FindGame = findGame): OpenedReplay {
  const parsed = parseRecording(text, find);
  if (!parsed.ok) return parsed;
  const opened = replayOf(parsed.recording, find, parsed.lineOfInput);
  if (opened.ok && opened.final !== parsed.final) {
    return { ok: false, line: parsed.lastLine, problem: { code: 'wrong-end' } };
  }
  return opened;
}

/** The same for a parsed recording: `lineOf` is the line of an input in its file. */
export function replayOf(
  recording: Recording<unknown, unknown>,
  find: FindGame = findGame,
  lineOf: (input: number) => number = (input) => input + 1,
): OpenedReplay {
  const game = find(recording.game, recording.rulesVersion);
  if (game === undefined) {
    return { ok: false, line: 1, problem: { code: 'unknown-game', found: JSON.stringify(recording.game) } };
  }
  const cache = ReplayCache.of(game, recording);
  if (!cache.ok) return { ok: false, line: lineOf(cache.input), problem: cache.problem };
  return {
    ok: true,
    head: headOf(cache),
    cache,
    steps: (eyes) => cache.moments.map((moment) => seenBy(cache, moment, eyes)),
    view: (step, eyes) => viewAt(cache, step, eyes),
    final: hashOf(cache.final),
  };
}

/** The first step with at least this many inputs. */
export const stepAfter = (moments: readonly Moment[], inputs: number): number => {
  const step = moments.findIndex((moment) => moment.inputs >= inputs);
  return step === -1 ? moments.length - 1 : step;
};

function headOf({ game, recording, moments, final }: ReplayCache): ReplayHead {
  const { options, seats, seed, names, proof, redeals = [] } = recording;
  return {
    game: game.id,
    options: options as ReplayHead['options'],
    seats,
    seedHash: proof?.commitment ?? sha256(seed),
    names,
    outcome: game.outcome(final),
    redeals: redeals.map(({ after, seat }) => ({ step: stepAfter(moments, after), seat })),
  };
}

function seenBy({ game }: ReplayCache, moment: Moment, eyes: Eyes): ReplayStep {
  if (eyes === 'all') return moment;
  return { ...moment, events: moment.events.flatMap((event) => game.redact(event, eyes) ?? []) };
}

function viewAt(cache: ReplayCache, step: number, eyes: Eyes): unknown {
  const { game, recording, moments } = cache;
  const state = cache.stateAfter(moments[step]?.inputs ?? 0);
  if (eyes !== 'all') return game.view(state, eyes);
  const viewers = ['spectator', ...seatsOf(recording.seats)] as const;
  return openViews(viewers.map((viewer) => game.view(state, viewer)));
}
