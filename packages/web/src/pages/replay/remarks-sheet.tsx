import type { RecordedComment } from '@saloon/recording';
import { useState } from 'preact/hooks';
import { Sheet } from '../../kit/sheet.tsx';
import { replayWords } from './text/index.ts';
import { LONGEST_REMARK, type Remarks } from './use-remarks.ts';

type Props = {
  readonly remarks: Remarks;
  readonly step: number;
  /** How many inputs had come by this step. */
  readonly inputs: number;
  readonly stepOf: (comment: RecordedComment) => number;
  readonly onStep: (step: number) => void;
  readonly onClose: () => void;
};

/** All comments in game order, each linked to its step, and a field to add one at this step. */
export function RemarksSheet({ remarks, step, inputs, stepOf, onStep, onClose }: Props) {
  const [text, setText] = useState('');
  const words = replayWords();
  const inOrder = remarks.all.toSorted((a, b) => a.step - b.step);
  const send = async (event: Event) => {
    event.preventDefault();
    if (text.trim() !== '' && (await remarks.add(inputs, text.trim()))) setText('');
  };
  return (
    <Sheet title={words.remarks} class="remarks-sheet" onClose={onClose}>
      {inOrder.length === 0 ? (
        <p class="help">{words.noRemarks}</p>
      ) : (
        <ol class="remarks">
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
      <form class="remark-form" onSubmit={send}>
        <label for="remark">{words.remarkOn(step + 1)}</label>
        <input
          id="remark"
          class="field"
          maxLength={LONGEST_REMARK}
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
