import '../../../core/games/ending.css';
import type { EndingAt } from '../../../core/games/ending.ts';
import { Poster } from '../../../table/ending/poster.tsx';
import { useEndingStep } from '../../../table/ending/use-ending-step.ts';
import type { ShownEnding } from '../../table-page/ending/ranking-sheet.tsx';

type ScreenEndingProps = Pick<ShownEnding, 'ending' | 'Stage' | 'view'> &
  Omit<EndingAt, 'you'> & {
    /** The last view with all cards face up, once it is known. */
    readonly open: unknown;
  };

/** The last scene across the big screen, and the poster of the winner in it. */
export function ScreenEnding({ ending, Stage, ...at }: ScreenEndingProps) {
  const { step } = useEndingStep(ending.steps);
  const isSettled = step === ending.steps.length - 1;
  return (
    <div class="ending" data-settled={isSettled ? 'yes' : 'no'}>
      <div class="ending-stage">
        <Stage {...at} you={undefined} step={step} />
      </div>
      {step >= ending.posterAt && <Poster poster={ending.poster} />}
    </div>
  );
}
