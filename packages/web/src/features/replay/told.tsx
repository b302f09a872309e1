import type { Names, Seat } from '@saloon/kernel';
import type { RecordedComment } from '@saloon/recording';
import type { ComponentChildren } from 'preact';
import { replayWords } from './text/index.ts';

type Props = {
  readonly step: number;
  readonly steps: number;
  readonly sentence: string;
  /** An extra note, such as what the recording lacks. */
  readonly note: string | undefined;
  /** The seats that continued from another game at this step. */
  readonly forks: readonly Seat[];
  readonly comments: readonly RecordedComment[];
  readonly names: Names;
  /** A bot's opinion, if that is on. */
  readonly children: ComponentChildren;
};

/** What happened at this step, and comments about it. */
export function Told({ step, steps, sentence, note, forks, comments, names, children }: Props) {
  const words = replayWords();
  const isLong = comments.length > 0 || Boolean(children);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long sentence scrolls, and has to be reached by keyboard
    <div class={isLong ? 'told talks' : 'told'} tabIndex={0}>
      <b class="num">{words.step(step + 1, steps)}</b> <span>{sentence}</span>
      {note !== undefined && <em> {note}</em>}
      {forks.map((seat) => (
        <em key={seat}> {words.fromWhatIf(names(seat))}</em>
      ))}
      {comments.map((comment, i) => (
        <span key={i} class="comment">
          <strong>{comment.name}</strong> {comment.text}
        </span>
      ))}
      {children}
    </div>
  );
}
