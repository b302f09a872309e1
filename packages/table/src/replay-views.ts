import { type FindGame, findGame } from '@saloon/catalog';
import {
  type AnyGame,
  type GameId,
  hashOf,
  type Input,
  type Millis,
  type Outcome,
  parseRecording,
  type Recording,
  ReplayError,
  replay,
  type Seat,
  seatsOf,
  sha256,
  type Viewer,
} from '@saloon/kernel';
import { openViews } from './open-views.ts';

/** Whose eyes a replay is seen with: a seat's, the public's, or with every card open, which is for finished games. */
export type Eyes = Viewer | 'all';

/** Something that happened, and the table right after it. */
export type ReplayStep = {
  readonly at: Millis;
  /** Whose move it was; nothing for the deal, a timer, or who came and went. */
  readonly by: Seat | undefined;
  readonly view: unknown;
  readonly events: readonly unknown[];
};

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
};

export type OpenedReplay =
  | { readonly ok: true; readonly head: ReplayHead; readonly steps: (eyes: Eyes) => readonly ReplayStep[] }
  | { readonly ok: false; readonly line: number; readonly reason: string };

/** Opens the text of a recording and plays all of it, so that a forged one is found out before any of it is shown. */
export function openReplay(text: string, find: FindGame = findGame): OpenedReplay {
  const parsed = parseRecording(text, find);
  if (!parsed.ok) return parsed;
  const opened = replayOf(parsed.recording, find);
  if (opened.ok && opened.final !== parsed.final) {
    const line = parsed.recording.inputs.length + 2;
    return { ok: false, line, reason: 'the game ends in another state than it says' };
  }
  return opened;
}

/** The same for a recording that is at hand, as a table of this browser has it. */
export function replayOf(
  recording: Recording<unknown, unknown>,
  find: FindGame = findGame,
): (Extract<OpenedReplay, { ok: true }> & { readonly final: string }) | Extract<OpenedReplay, { ok: false }> {
  const game = find(recording.game);
  if (game === undefined) return { ok: false, line: 1, reason: `there is no game ${JSON.stringify(recording.game)}` };
  const played = play(game, recording);
  if (!('final' in played)) return played;
  const { moments, final } = played;
  const head: ReplayHead = {
    game: game.id,
    options: recording.options as ReplayHead['options'],
    seats: recording.seats,
    seedHash: sha256(recording.seed),
    names: recording.names,
    outcome: game.outcome(final),
  };
  const steps = (eyes: Eyes) => moments.map((moment) => seenBy(game, moment, eyes, recording.seats));
  return { ok: true, head, steps, final: hashOf(final) };
}

type Moment = {
  readonly at: Millis;
  readonly by: Seat | undefined;
  readonly state: unknown;
  readonly events: readonly unknown[];
};
type Played = { readonly moments: readonly Moment[]; readonly final: unknown };

/** Plays a recording and keeps a moment for everything that has a sentence; what has none belongs to the next one. */
function play(game: AnyGame, recording: Recording<unknown, unknown>): Played | Extract<OpenedReplay, { ok: false }> {
  const dealt: unknown[] = [];
  const start = game.setup(recording.options, recording.seats, recording.seed, (event) => dealt.push(event));
  const moments: Moment[] = [{ at: 0, by: undefined, state: start, events: dealt }];
  let events: unknown[] = [];
  let told = 0;
  // The replay deals once more: those events are known already.
  const emit = (event: unknown) => {
    told += 1;
    if (told > dealt.length) events.push(event);
  };
  const keep = (state: unknown, input: Input<unknown> | undefined) => {
    if (input === undefined || !events.some((event) => game.text.en.tell(event, String) !== undefined)) return;
    const by = input.type === 'move' ? input.seat : undefined;
    moments.push({ at: input.at, by, state: game.clone(state), events });
    events = [];
  };
  try {
    const final = replay(game, recording, emit, (state, index) => keep(state, recording.inputs[index]));
    return { moments, final };
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    return { ok: false, line: error.index + 2, reason: error.message.slice(error.message.indexOf(':') + 2) };
  }
}

function seenBy(game: AnyGame, { at, by, state, events }: Moment, eyes: Eyes, seats: number): ReplayStep {
  if (eyes === 'all') {
    const views = (['spectator', ...seatsOf(seats)] as const).map((viewer) => game.view(state, viewer));
    return { at, by, view: openViews(views), events };
  }
  const seen = events.flatMap((event) => game.redact(event, eyes) ?? []);
  return { at, by, view: game.view(state, eyes), events: seen };
}
