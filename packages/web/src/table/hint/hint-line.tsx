import './hint.css';
import { Icon } from '../../kit/icon.tsx';
import { lightBulb } from '../../kit/icons/tables.ts';
import type { ShownHint } from './hint-context.ts';

type Props = {
  readonly hint: ShownHint;
  readonly words: { readonly hintPlay: string; readonly hintMore: string };
};

/** The best move in one line, in the place of the question's consequence. */
export const HintLine = ({ hint, words }: Props) => (
  <span class="hint-line">
    <Icon of={lightBulb} /> {hint.text}{' '}
    <button type="button" class="rule hint-play" onClick={hint.play}>
      {words.hintPlay}
    </button>{' '}
    <button type="button" class="rule hint-more" onClick={hint.more}>
      {words.hintMore}
    </button>
  </span>
);
