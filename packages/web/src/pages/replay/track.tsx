import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../kit/icon.tsx';
import { crossedPistols } from '../../kit/icons/crossed-pistols.ts';
import { steamLocomotive } from '../../kit/icons/steam-locomotive.ts';
import { trophy } from '../../kit/icons/trophy.ts';
import { type Mark, percentOf, type Station, stationAt } from './logic/track.ts';
import { replayWords } from './text/index.ts';

type Props = {
  readonly stations: readonly Station[];
  readonly marks: readonly Mark[];
  readonly step: number;
  readonly last: number;
  readonly sentence: string;
  readonly onStep: (step: number) => void;
};

/** The time line as a railway: stations are rounds, sleepers steps, and the locomotive is now. */
export function Track({ stations, marks, step, last, sentence, onStep }: Props) {
  const words = replayWords();
  const at = (place: number) => ({ left: `${percentOf(place, last)}%` });
  return (
    <section class="railway" aria-label={words.track}>
      <Stations {...{ stations, step, onStep }} />
      <div class="rail-line" style={{ '--steps': String(Math.max(1, last)) } as Record<string, string>}>
        <span class="sleepers" aria-hidden="true" />
        <span class="gone" aria-hidden="true" style={{ width: `${percentOf(step, last)}%` }} />
        {stations.map(({ step: place }) => (
          <span key={place} class={place <= step ? 'post past' : 'post'} style={at(place)} aria-hidden="true" />
        ))}
        {marks.map(({ step: place, kind }) => (
          <span key={place} class={`mark ${kind}`} style={at(place)} aria-hidden="true">
            <Icon of={kind === 'race' ? crossedPistols : trophy} />
          </span>
        ))}
        <span class="loco" style={at(step)} aria-hidden="true">
          <Icon of={steamLocomotive} />
        </span>
        <input
          class="rail-range"
          type="range"
          min={0}
          max={last}
          value={step}
          aria-label={words.track}
          aria-valuetext={`${words.step(step + 1, last + 1)}. ${sentence}`}
          onInput={(event) => onStep(Number(event.currentTarget.value))}
        />
      </div>
    </section>
  );
}

/** The rounds as a row that a finger can hit: a long game has more of them than a phone is wide, so the row scrolls. */
function Stations({ stations, step, onStep }: Pick<Props, 'stations' | 'step' | 'onStep'>) {
  const now = useRef<HTMLLIElement>(null);
  const here = stationAt(stations, step);
  useEffect(() => now.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [here?.step]);
  return (
    <ol class="stations">
      {stations.map(({ round, step: place }) => (
        <li key={place} ref={place === here?.step ? now : null}>
          <button
            type="button"
            class={place <= step ? 'station past' : 'station'}
            aria-label={replayWords().round(round)}
            aria-current={place === here?.step ? 'step' : undefined}
            onClick={() => onStep(place)}
          >
            <b aria-hidden="true">{round}</b>
          </button>
        </li>
      ))}
    </ol>
  );
}
