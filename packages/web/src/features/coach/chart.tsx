import 'uplot/dist/uPlot.min.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import { settings } from '../../core/settings/store.ts';
import type { CoachReport } from '../../local/coach-worker-contract.ts';
import { type ChartData, chartData } from './logic/chart-data.ts';
import { ofHundred } from './logic/numbers.ts';
import { labeled, type RoundMark } from './logic/rounds.ts';
import { coachWords } from './text/index.ts';

type Props = {
  readonly report: CoachReport;
  readonly isTeam: boolean;
  /** Where rounds begin; without them, decisions are counted. */
  readonly rounds: readonly RoundMark[];
  readonly onPick: (decision: number) => void;
};

const HEIGHT = { wide: 300, narrow: 220 } as const;
const NARROW = 560;
/** The least room between the numbers of two rounds, in pixels. */
const LABEL_ROOM = 28;
/** More dots than this would hide the curve. */
const MOST_DOTS = 45;

/**
 * The chances at each of the player's decisions: a thick curve with its band for what they knew, a dashed one for the
 * truth.
 */
export function Chart({ report, isTeam, rounds, onPick }: Props) {
  const words = coachWords();
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | undefined>(undefined);
  const [at, setAt] = useState<number | undefined>(undefined);
  const { theme, lang } = settings.value;
  const data = chartData(report);
  const pick = useRef(onPick);
  pick.current = onPick;
  const marks = useRef(rounds);
  marks.current = rounds;
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const drawn = new uPlot(optionsFor(element, marks, setAt), columns(data), element);
    drawn.over.addEventListener('click', () => typeof drawn.cursor.idx === 'number' && pick.current(drawn.cursor.idx));
    plot.current = drawn;
    const resized = new ResizeObserver(() => drawn.setSize(sizeOf(element)));
    resized.observe(element);
    return () => {
      resized.disconnect();
      drawn.destroy();
    };
  }, [theme, lang]);
  useEffect(() => plot.current?.setData(columns(data)), [report]);
  const shown = at === undefined ? undefined : report.points[at];
  const first = report.points[0];
  const last = report.points.at(-1);
  return (
    <figure class="coach-chart">
      <p class="help">{words.chartHint(isTeam)}</p>
      <div ref={box} class="plot" aria-hidden="true" />
      <p class="readout num" aria-hidden="true">
        {shown !== undefined && at !== undefined
          ? words.readout(
              words.decision(at + 1),
              words.percent(ofHundred(shown.known.mean)),
              words.percent(ofHundred(shown.truth.mean)),
            )
          : first !== undefined && last !== undefined
            ? words.summary(
                report.points.length,
                words.percent(ofHundred(first.known.mean)),
                words.percent(ofHundred(last.known.mean)),
              )
            : ''}
      </p>
      <figcaption>
        <ul class="keys">
          <li class="known">
            <b>{words.known}</b> {words.knownHint} {words.band}
          </li>
          <li class="truth">
            <b>{words.truth}</b> {words.truthHint}
          </li>
        </ul>
      </figcaption>
    </figure>
  );
}

/** The number of a decision. The last point is the end of the game. */
const nameOf = (n: number, last: number): string => (n === last ? coachWords().end : String(n));

const columns = ({ at, known, low, high, truth }: ChartData): uPlot.AlignedData => [at, high, low, truth, known];

const sizeOf = (element: HTMLElement) => ({
  width: element.clientWidth,
  height: element.clientWidth < NARROW ? HEIGHT.narrow : HEIGHT.wide,
});

/** Colors come from the theme when the chart is made, so a new theme makes a new chart. */
function optionsFor(
  element: HTMLElement,
  rounds: { readonly current: readonly RoundMark[] },
  onCursor: (at: number | undefined) => void,
): uPlot.Options {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const [known, truth, ink, line] = [
    token('--brass-text'),
    token('--chart-truth'),
    token('--ink-2'),
    token('--wood-line'),
  ];
  const counts = rounds.current[0]?.stop.of;
  const font = `12px ${token('--font-text')}`;
  const axis = { stroke: ink, font, grid: { stroke: line, width: 0.5 }, ticks: { stroke: line, width: 0.5 } };
  return {
    ...sizeOf(element),
    legend: { show: false },
    cursor: { drag: { x: false, y: false }, y: false, points: { size: 8 } },
    scales: { x: { time: false }, y: { range: [0, 100] } },
    axes: [
      {
        ...axis,
        ...(counts === undefined
          ? {}
          : { label: coachWords().axis[counts], labelFont: font, labelSize: 22, labelGap: 0 }),
        incrs: [1, 2, 5, 10, 20, 50],
        space: 36,
        values: (plot, splits) => {
          if (rounds.current.length === 0) return splits.map((n) => nameOf(n, plot.data[0].length));
          const positions = rounds.current.map(({ at }) => plot.valToPos(at, 'x'));
          const shown = labeled(rounds.current, positions, LABEL_ROOM);
          return rounds.current.map((mark) => (shown.has(mark) ? String(mark.stop.n) : ''));
        },
        ...(rounds.current.length > 0 ? { splits: () => rounds.current.map(({ at }) => at) } : {}),
      },
      { ...axis, size: 54, values: (_, splits) => splits.map((n) => `${n}\u00a0%`) },
    ],
    series: [
      {},
      { stroke: 'transparent', points: { show: false } },
      { stroke: 'transparent', points: { show: false } },
      { stroke: truth, width: 2, dash: [6, 5], points: { show: false } },
      { stroke: known, width: 3, points: { show: ({ data }) => data[0].length <= MOST_DOTS, size: 6, fill: known } },
    ],
    bands: [{ series: [1, 2], fill: token('--chart-band') }],
    hooks: { setCursor: [({ cursor }) => onCursor(cursor.idx ?? undefined)] },
  };
}
