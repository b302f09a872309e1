import 'uplot/dist/uPlot.min.css';
import type { Profile } from '@saloon/protocol';
import { useEffect, useRef } from 'preact/hooks';
import uPlot from 'uplot';
import { settings } from '../../core/settings/store.ts';

type History = Profile['ratings'][number]['history'];

const HEIGHT = 72;

/** The rating after each of the last games, with its 95% range as a band. Decoration: the numbers are beside it. */
export function RatingChart({ history }: { readonly history: History }) {
  const box = useRef<HTMLDivElement>(null);
  const { theme } = settings.value;
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const size = () => ({ width: element.clientWidth, height: HEIGHT });
    const drawn = new uPlot({ ...optionsFor(element), ...size() }, columns(history), element);
    const resized = new ResizeObserver(() => drawn.setSize(size()));
    resized.observe(element);
    return () => {
      resized.disconnect();
      drawn.destroy();
    };
  }, [theme, history]);
  return <div ref={box} class="rating-chart" aria-hidden="true" />;
}

const columns = (history: History): uPlot.AlignedData => [
  history.map((_, i) => i),
  history.map(({ points, range }) => points + range),
  history.map(({ points, range }) => points - range),
  history.map(({ points }) => points),
];

/** Colors come from the theme when the chart is made, so a new theme makes a new chart. */
function optionsFor(element: HTMLElement): Omit<uPlot.Options, 'width' | 'height'> {
  const style = getComputedStyle(element);
  const token = (name: string) => style.getPropertyValue(name).trim();
  const hidden = { stroke: 'transparent', points: { show: false } } as const;
  return {
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false } },
    axes: [{ show: false }, { show: false }],
    series: [{}, hidden, hidden, { stroke: token('--chart-known'), width: 2, points: { show: false } }],
    bands: [{ series: [1, 2], fill: token('--chart-band') }],
  };
}
