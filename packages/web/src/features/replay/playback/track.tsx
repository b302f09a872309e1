import { useMemo, useRef, useState } from 'preact/hooks';
import type { PastMark } from '../../../core/games/contract.ts';
import { Icon } from '../../../kit/icon.tsx';
import { crossedPistols, steamLocomotive } from '../../../kit/icons/pages.ts';
import { crossroad, gunshot, tombstone } from '../../../kit/icons/tables.ts';
import { trophy } from '../../../kit/icons/today.ts';
import { chatBubble } from '../icons.ts';
import { apart, type Mark, percentOf, type Station, stationAt } from '../logic/track.ts';
import { replayWords } from '../text/index.ts';
import { useSettled } from './use-settled.ts';

const ICONS: Readonly<Record<PastMark, string>> = {
  shot: gunshot,
  race: crossedPistols,
  death: tombstone,
  end: trophy,
};
/** Marks that fit side by side on a phone. */
const MOST_MARKS = 26;

type Props = {
  readonly stations: readonly Station[];
  readonly marks: readonly Mark[];
  /** Steps with comments, and steps where a new game branched off. */
  readonly comments: readonly number[];
  readonly forks: readonly number[];
  readonly step: number;
  readonly last: number;
  readonly sentence: string;
  readonly onStep: (step: number) => void;
};

/** The timeline as a railway: stations are rounds, ties are steps, and the locomotive is now. */
export function Track({ stations, marks, comments, forks, step, last, sentence, onStep }: Props) {
  const words = replayWords();
  const at = (place: number) => ({ left: `${percentOf(place, last)}%` });
  // A long game has dozens of stations: they are colored when the locomotive stops, the rails behind it at once.
  const [passed, setPassed] = useState(step);
  useSettled(step, () => setPassed(step));
  const drawn = useMemo(() => {
    const mark = (place: number, kind: keyof typeof words.marks, look: string, icon: string) => (
      <span
        key={`${look}-${place}`}
        class={`mark ${look}`}
        style={at(place)}
        title={words.marks[kind]}
        aria-hidden="true"
      >
        <Icon of={icon} />
      </span>
    );
    return [
      ...apart(marks, last, MOST_MARKS).map(({ step: place, kind }) => mark(place, kind, kind, ICONS[kind])),
      ...comments.map((place) => mark(place, 'comment', 'comment', chatBubble)),
      ...forks.map((place) => mark(place, 'what-if', 'fork', crossroad)),
    ];
  }, [marks, comments, forks, last, words]);
  const posts = useMemo(
    () =>
      stations.map(({ step: place }) => (
        <span key={place} class={place <= passed ? 'post past' : 'post'} style={at(place)} aria-hidden="true" />
      )),
    [stations, passed, last],
  );
  return (
    <section class="railway" aria-label={words.track}>
      <Stations stations={stations} step={step} passed={passed} onStep={onStep} />
      <div class="rail-line" style={{ '--steps': String(Math.max(1, last)) } as Record<string, string>}>
        <span class="sleepers" aria-hidden="true" />
        <span class="gone" aria-hidden="true" style={{ width: `${percentOf(step, last)}%` }} />
        {posts}
        {drawn}
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

/** The rounds as a row of touch targets. A long game has more than fit on a phone, so the row scrolls. */
function Stations({
  stations,
  step,
  passed,
  onStep,
}: Pick<Props, 'stations' | 'step' | 'onStep'> & { readonly passed: number }) {
  const now = useRef<HTMLLIElement>(null);
  const here = stationAt(stations, step);
  useSettled(here?.step, () => now.current?.scrollIntoView({ block: 'nearest', inline: 'center' }));
  return (
    <ol class="stations">
      {stations.map(({ stop, step: place }) => (
        <li key={place} ref={place === here?.step ? now : null}>
          <button
            type="button"
            class={place <= passed ? 'station past' : 'station'}
            aria-label={replayWords().stations[stop.of](stop.n)}
            aria-current={place === here?.step ? 'step' : undefined}
            onClick={() => onStep(place)}
          >
            <b aria-hidden="true">{stop.n}</b>
          </button>
        </li>
      ))}
    </ol>
  );
}
