import { type FindGame, findGame } from '@saloon/catalog';
import { type GameId, hashOf, type Outcome, type Seat, seatsOf, sha256, type Viewer } from '@saloon/kernel';
import { parseRecording, type Recording, type RecordingProblem } from '@saloon/recording';
import { openViews } from './open-views.ts';
import { type Moment, ReplayCache } from './replay-cache.ts';

/** Whose eyes a replay is seen with: a seat's, the public's, or with every card open, which is for finished games. */
export type Eyes = Viewer | 'all';

/** Something that happened, as these eyes have it. The table right after it is asked for by its number. */
export type ReplayStep = Moment;

/** What is known of a recording before anybody looks at its steps. */
export type ReplayHead = {
  readonly game: GameId;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  readonly seedHash: string;
  /** Who played, by seat, where the recording says so. */
  readonly names?: readonly string[] | undefined;
  /** How it ended; nothing for a game that was broken off. */
  readonly outcome: Outcome | undefined;
  /** Where it was played on from another game, and whose eyes that was done with. */
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

/** Opens the text of a recording and plays all of it, so that a forged one is found out before any of it is shown. */
export function openReplay(text: string, find: FindGame = findGame): OpenedReplay {
  const parsed = parseRecording(text, find);
  if (!parsed.ok) return parsed;
  const opened = replayOf(parsed.recording, find, parsed.lineOfInput);
  if (opened.ok && opened.final !== parsed.final) {
    return { ok: false, line: parsed.lastLine, problem: { code: 'wrong-end' } };
  }
  return opened;
}

/** The same for a recording that is at hand, as a table of this browser has it: `lineOf` is where an input stands. */
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

/** The step at which so many inputs have come: the first that has them. */
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
