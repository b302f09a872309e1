import { Icon } from '../../kit/icon.tsx';
import { crossedPistols } from '../../kit/icons/crossed-pistols.ts';
import { steamLocomotive } from '../../kit/icons/steam-locomotive.ts';
import { trophy } from '../../kit/icons/trophy.ts';
import { type Mark, percentOf, type Station } from './logic/track.ts';
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
      <div class="rail-line" style={{ '--steps': String(Math.max(1, last)) } as Record<string, string>}>
        <span class="sleepers" aria-hidden="true" />
        <span class="gone" aria-hidden="true" style={{ width: `${percentOf(step, last)}%` }} />
        {marks.map(({ step: place, kind }) => (
          <span key={place} class={`mark ${kind}`} style={at(place)} aria-hidden="true">
            <Icon of={kind === 'race' ? crossedPistols : trophy} />
          </span>
        ))}
        {stations.map(({ round, step: place }) => (
          <button
            key={place}
            type="button"
            class={place <= step ? 'station past' : 'station'}
            style={at(place)}
            aria-label={words.round(round)}
            onClick={() => onStep(place)}
          >
            <b aria-hidden="true">{round}</b>
          </button>
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
