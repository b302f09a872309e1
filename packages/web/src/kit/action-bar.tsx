import './action-bar.css';
import type { ComponentChildren, Ref } from 'preact';

type ActionBarProps = {
  /** A `ClockRing`, when a clock runs. */
  readonly clock?: ComponentChildren;
  /** One sentence, and below it the consequence, the reason why not, or what happens when time runs out. */
  readonly question: ComponentChildren;
  readonly hint?: ComponentChildren;
  /** Said in place of question and hint, in their room. */
  readonly instead?: string | undefined;
  /** Own score or purse, on the right of the question. */
  readonly aside?: ComponentChildren;
  /** Undo, alternatives, and one brass button that says what it does. */
  readonly children?: ComponentChildren;
  /** Is it you who is asked? */
  readonly isYours: boolean;
  /** The row of answers. */
  readonly acts?: Ref<HTMLDivElement>;
};

/** Where the table asks: clock, question, answers. One per table, between the scene and the hand. */
export const ActionBar = ({
  clock,
  question,
  hint,
  instead,
  aside,
  children,
  isYours,
  acts = null,
}: ActionBarProps) => (
  <section class={isYours ? 'ask yours' : 'ask'} data-region="question">
    <div class="ask-q">
      {clock}
      <p data-instead={instead}>
        <b class="sign">{question}</b>
        {hint !== undefined && <span>{hint}</span>}
      </p>
      {aside}
    </div>
    <div ref={acts} class="ask-acts" data-part="answers" data-first="yes">
      {children}
    </div>
  </section>
);
