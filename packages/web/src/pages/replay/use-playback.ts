import { useEffect, useState } from 'preact/hooks';
import { play } from '../../kit/sound.ts';
import type { GameTable } from '../../tables/contract.ts';
import type { Eyes } from './logic/link.ts';
import type { ReplayPlayer } from './logic/player.ts';
import { readingTime } from './logic/track.ts';

export const SPEEDS = { half: 0.5, one: 1, two: 2, four: 4 } as const;
export type Speed = keyof typeof SPEEDS;

export type Playback = {
  readonly isPlaying: boolean;
  readonly speed: Speed;
  setPlaying(isPlaying: boolean): void;
  setSpeed(speed: Speed): void;
};

/** Plays on by itself: each step stays for its reading time, and the last one stops it. */
export function usePlayback(player: ReplayPlayer, step: number, sentence: string): Playback {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('one');
  useEffect(() => {
    if (!isPlaying) return;
    if (step >= player.last) return setPlaying(false);
    const timer = setTimeout(() => player.goTo(step + 1), readingTime(sentence) / SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, speed, step, player, sentence]);
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

const SOUNDS = 2;
const APART_MS = 120;

/** Plays the sounds of a step forward, as at the table. */
export function useSounds(player: ReplayPlayer, table: GameTable, eyes: Eyes, step: number): void {
  useEffect(() => {
    const batch = player.events.peek().at(-1);
    if (batch === undefined || batch.isCatchUp) return;
    const seat = typeof eyes === 'number' ? eyes : undefined;
    const cues = new Set(batch.events.flatMap((event) => table.sounds?.(event, seat) ?? []));
    const timers = [...cues].slice(0, SOUNDS).map((cue, i) => setTimeout(() => play(cue), i * APART_MS));
    return () => timers.forEach(clearTimeout);
  }, [step]);
}
