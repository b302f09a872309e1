import type { Seat } from '@saloon/kernel';
import { useMemo, useRef, useState } from 'preact/hooks';
import { Brand, type Owner } from '../../kit/brand.tsx';
import type { Step } from './logic/player.ts';
import { type Station, stationAt } from './logic/track.ts';
import { replayWords } from './text/index.ts';
import { useSettled } from './use-settled.ts';

/** So many steps around the current one are listed: a long game has a thousand. */
const AROUND = 20;

type Props = {
  readonly steps: readonly Step[];
  readonly step: number;
  readonly stations: readonly Station[];
  readonly tell: (step: number) => string;
  /** Whose colour and brand a seat wears, as on the table itself. */
  readonly owner: (seat: Seat) => Owner;
  readonly onStep: (step: number) => void;
};

/** What happened before and after, in sentences; each one leads to its step. It follows the table once that stays. */
export function StepsList({ steps, step, stations, tell, owner, onStep }: Props) {
  const [here, setHere] = useState(step);
  const now = useRef<HTMLLIElement>(null);
  useSettled(step, () => setHere(step));
  useSettled(here, () => now.current?.scrollIntoView({ block: 'nearest' }));
  const from = Math.max(0, here - AROUND);
  // Not drawn again with every step that is passed: it is the longest thing on the page.
  return useMemo(
    () => (
      <ol class="steps" aria-label={replayWords().steps}>
        {steps.slice(from, here + AROUND).map(({ by }, i) => {
          const n = from + i;
          const isStation = stationAt(stations, n)?.step === n;
          return (
            <li key={n} ref={n === here ? now : null} class={isStation ? 'begins' : ''}>
              <button type="button" aria-current={n === here ? 'step' : undefined} onClick={() => onStep(n)}>
                {by !== undefined && <Brand of={owner(by)} />}
                <span>{tell(n)}</span>
              </button>
            </li>
          );
        })}
      </ol>
    ),
    [here, steps, stations, tell],
  );
}
