import { useSignal } from '@preact/signals';
import type { TableState } from '@saloon/client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { GameTable, GameTableProps, Sent } from '../../core/games/contract.ts';
import type { GameWords } from '../../core/games/entry.ts';
import { t } from '../../core/i18n/index.ts';
import { settings } from '../../core/settings/store.ts';
import { announce } from '../../kit/live.tsx';
import { motionSpeed } from '../../kit/motion/pace.ts';
import type { Told } from '../../kit/toast.tsx';
import type { TableStore } from '../../net/table-store.ts';
import { useHappened } from '../happened/use-happened.ts';
import type { Telling } from '../story/story-context.ts';
import { asShown, liveStory, useStory } from '../story/use-story.ts';
import { calledAt } from '../telling/called.ts';
import { tellerAt } from '../telling/teller-at.ts';
import { finaleOf } from './finale.ts';
import { withoutEnd } from './log-lines.ts';
import { namesAt } from './names.ts';
import { tellRefusal } from './refusal.ts';
import { useLateClock } from './use-late-clock.ts';
import { useTableEvents } from './use-table-events.ts';
import { useTimeCalls } from './use-time-calls.ts';

export type GamePropsSetup = {
  readonly store: TableStore;
  readonly table: GameTable;
  readonly words: GameWords;
  readonly newest: TableState;
  /** In a lesson no clock is announced. */
  readonly isLesson: boolean;
  /** Why nothing can be played although the server is there. */
  readonly closed: string | undefined;
  /** Is this device silent, because another one in the room plays the sounds? */
  readonly isSilent?: boolean;
  readonly openRule: (id: string) => void;
};

/** Everything that a game's scene is drawn from, in step with the story that the page tells. */
export function useGameProps(setup: GamePropsSetup) {
  const { store, table, words, newest, isLesson, closed, isSilent = false, openRule } = setup;
  const story = useStory(store, table, newest);
  const shown = story.shown.value;
  const state = useMemo(() => asShown(newest, shown), [newest, shown]);
  const { info, you, view } = state;
  const names = useMemo(() => namesAt(info), [info]);
  const { lang } = settings.value;
  const tell = useMemo(
    () => tellerAt({ table, words, lang, names, view, you: you.seat }),
    [table, words, lang, names, view, you.seat],
  );
  const called = useMemo(() => calledAt({ table, view, lang, names }), [table, view, lang, names]);
  useTableEvents(story.events, table, tell, you.seat, () => story.shown.peek().view, isSilent, !isLesson);
  const deadline =
    info.phase === 'playing' && info.clock !== 'off' && state.view && !isLesson
      ? table.deadline?.(state.view)
      : undefined;
  const isAsked = you.seat !== undefined && deadline?.asked.includes(you.seat) === true;
  const now = useLateClock(store, deadline?.at, isAsked, story.events.peek().at(-1)?.at ?? 0);
  useTimeCalls(now, deadline?.at, isAsked);

  const skip = useCallback(() => story.skip(), [story]);
  const telling = useMemo<Telling>(
    () => ({ version: state.version, hold: (ms) => story.hold(ms), speed: () => motionSpeed() * story.rush }),
    [story, state.version],
  );
  const refusal = useRef<Told | undefined>(undefined);
  const send = useCallback(
    async (move: unknown, how?: Parameters<GameTableProps['send']>[1]): Promise<Sent> => {
      story.skip();
      const sent = await store.send(move, how);
      // In a lesson the guide answers unwanted moves itself. A slap after the last one needs no answer: the end is shown.
      const isTold =
        !sent.ok && !sent.code.startsWith('lesson-') && sent.code !== 'game-over' && !how?.tells?.(sent.code);
      // After a successful move the old refusal is irrelevant.
      if (sent.ok) {
        refusal.current?.go();
        // A player who goes on knows where the game is.
        store.clearMissed();
      }
      if (isTold) refusal.current = tellRefusal(info.game, sent.code, words, openRule);
      return sent;
    },
    [store, story, words, info.game],
  );
  const isFinaleShown = useSignal(false);
  const onFinale = useCallback(() => {
    isFinaleShown.value = true;
  }, []);
  const toYou = useHappened({
    table,
    names,
    lang,
    events: story.events,
    view,
    newView: () => story.shown.peek().view,
    you: you.seat,
  });
  const gameProps: GameTableProps = {
    info,
    view,
    offer: state.offer,
    you,
    now,
    clock: store.clock,
    events: story.events,
    send,
    sending: store.sending.value,
    names,
    called,
    tell,
    lang,
    settings: settings.value,
    closed: store.status.value.type === 'online' ? closed : t().table.closedOffline,
    story: { now: shown.now, waiting: shown.waiting, skip, live: liveStory(story, shown) },
    toYou,
    onFinale,
    openRule,
  };
  const isOver = info.phase === 'over';
  const rankingIn = finaleOf(table, { isOver, isTold: shown.isWhole, isShown: isFinaleShown.value });
  const [isEndShown, setEndShown] = useState(isLesson);
  const all = story.events.value;
  const log = useMemo(() => (isEndShown ? all : withoutEnd(all, table.past)), [all, isEndShown, table]);
  useEffect(() => {
    if (!isEndShown || isLesson) return;
    const end = all.flatMap(({ events }) => events).filter((event) => table.past?.mark(event) === 'end');
    announce(end.flatMap((event) => tell(event) ?? []).join(' '));
  }, [isEndShown]);
  const showEnd = useCallback(() => setEndShown(true), []);
  return { state, shown, gameProps, telling, isAsked, rankingIn, log, isEndShown, showEnd };
}
