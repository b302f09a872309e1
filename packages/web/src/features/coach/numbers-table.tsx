import type { CoachReport, Guess } from '../../local/coach-worker-contract.ts';
import { marginOf, ofHundred } from './logic/numbers.ts';
import { coachWords } from './text/index.ts';

type Props = { readonly report: CoachReport; readonly linkTo: (step: number) => string | undefined };

/** The chart as a table of numbers, for screen readers. Each decision links to its place in the replay. */
export function Numbers({ report, linkTo }: Props) {
  const words = coachWords();
  const share = (guess: Guess) => words.within(ofHundred(guess.mean), marginOf(guess));
  return (
    <details class="coach-numbers">
      <summary class="unfold">{words.table}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.decisions}</th>
            <th scope="col">{words.known}</th>
            <th scope="col">{words.truth}</th>
          </tr>
        </thead>
        <tbody>
          {report.points.map(({ step, known, truth }, at) => {
            const link = linkTo(step);
            const name = words.decision(at + 1);
            return (
              <tr key={at}>
                <th scope="row">{link === undefined ? name : <a href={link}>{name}</a>}</th>
                <td class="num">{share(known)}</td>
                <td class="num">{share(truth)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
