import type { Millis } from '@saloon/kernel';
import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/live.tsx';
import { beat } from '../../kit/pace.ts';

export type Steps<Step> = {
  readonly steps: readonly Step[];
  /** The step that is looked at: its place and itself. */
  readonly at: number;
  readonly step: Step | undefined;
  readonly isAtEnd: boolean;
  /** By hand: stays there until the end is reached or asked for, and is told again. */
  go(to: number): void;
  /** At once to the end, without a word. */
  toEnd(): void;
};

export type StepsOptions<Step> = {
  /** How many beats a step is looked at before the next one comes by itself; `Infinity` waits for a hand. */
  readonly beats: (step: Step) => number;
  readonly tell: (step: Step) => string;
  /** It had all happened before this page was there: it opens at its end. */
  readonly isOld: boolean;
  /** Everything has been shown; called once. */
  readonly onEnd?: (() => void) | undefined;
};

/**
 * Something explained step by step: a showdown, a heist, a robbery. It goes on by itself, at the pace the person likes,
 * and any step can be looked at again. Steps may grow while it runs. Draw it with `StepTrack`.
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
