import { effect } from '@preact/signals';
import type { Seat } from '@saloon/kernel';
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { GameTable } from '../../../core/games/contract.ts';
import { beat } from '../../../kit/motion/pace.ts';
import { concerns } from '../../../table/story/concerns.ts';
import { oneMoment } from '../../../table/story/moments.ts';
import { StoryQueue } from '../../../table/story/story-queue.ts';
import type { ReplayPlayer, Shown } from '../logic/player.ts';

/** Tells a step forward moment by moment, as at the table. Any other jump, and the next step, end it at once. */
export function useReplayStory(
  player: ReplayPlayer,
  table: GameTable,
  you: Seat | undefined,
  speed: number,
): StoryQueue<Shown> {
  const latest = useRef({ you, speed });
  latest.current = { you, speed };
  const story = useMemo(() => {
    const { moments = oneMoment } = table;
    return new StoryQueue<Shown>(player.shown.peek(), player.events.peek(), {
      moments,
      isUrgent: () => false,
      isOwn: concerns(table, () => latest.current.you),
      isWaitedFor: () => false,
      isHidden: () => document.visibilityState !== 'visible',
      beat: () => beat() / latest.current.speed,
      now: () => performance.now(),
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
    });
  }, [player, table]);
  useLayoutEffect(() => {
    const stop = effect(() => {
      const state = player.shown.value;
      const all = player.events.peek();
      if (state === story.newest) return;
      if (state.cut !== story.newest.cut) return story.reset(state, all);
      story.skip();
      story.push(state, all.at(-1));
    });
    return () => {
      stop();
      story.skip();
    };
  }, [player, story]);
  return story;
}
