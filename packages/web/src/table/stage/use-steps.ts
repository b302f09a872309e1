import { useEffect, useState } from 'preact/hooks';
import { announce } from '../../kit/live.tsx';

export type Steps<Step> = {
  readonly steps: readonly Step[];
  /** The index of the step on screen. */
  readonly at: number;
  readonly step: Step | undefined;
  readonly isAtEnd: boolean;
  /** Jumps to a step, announces it and stays there until the player moves on. */
  go(to: number): void;
};

export type StepsOptions<Step> = {
  readonly tell: (step: Step) => string;
  /** The last step has been shown. */
  readonly onEnd?: (() => void) | undefined;
};

/**
 * Explains something step by step. The newest step is on screen unless the player has gone back to another; the queue of
 * moments (`moments` of the table) decides when the next one comes. Draw it with `StepTrack`.
 */
export function useSteps<Step>(steps: readonly Step[], { tell, onEnd }: StepsOptions<Step>): Steps<Step> {
  const end = Math.max(0, steps.length - 1);
  const [wanted, setWanted] = useState<number | undefined>(undefined);
  const at = Math.min(wanted ?? end, end);
  const isAtEnd = at >= end;
  useEffect(() => {
    if (isAtEnd && steps.length > 0) onEnd?.();
  }, [isAtEnd, steps.length]);
  return {
    steps,
    at,
    step: steps[at],
    isAtEnd,
    go(to) {
      const next = Math.min(end, Math.max(0, to));
      const shown = steps[next];
      setWanted(next < end ? next : undefined);
      if (shown !== undefined) announce(tell(shown));
    },
  };
}
