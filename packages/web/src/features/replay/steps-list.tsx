import type { Seat } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Step } from '../../local/replay-worker/contract.ts';
import { type Station, stationAt } from './logic/track.ts';
import { useSettled } from './playback/use-settled.ts';
import { replayWords } from './text/index.ts';

/** Steps listed around the current one. A long game has a thousand. */
const AROUND = 20;

type Props = {
  readonly steps: readonly Step[];
  readonly step: number;
  readonly stations: readonly Station[];
  readonly tell: (step: number) => string;
  /** A seat's color and mark, as on the table. */
  readonly mark: (seat: Seat) => ComponentChildren;
  readonly onStep: (step: number) => void;
};

/** Earlier and later events as sentences, each linked to its step. It follows the table once that stops moving. */
export function StepsList({ steps, step, stations, tell, mark, onStep }: Props) {
  const [here, setHere] = useState(step);
  const now = useRef<HTMLLIElement>(null);
  useSettled(step, () => setHere(step));
  useSettled(here, () => now.current?.scrollIntoView({ block: 'nearest' }));
  const from = Math.max(0, here - AROUND);
  // Memoized: this is the longest part of the page, and dragging passes many steps.
  return useMemo(
    () => (
      <ol class="steps" aria-label={replayWords().steps}>
        {steps.slice(from, here + AROUND).map(({ by }, i) => {
          const n = from + i;
          const isStation = stationAt(stations, n)?.step === n;
          return (
            <li key={n} ref={n === here ? now : null} class={isStation ? 'begins' : ''}>
              <button type="button" aria-current={n === here ? 'step' : undefined} onClick={() => onStep(n)}>
                {by !== undefined && mark(by)}
                {/* A hand that falls in a race is nobody else's to see. */}
                <span>{tell(n) || replayWords().unseen}</span>
              </button>
            </li>
          );
        })}
      </ol>
    ),
    [here, steps, stations, tell],
  );
}
