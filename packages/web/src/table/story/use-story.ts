import { effect } from '@preact/signals';
import type { TableState } from '@saloon/client';
import { typeOf } from '@saloon/kernel';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { EventBatch, GameTable, Story } from '../../core/games/contract.ts';
import { beat } from '../../kit/motion/pace.ts';
import type { TableStore } from '../../net/table-store.ts';
import { concerns } from './concerns.ts';
import { oneMoment } from './moments.ts';
import { type Shown, StoryQueue } from './story-queue.ts';

/** The queue between a live table and the screen. It follows the store in the same task in which a message comes. */
export function useStory(store: TableStore, table: GameTable, state: TableState): StoryQueue<TableState> {
  const story = useMemo(() => {
    const { moments = oneMoment, isUrgent = () => false, deadline } = table;
    return new StoryQueue<TableState>(state, store.events.peek(), {
      moments,
      isUrgent,
      isOwn: concerns(table, () => store.state.peek()?.you.seat),
      isWaitedFor: ({ view, you, info }) =>
        info.phase === 'playing' && you.seat !== undefined && deadline?.(view)?.asked.includes(you.seat) === true,
      isHidden: () => document.visibilityState !== 'visible',
      beat,
      now: () => performance.now(),
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
      onJump: ({ version }) => store.missedSince(version),
    });
  }, [store, table]);
  useLayoutEffect(() => follow(store, story), [store, story]);
  return story;
}

/** Passes every change of the store on to the queue. */
function follow(store: TableStore, story: StoryQueue<TableState>): () => void {
  let known = store.events.peek().at(-1);
  let last = store.state.peek();
  if (last !== undefined && last !== story.newest) story.reset(last, store.events.peek());
  const stop = effect(() => {
    const state = store.state.value;
    const all = store.events.value;
    if (state === undefined || (state === last && all.at(-1) === known)) return;
    const isOther = last !== undefined && state.you.seat !== last.you.seat;
    last = state;
    const at = known === undefined ? -1 : all.lastIndexOf(known);
    const came = known === undefined ? all : all.slice(at + 1);
    const isCut = known !== undefined && at < 0;
    known = all.at(-1);
    if (isCut) story.reset(state, all);
    else if (isOther || came.some(({ isCatchUp }) => isCatchUp)) story.jump(state, came);
    else story.push(state, joined(came));
  });
  const report = effect(() => {
    const { state, isWhole } = story.shown.value;
    if (isWhole) store.noteShown(state.version);
  });
  const onTurn = () => {
    if (document.visibilityState !== 'visible') story.skip();
  };
  document.addEventListener('visibilitychange', onTurn);
  return () => {
    stop();
    report();
    document.removeEventListener('visibilitychange', onTurn);
    story.skip();
  };
}

/** Steps that came together have one view, so that they are one step to show. */
function joined(came: readonly EventBatch[]): EventBatch | undefined {
  const last = came.at(-1);
  return last === undefined || came.length === 1 ? last : { ...last, events: came.flatMap(({ events }) => events) };
}

/** What a viewer of a live table can do with the moment on screen. */
export const liveStory = (
  story: StoryQueue<TableState>,
  { isPaused, canGoBack }: Shown<TableState>,
): NonNullable<Story['live']> => ({
  isPaused,
  setPaused: (isWanted) => (isWanted ? story.pause() : story.resume()),
  back: canGoBack ? () => story.back() : undefined,
});

/**
 * The table as it is on screen: the newest state with the view of the moment, and with the moves that both this moment and
 * the newest state offer. People who come and go are never held back.
 */
export function asShown(
  newest: TableState,
  { state, view, waiting, isWhole }: Omit<Shown<TableState>, 'isPaused' | 'canGoBack'>,
): TableState {
  if (state === newest && isWhole) return newest;
  const info = newest.info.phase === state.info.phase ? newest.info : state.info;
  const offer = isWhole && (waiting > 0 || state !== newest) ? stillOffered(state, newest) : NONE;
  return { ...newest, version: state.version, info, view, offer };
}

const NONE: TableState['offer'] = { moves: [], questions: {} };

/** The moves of this moment whose question is still open. */
function stillOffered({ offer }: TableState, newest: TableState): TableState['offer'] {
  const open = new Set(newest.offer.moves.map((move) => JSON.stringify(move)));
  const { questions } = newest.offer;
  const isSame = (move: unknown) => questions[typeOf(move)] === offer.questions[typeOf(move)];
  const moves = offer.moves.filter((move) => isSame(move) && open.has(JSON.stringify(move)));
  return moves.length === 0 ? NONE : { ...offer, moves };
}
