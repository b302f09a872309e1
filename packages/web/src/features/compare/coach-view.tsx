import type { Coach } from '../coach/use-coach.ts';
import type { Pair } from './logic.ts';
import { compareWords } from './text/index.ts';

type OpenCoach = Extract<Coach, { type: 'open' }>;
type Props = {
  readonly first: OpenCoach;
  readonly second: OpenCoach;
  readonly pairs: readonly Pair[];
  readonly isAsked: boolean;
  readonly names: readonly [string, string];
  readonly onAsk: () => void;
};

/** Differences below this share of wins are noise. */
const NOISE = 0.03;

/** What the coach thinks of the decision where the games part: the chances right after it, in both games. */
export function CoachView({ first, second, pairs, isAsked, names, onAsk }: Props) {
  const words = compareWords();
  const parted = pairs.find(({ kind }) => kind === 'first');
  if (parted === undefined) return null;
  if (!isAsked) {
    return (
      <section class="panel">
        <button type="button" class="btn" onClick={onAsk}>
          {words.askCoach}
        </button>{' '}
        <small>{words.coachHint}</small>
      </section>
    );
  }
  const reports = [first.counted?.report, second.counted?.report];
  const progress = Math.min(...reports.map((report) => report?.progress ?? 0));
  const after = [first, second].map(({ decisions, counted }) => {
    const next = decisions?.[parted.n + 1];
    const point = counted?.report.points.find(({ step }) => step === next?.step);
    return point?.known.mean ?? counted?.report.result;
  });
  return (
    <section class="panel" role="status">
      {progress < 1 && <p class="num">{words.counting(Math.floor(100 * progress))}</p>}
      {progress === 1 && <p>{verdict(after[0], after[1])}</p>}
    </section>
  );

  function verdict(own: number | undefined, others: number | undefined): string {
    const gap = (own ?? 0) - (others ?? 0);
    if (Math.abs(gap) < NOISE) return words.even;
    return words.better(gap > 0 ? names[0] : names[1], Math.round(100 * Math.abs(gap)));
  }
}
