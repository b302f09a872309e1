import type { RecordedComment } from '@saloon/recording';
import { useState } from 'preact/hooks';
import { Sheet } from '../../kit/sheet.tsx';
import { replayWords } from './text/index.ts';
import { type Comments, LONGEST_COMMENT } from './use-comments.ts';

type Props = {
  readonly comments: Comments;
  readonly step: number;
  /** How many inputs had come by this step. */
  readonly inputs: number;
  readonly stepOf: (comment: RecordedComment) => number;
  readonly onStep: (step: number) => void;
  readonly onClose: () => void;
};

/** All comments in game order, each linked to its step, and a field to add one at this step. */
export function CommentsSheet({ comments, step, inputs, stepOf, onStep, onClose }: Props) {
  const [text, setText] = useState('');
  const words = replayWords();
  const inOrder = comments.all.toSorted((a, b) => a.step - b.step);
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '' && (await comments.add(inputs, text.trim()))) setText('');
  };
  return (
    <Sheet title={words.comments} class="comments-sheet" onClose={onClose}>
      {inOrder.length === 0 ? (
        <p class="help">{words.noRemarks}</p>
      ) : (
        <ol class="comments">
          {inOrder.map((comment, i) => (
            <li key={i}>
              <button
                type="button"
                aria-current={stepOf(comment) === step ? 'step' : undefined}
                onClick={() => onStep(stepOf(comment))}
              >
                <b class="num">{words.stepNumber(stepOf(comment) + 1)}</b>
                <span>
                  <strong>{comment.name}</strong> {comment.text}
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <form class="comment-form" onSubmit={send}>
        <label for="comment">{words.commentOn(step + 1)}</label>
        <input
          id="comment"
          class="field"
          maxLength={LONGEST_COMMENT}
          autocomplete="off"
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
        <button type="submit" class="btn main" disabled={text.trim() === ''}>
          {words.sendRemark}
        </button>
      </form>
    </Sheet>
  );
}
