import type { CoachReport, Guess } from '../../solo/coach-worker-contract.ts';
import { isUnsure, marginOf, ofHundred, signed } from './logic/numbers.ts';
import { coachWords } from './text/index.ts';

type Props = { readonly report: CoachReport; readonly isTeam: boolean };

/**
 * What the result is made of: the chances at the start, the player's decisions, and luck. Each number has a sentence.
 */
export function Figures({ report, isTeam }: Props) {
  const words = coachWords();
  const { points, decisions, hard, luck, result, agreed } = report;
  const start = points[0]?.known;
  return (
    <section class="coach-figures panel">
      <h2 class="sign">{words.figures}</h2>
      <dl>
        {start !== undefined && (
          <div>
            <dt>{words.start}</dt>
            <dd class="num">{words.within(ofHundred(start.mean), marginOf(start))}</dd>
            <dd class="help">{words.startHint(isTeam)}</dd>
          </div>
        )}
        {decisions !== undefined && <Change name={words.decisions} of={decisions} hint={words.decisionsHint} />}
        {luck !== undefined && <Change name={words.luck} of={luck} hint={words.luckHint} />}
        {result !== undefined && (
          <div>
            <dt>{words.result}</dt>
            <dd class="num">{words.percent(ofHundred(result))}</dd>
            <dd class="help">{words.resultHint}</dd>
          </div>
        )}
      </dl>
      {hard !== undefined && <p>{words.hardLine(words.gained(signed(hard.mean), marginOf(hard)))}</p>}
      {agreed.of > 0 && <p>{words.agreed(agreed.count, agreed.of)}</p>}
    </section>
  );
}

type ChangeProps = { readonly name: string; readonly of: Guess; readonly hint: string };

function Change({ name, of, hint }: ChangeProps) {
  const words = coachWords();
  const tone = isUnsure(of) ? 'unsure' : of.mean > 0 ? 'up' : 'down';
  return (
    <div class={tone}>
      <dt>{name}</dt>
      <dd class="num">
        {words.gained(signed(of.mean), marginOf(of))}
        {tone === 'unsure' && <small>{words.unsure}</small>}
      </dd>
      <dd class="help">{hint}</dd>
    </div>
  );
}
