import { type Lang, list, type Millis, type Names, type Seat } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTableProps } from '../../core/games/contract.ts';
import { ActionBar } from '../../kit/action-bar.tsx';
import { Brand, type Owner } from '../../kit/figures/brand.tsx';
import { Chairs, goneAmong } from '../../kit/figures/program-mark.tsx';
import { useHotkeys } from '../../kit/hotkeys.ts';
import { Icon } from '../../kit/icon.tsx';
import { padlock } from '../../kit/icons/tables.ts';
import { announce } from '../../kit/live.tsx';
import { ClockRing } from '../../kit/motion/clock-ring.tsx';
import { HintContext } from '../hint/hint-context.ts';
import { HintLine } from '../hint/hint-line.tsx';
import { type SharedWords, sharedWords } from '../text/index.ts';
import { pressEnter } from './press-enter.ts';
import type { Confirm } from './use-confirm.ts';

/** A button of the action bar: what it says, what it does, or why it does nothing. It never says "OK". */
export type Answer = {
  /** Unique in the bar, such as `pass` or `target-2`; the part before the first dash and digit is its class `a-pass`. */
  readonly id: string;
  readonly label: string;
  /** The one brass button, another way, or one that gives something up. */
  readonly look: 'main' | 'can' | 'ghost';
  readonly icon?: string | undefined;
  readonly owner?: Owner | undefined;
  /** A second line: what comes of it. */
  readonly note?: string | undefined;
  /** One press would send a move without any card chosen first: it takes a second press if moves are confirmed. */
  readonly isFinal?: boolean;
  /** Hurts the player who chooses it: it is marked and comes last. */
  readonly isHarmful?: boolean;
  /** What it sends, so that a hint can light it. */
  readonly move?: unknown;
  /** This very move is on its way. */
  readonly isSent?: boolean;
  /** Three words why it is not offered; it stays focusable, and `onPress` gives the sentence. */
  readonly why?: string | undefined;
  readonly onPress: () => void;
};

export type AskProps = {
  readonly table: Pick<GameTableProps, 'closed' | 'sending' | 'now' | 'openRule' | 'isForced' | 'info' | 'you'> & {
    readonly lang: Lang;
  };
  readonly confirm: Confirm;
  /** Who is asked, and what the table calls them. */
  readonly asked: readonly Seat[];
  readonly names: Names;
  /** The question in one sentence, and its consequence. */
  readonly title: string;
  readonly line: string;
  /** What happens when time runs out. Shown to the player who is asked. */
  readonly timeOut?: string | undefined;
  /** Where to read about this question. */
  readonly rule?: string | undefined;
  /** Why the last press did nothing, and the rule behind it. Replaces the second line. */
  readonly why?: { readonly text: string; readonly rule?: string | undefined } | undefined;
  readonly clock?: { readonly until: Millis; readonly whole: Millis } | undefined;
  /** The player's own score or money. */
  readonly aside?: ComponentChildren;
  /** Numbered crumbs of a nested effect: what is asked now, what waits. */
  readonly crumbs?: readonly string[];
  readonly answers: readonly Answer[];
  /** The digits belong to what is chosen from in the scene. */
  readonly hasDigits?: boolean;
  /** Steps of one decision: `Esc` goes one back. */
  readonly onBack?: () => void;
  /** Announces a question that no event announces, each time this value changes. */
  readonly announced?: string | undefined;
};

const NO_CLOCK = { clock: undefined, timeOut: undefined } as const;

/** The question, its consequence, its clock and its answers: `1`–`9` is the nth of them, `Enter` the brass one. */
export function Ask(props: AskProps) {
  const { table, confirm, asked, names, title, rule, why, aside, crumbs, answers, onBack, announced } = props;
  const { hasDigits = true } = props;
  const { closed, sending, lang, now, openRule, info, isForced = false } = table;
  // Against bots alone the game waits, whatever its rules say about time.
  const { clock, timeOut } = info.clock === 'off' ? NO_CLOCK : props;
  const words = sharedWords(lang);
  const isAsked = table.you.seat !== undefined && asked.includes(table.you.seat);
  const gone = goneAmong(isAsked ? [] : asked, useContext(Chairs));
  const line = gone.length === 0 ? props.line : `${words.gone(list(lang, gone.map(names)), gone.length)} ${props.line}`;
  useEffect(() => {
    if (announced === undefined) return;
    return announce(`${/[.!?…]$/.test(title) ? title : `${title}.`} ${line}`, 'now');
  }, [announced]);

  const press = (answer: Answer) => {
    if (answer.isFinal && answer.why === undefined) confirm.press(answer.id, answer.label, answer.onPress);
    else answer.onPress();
  };
  const open = closed === undefined ? harmfulLast(answers) : [];
  // What is armed in the scene has its brass button here.
  const armed = open.some(({ id }) => id === confirm.armed) ? confirm.armed : undefined;
  const main =
    open.find(({ id }) => id === armed) ??
    open.find(({ look }) => look === 'main') ??
    (open.length === 1 ? open[0] : undefined);
  // Where a phone's row scrolls, another question begins at its first answer.
  const acts = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => acts.current?.scrollTo(0, 0), [answers.map(({ id }) => id).join()]);
  useHotkeys({
    escape: () => {
      if (!confirm.back()) onBack?.();
    },
    enter: (event) => pressEnter(event, () => main !== undefined && press(main)),
    // The focus follows the number, so that Enter then means the same answer.
    ...Object.fromEntries(
      open.slice(0, hasDigits ? 9 : 0).map((one, i) => [
        String(i + 1),
        () => {
          focusAnswer(one.id);
          press(one);
        },
      ]),
    ),
  });

  const hinted = useContext(HintContext);
  const hint =
    closed ??
    (sending?.isSlow ? (
      words.stillSending
    ) : hinted !== undefined && why === undefined ? (
      <HintLine hint={hinted} words={words} />
    ) : why === undefined ? (
      <>
        {line}
        {isAsked && timeOut !== undefined && <em class="late"> {timeOut}</em>}
      </>
    ) : (
      <>
        {why.text}{' '}
        {why.rule !== undefined && (
          <button type="button" class="rule" onClick={() => openRule(why.rule ?? '')}>
            {words.rule}
          </button>
        )}
      </>
    ));
  return (
    <ActionBar
      acts={acts}
      isYours={isAsked}
      question={title}
      hint={hint}
      instead={closed === undefined && confirm.armed !== undefined ? words.confirm : undefined}
      clock={clock !== undefined && <ClockRing now={now} until={clock.until} whole={clock.whole} lang={lang} />}
      aside={
        <>
          {crumbs !== undefined && crumbs.length > 1 && (
            <ol class="crumbs">
              {crumbs.map((crumb, i) => (
                <li key={crumb} class={i === 0 ? 'now' : ''} aria-current={i === 0 ? 'step' : undefined}>
                  <b>{i + 1}</b> {crumb}
                </li>
              ))}
            </ol>
          )}
          {rule !== undefined && (
            <button
              type="button"
              class="ib ask-rule"
              data-rule={rule}
              aria-label={words.ruleOfQuestion}
              title={words.ruleOfQuestion}
              onClick={() => openRule(rule)}
            >
              ?
            </button>
          )}
          {aside}
        </>
      }
    >
      {open.map((answer) => (
        <AnswerButton
          key={answer.id}
          answer={answer}
          armed={armed}
          isForced={isForced && open.length === 1}
          isHinted={hinted !== undefined && answer.move !== undefined && answer.move === hinted.move}
          lang={lang}
          onPress={() => press(answer)}
        />
      ))}
    </ActionBar>
  );
}

/** What harms comes after everything else but the way back. */
function harmfulLast(answers: readonly Answer[]): readonly Answer[] {
  const placeOf = ({ id, isHarmful }: Answer) => (isHarmful ? 1 : id === 'back' ? 2 : 0);
  const isAny = answers.some(({ isHarmful }) => isHarmful);
  return isAny ? answers.toSorted((a, b) => placeOf(a) - placeOf(b)) : answers;
}

const belowOf = ({ note, isHarmful }: Answer, then: string | false, words: SharedWords): string | undefined =>
  [isHarmful === true && words.harmful, note, then].filter(Boolean).join(' · ') || undefined;

const focusAnswer = (id: string): void =>
  document.querySelector<HTMLElement>(`.ask-acts [data-answer="${CSS.escape(id)}"]`)?.focus();

type AnswerButtonProps = {
  readonly answer: Answer;
  /** The id of the answer that waits for its second press. */
  readonly armed: string | undefined;
  /** It is played by itself in a moment. */
  readonly isForced: boolean;
  readonly isHinted: boolean;
  readonly lang: Lang;
  readonly onPress: () => void;
};

/** An answer as a button, also where a table lists its answers beside the hand. */
function AnswerButton({ answer, armed, isForced, isHinted, lang, onPress }: AnswerButtonProps) {
  const { id, label, look, icon, owner, why, isSent, isHarmful = false } = answer;
  const words = sharedWords(lang);
  const isArmed = id === armed;
  // There is one brass button at a time.
  const shown = isArmed ? 'main' : armed !== undefined && look === 'main' ? 'can' : look;
  const sign = why === undefined ? icon : padlock;
  const below = why ?? (isSent ? words.sent : belowOf(answer, isForced && words.byItself, words));
  const kind = id.replace(/-\d.*$/, '');
  return (
    <button
      type="button"
      class={`btn ${shown} a-${kind} ${isSent ? 'sent' : ''} ${isArmed ? 'armed' : ''} ${isHarmful && !isArmed ? 'harm' : ''} ${isHinted ? 'hinted' : ''}`}
      data-look={look}
      data-answer={id}
      aria-disabled={why !== undefined || isSent ? 'true' : undefined}
      onClick={onPress}
    >
      {owner !== undefined && why === undefined ? <Brand of={owner} /> : sign !== undefined && <Icon of={sign} />}
      <span>
        {label}
        {below !== undefined && <small>{below}</small>}
      </span>
    </button>
  );
}
