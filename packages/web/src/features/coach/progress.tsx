import { Icon } from '../../kit/icon.tsx';
import { hourglass } from '../../kit/icons/pages.ts';
import { coachWords } from './text/index.ts';
import type { Counted } from './use-coach.ts';

type Props = {
  /** Undefined until the worker's first message. */
  readonly counted: Counted | undefined;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
};

/** The coach's progress, with buttons to stop and resume. */
export function Progress({ counted, onStop, onGoOn }: Props) {
  const words = coachWords();
  const progress = counted?.report.progress ?? 0;
  const percent = Math.floor(100 * progress);
  const isDone = progress === 1;
  const isStopped = counted?.isOver === true && !isDone;
  return (
    <div class="coach-progress">
      <p role="status">
        <Icon of={hourglass} />
        <span>{isDone ? words.done : isStopped ? words.stopped(percent) : words.counting(percent)}</span>
        <small class="num">{words.played(counted?.report.games ?? 0)}</small>
      </p>
      <progress value={progress} max={1} aria-label={words.counting(percent)} />
      {!isDone && (
        <button type="button" class="btn small" onClick={isStopped ? onGoOn : onStop}>
          {isStopped ? words.goOn : words.stop}
        </button>
      )}
    </div>
  );
}
