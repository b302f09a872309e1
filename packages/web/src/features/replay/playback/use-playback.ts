import type { Seat } from '@saloon/kernel';
import { useEffect, useState } from 'preact/hooks';
import type { GameTable } from '../../../core/games/contract.ts';
import { play } from '../../../kit/sound/sound.ts';
import type { StoryQueue } from '../../../table/story/story-queue.ts';
import type { ReplayPlayer, Shown } from '../logic/player.ts';
import { readingTime } from '../logic/track.ts';

export const SPEEDS = { half: 0.5, one: 1, two: 2, four: 4 } as const;
export type Speed = keyof typeof SPEEDS;

export type Playback = {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  setPlaying(isPlaying: boolean): void;
  setSpeed(speed: Speed): void;
};

/** Whether a replay plays, and how fast: see `usePlayOn`. */
export function usePlayback(player: ReplayPlayer): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('one');
  return {
    isPlaying,
    speed,
    setSpeed,
    setPlaying: (next) => {
      if (next && player.shown.peek().step >= player.last) player.goTo(0);
      setPlaying(next);
    },
  };
}

/** Each step stays for its reading time once it is on screen whole, and the last one stops the replay. */
export function usePlayOn(player: ReplayPlayer, playback: Playback, step: number, sentence: string, isWhole: boolean) {
  const { isPlaying, speed, setPlaying } = playback;
  useEffect(() => {
    if (!isPlaying || !isWhole) return;
    if (step >= player.last) return setPlaying(false);
    const timer = setTimeout(() => player.goTo(step + 1), readingTime(sentence) / SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, step, player, sentence, isWhole]);
}

const SOUNDS = 2;
const APART_MS = 120;

/** Plays the sounds of each moment of a step forward, as at the table. */
export function useSounds(story: StoryQueue<Shown>, table: GameTable, seat: Seat | undefined): void {
  const batch = story.events.value.at(-1);
  useEffect(() => {
    if (batch === undefined || batch.isCatchUp) return;
    const { view } = story.shown.peek();
    const cues = new Set(batch.events.flatMap((event) => table.sounds?.(event, seat, view) ?? []));
    const timers = [...cues].slice(0, SOUNDS).map((cue, i) => setTimeout(() => play(cue), i * APART_MS));
    return () => timers.forEach(clearTimeout);
  }, [batch]);
}
