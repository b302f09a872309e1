import { useEffect, useRef } from 'preact/hooks';
import { Brand } from '../../kit/brand.tsx';
import type { Step } from './logic/player.ts';
import { type Station, stationAt } from './logic/track.ts';
import { replayWords } from './text/index.ts';

/** So many steps around the current one are listed: a long game has a thousand. */
const AROUND = 40;

type Props = {
  readonly steps: readonly Step[];
  readonly step: number;
  readonly stations: readonly Station[];
  readonly tell: (step: number) => string;
  readonly onStep: (step: number) => void;
};

/** What happened before and after, in sentences; each one leads to its step. */
export function StepsList({ steps, step, stations, tell, onStep }: Props) {
  const now = useRef<HTMLLIElement>(null);
  useEffect(() => now.current?.scrollIntoView({ block: 'nearest' }), [step]);
  const from = Math.max(0, step - AROUND);
  return (
    <ol class="steps" aria-label={replayWords().steps}>
      {steps.slice(from, step + AROUND).map(({ by }, i) => {
        const n = from + i;
        const isStation = stationAt(stations, n)?.step === n;
        return (
          <li key={n} ref={n === step ? now : null} class={isStation ? 'begins' : ''}>
            <button type="button" aria-current={n === step ? 'step' : undefined} onClick={() => onStep(n)}>
              {by !== undefined && <Brand of={by} />}
              <span>{tell(n)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
