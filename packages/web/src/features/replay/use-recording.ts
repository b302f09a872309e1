import { tableId } from '@saloon/protocol';
import type { RecordingProblem } from '@saloon/recording';
import { RECORDING_LIMITS, type RecordedComment } from '@saloon/recording';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Eyes, parsePlace, type Target } from '../../core/router/replay-link.ts';
import type { Answer, Ask, Head } from '../../local/replay-worker/contract.ts';
import { server } from '../../net/server.ts';
import { loadAhead, loadAll } from './game-parts.ts';
import { splitHash } from './logic/game-link.ts';
import { ReplayPlayer } from './logic/player.ts';
import { OpinionRequests } from './opinion-requests.ts';

/** Where a recording comes from. */
export type Source =
  | { readonly type: 'server'; readonly table: string }
  /** `isBefore`: the game that this table continues. */
  | { readonly type: 'solo'; readonly table: string; readonly isBefore: boolean }
  | { readonly type: 'file'; readonly text: string };

export type RecordingState =
  | { readonly type: 'loading' }
  | { readonly type: 'broken'; readonly line: number; readonly problem: RecordingProblem }
  | { readonly type: 'not-there' }
  /** The recording needs an edition that the server hasn't loaded. */
  | { readonly type: 'missing-edition'; readonly edition: string }
  /** Others may still play the same daily deal. */
  | { readonly type: 'day-open' }
  | { readonly type: 'offline' }
  | OpenRecording;

export type OpenRecording = {
  readonly type: 'open';
  readonly head: Head;
  readonly player: ReplayPlayer;
  readonly eyes: Eyes;
  /** A view that says who plays whom all game long; undefined until it has come. */
  readonly cast: unknown;
  readonly opinions: OpinionRequests;
  readonly look: (eyes: Eyes) => void;
  /** The recording as a file, with these comments. */
  readonly write: (comments: readonly RecordedComment[]) => Promise<string>;
};

/** Larger files are refused unread. */
export const LARGEST = RECORDING_LIMITS.letters;

/** Opens a recording in a worker, at the place that this page's address names. */
export function useRecording(source: Source): RecordingState {
  const [recording, setRecording] = useState<RecordingState>({ type: 'loading' });
  const start = useRef(parsePlace(splitHash(location.hash).place));
  // A layout effect, so that it doesn't wait for the next frame.
  useLayoutEffect(() => {
    const worker = replayWorker();
    const ask = (question: Ask) => worker.postMessage(question);
    const opinions = new OpinionRequests(ask, replayWorker);
    const writing: ((text: string) => void)[] = [];
    let eyes: Eyes = 'spectator';
    const player = new ReplayPlayer((steps) => ask({ type: 'views', eyes, steps }));
    const look = (next: Eyes) => ask({ type: 'look', eyes: next, step: player.wanted });
    const write = (comments: readonly RecordedComment[]) =>
      new Promise<string>((settle) => {
        writing.push(settle);
        ask({ type: 'write', comments });
      });
    const ahead = whenIdle(() => void player.askAhead());
    let head: Head | undefined;
    let cast: unknown;
    const update = () => {
      if (head !== undefined) setRecording({ type: 'open', head, player, eyes, cast, opinions, look, write });
    };
    const show = (data: Extract<Answer, { type: 'opened' | 'steps' }>) => {
      eyes = data.eyes;
      player.setSteps(data.steps, data.step, data.view);
      update();
      ahead.soon();
    };
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      switch (data.type) {
        case 'opened':
          head = data.head;
          return show(data);
        case 'steps':
          return show(data);
        case 'cast':
          cast = data.view;
          return update();
        case 'views':
          if (data.eyes === eyes) player.hear(data.views);
          return ahead.soon();
        case 'question':
          return opinions.ask(data.step, data.asked);
        case 'written':
          return writing.shift()?.(data.text);
        case 'opinion':
          return;
        default:
          return setRecording(data);
      }
    };
    worker.onerror = () => setRecording({ type: 'offline' });
    let isOld = false;
    open(source, start.current).then(
      (question) => !isOld && (isTrouble(question) ? setRecording(question) : ask(question)),
      () => !isOld && setRecording({ type: 'offline' }),
    );
    return () => {
      isOld = true;
      ahead.stop();
      opinions.close();
      worker.terminate();
    };
  }, []);
  return recording;
}

/** Runs `act` once when the page is idle, even if it was requested twice. */
function whenIdle(act: () => unknown): { soon(): void; stop(): void } {
  const hasIdle = typeof requestIdleCallback === 'function';
  let waits: number | undefined;
  const now = () => {
    waits = undefined;
    act();
  };
  return {
    soon() {
      waits ??= hasIdle ? requestIdleCallback(now) : window.setTimeout(now, 50);
    },
    stop() {
      if (waits !== undefined) (hasIdle ? cancelIdleCallback : clearTimeout)(waits);
    },
  };
}

const newWorker = (): Worker =>
  new Worker(new URL('../../local/replay-worker/replay-worker.ts', import.meta.url), { type: 'module' });
let spare: Worker | undefined;

/** Starts the worker and loads the tables while the reader chooses a file: both take longer than replaying a game. */
export function warmUp(): void {
  spare ??= newWorker();
  whenIdle(loadAll).soon();
}

function replayWorker(): Worker {
  const worker = spare ?? newWorker();
  spare = undefined;
  return worker;
}

type Trouble = Extract<RecordingState, { type: 'broken' | 'not-there' | 'missing-edition' | 'day-open' }>;
const TROUBLES: readonly string[] = ['broken', 'not-there', 'missing-edition', 'day-open'] satisfies Trouble['type'][];
const isTrouble = (question: Ask | Trouble): question is Trouble => TROUBLES.includes(question.type);

async function open(source: Source, at: Target): Promise<Ask | Trouble> {
  if (source.type === 'solo') return { type: 'open-solo', table: source.table, isBefore: source.isBefore, at };
  if (source.type === 'file') return textAsk(source.text, at);
  // A link to a time comes from a game that was running then and probably still is.
  const own = 'at' in at ? await ownGame(source.table, at) : undefined;
  if (own !== undefined) return own;
  const response = await fetch(`/api/tables/${encodeURIComponent(source.table)}/recording`);
  if (response.status === 404) return (await ownGame(source.table, at)) ?? { type: 'not-there' };
  if (response.status === 409) {
    const { code, edition }: { readonly code?: unknown; readonly edition?: unknown } = await response.json();
    if (code === 'day-open') return { type: code };
    return { type: 'missing-edition', edition: String(edition) };
  }
  if (!response.ok) throw new Error(`Cannot fetch the recording: ${response.status}`);
  return textAsk(await response.text(), at);
}

/** A running game, for one of its players: only what they saw. */
async function ownGame(table: string, at: Target): Promise<Ask | undefined> {
  const told = await server.seen(tableId(table));
  return told.ok && !told.seen.isOver ? { type: 'open-seen', seen: told.seen, at } : undefined;
}

function textAsk(text: string, at: Target): Ask | Trouble {
  if (text.length > LARGEST) return { type: 'broken', line: 1, problem: { code: 'too-large' } };
  loadAhead(text);
  return { type: 'open', text, at };
}
