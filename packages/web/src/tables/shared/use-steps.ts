import type { Millis } from '@saloon/kernel';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/live.tsx';
import { beat } from '../../kit/pace.ts';

export type Steps<Step> = {
  readonly steps: readonly Step[];
  /** The index of the step on screen. */
  readonly at: number;
  readonly step: Step | undefined;
  readonly isAtEnd: boolean;
  /** Jumps to a step, announces it and stays there until the player moves on. */
  go(to: number): void;
  /** Jumps to the end without announcing anything. */
  toEnd(): void;
};

export type StepsOptions<Step> = {
  /** How many beats a step stays before the next one follows. `Infinity` waits for the player. */
  readonly beats: (step: Step) => number;
  readonly tell: (step: Step) => string;
  /** Everything happened before the page was opened: start at the end. */
  readonly isOld: boolean;
  /** Everything has been shown; called once. */
  readonly onEnd?: (() => void) | undefined;
};

/**
 * Explains something step by step: a showdown, a heist, a robbery. It advances at the speed chosen in the settings, and the
 * player can go back to any step. More steps may arrive while it runs. Draw it with `StepTrack`.
 */
export function useSteps<Step>(steps: readonly Step[], { beats, tell, isOld, onEnd }: StepsOptions<Step>): Steps<Step> {
  const end = Math.max(0, steps.length - 1);
  const [wanted, setAt] = useState(isOld ? end : 0);
  const [isPaused, setPaused] = useState(false);
  const at = Math.min(wanted, end);
  const step = steps[at];
  const isAtEnd = at >= end;
  useEffect(() => {
    if (step === undefined || isPaused || isAtEnd) return;
    const wait: Millis = beats(step) * beat();
    if (!Number.isFinite(wait)) return;
    const timer = setTimeout(() => setAt(at + 1), wait);
    return () => clearTimeout(timer);
  }, [at, end, isPaused, step]);
  useEffect(() => {
    if (isAtEnd && steps.length > 0) onEnd?.();
  }, [isAtEnd, steps.length]);
  return {
    steps,
    at,
    step,
    isAtEnd,
    go(to) {
      const next = Math.min(end, Math.max(0, to));
      const shown = steps[next];
      setPaused(next < end);
      setAt(next);
      if (shown !== undefined) announce(tell(shown));
    },
    toEnd: () => setAt(end),
  };
}
