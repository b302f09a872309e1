import type { CoachReport } from '../../../local/coach-worker-contract.ts';

/** Columns of the chart, as wins per hundred games: decision number, both curves and the edges of the band. */
export type ChartData = {
  readonly at: number[];
  readonly known: number[];
  readonly low: number[];
  readonly high: number[];
  readonly truth: number[];
};

const within = (n: number): number => Math.min(100, Math.max(0, n));

/** The curves of a report. They end at the result, which is certain. */
export function chartData({ points, result }: Pick<CoachReport, 'points' | 'result'>): ChartData {
  const data: ChartData = { at: [], known: [], low: [], high: [], truth: [] };
  const add = (known: number, margin: number, truth: number) => {
    data.at.push(data.at.length + 1);
    data.known.push(100 * known);
    data.low.push(within(100 * (known - margin)));
    data.high.push(within(100 * (known + margin)));
    data.truth.push(100 * truth);
  };
  for (const { known, truth } of points) add(known.mean, known.margin, truth.mean);
  if (result !== undefined && points.length > 0) add(result, 0, result);
  return data;
}
