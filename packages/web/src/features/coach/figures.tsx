import type { CoachReport } from '../../local/coach-worker-contract.ts';
import { marginOf, ofHundred } from './logic/numbers.ts';
import { coachWords } from './text/index.ts';

type Props = { readonly report: CoachReport; readonly isTeam: boolean };

/** Where the game began, how the decisions compare with the bot's, and how it ended. Each number has a sentence. */
export function Figures({ report, isTeam }: Props) {
  const words = coachWords();
  const { points, beside, result } = report;
  const start = points[0]?.known;
  const figures = [
    start && {
      name: words.start,
      value: words.within(ofHundred(start.mean), marginOf(start)),
      hint: words.startHint(isTeam),
    },
    beside && { name: words.other, value: words.otherCount(beside.other, beside.of), hint: words.otherHint },
    beside && { name: words.costly, value: beside.costly, hint: words.costlyHint },
    result !== undefined && { name: words.result, value: words.percent(ofHundred(result)), hint: words.resultHint },
  ];
  return (
    <section class="coach-figures panel">
      <h2 class="sign">{words.figures}</h2>
      <dl>
        {figures.map(
          (figure) =>
            figure && (
              <div key={figure.name}>
                <dt>{figure.name}</dt>
                <dd class="num">{figure.value}</dd>
                <dd class="help">{figure.hint}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
