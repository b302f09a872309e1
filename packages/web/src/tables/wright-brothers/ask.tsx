import { useEffect } from 'preact/hooks';
import { ActionBar } from '../../kit/action-bar.tsx';
import { Brand } from '../../kit/brand.tsx';
import { ClockRing } from '../../kit/clock-ring.tsx';
import { Icon } from '../../kit/icon.tsx';
import { hand as palm } from '../../kit/icons/hand.ts';
import { padlock } from '../../kit/icons/padlock.ts';
import { returnArrow } from '../../kit/icons/return-arrow.ts';
import { revolver } from '../../kit/icons/revolver.ts';
import { announce } from '../../kit/live.tsx';
import type { GameTableProps } from '../contract.ts';
import { cardDiscard } from './icons/card-discard.ts';
import { cardExchange } from './icons/card-exchange.ts';
import type { Answer } from './logic/answers.ts';
import { clockOf } from './logic/clock.ts';
import type { Prompt } from './logic/prompt.ts';
import { RULES, type Why } from './logic/why.ts';
import type { Words } from './text/words.ts';
import type { Event, Move, View } from './wire.ts';

const ICONS: Partial<Record<Answer['saying']['type'], string>> = {
  load: revolver,
  throw: cardDiscard,
  play: cardExchange,
  shootout: palm,
  duel: palm,
  'start-shootout': palm,
  'start-duel': palm,
  'give-back': cardExchange,
  back: returnArrow,
};

type AskProps = {
  readonly table: GameTableProps<View, Move, Event>;
  readonly words: Words;
  readonly prompt: Prompt;
  readonly answers: readonly Answer[];
  /** Why the thing last pressed cannot be done: it takes the place of the second line. */
  readonly why: Why | undefined;
  readonly onAnswer: (answer: Answer) => void;
};

/** The question, its consequence and its answers. */
export function Ask({ table, words, prompt, answers, why, onAnswer }: AskProps) {
  const { view, you, names, lang, now, closed, sending, openRule } = table;
  const { title, line } = words.prompt(prompt, names);
  const clock = clockOf(view, table.info.options);
  const isAsked = you.seat !== undefined && view.asked.includes(you.seat);
  const own = you.seat === undefined ? undefined : view.players[you.seat];
  const timeOut = isAsked ? words.timeOut(view) : undefined;
  useAnnouncement(prompt, `${title}. ${line}`);
  const hint =
    closed ??
    (sending?.isSlow ? (
      words.stillSending
    ) : why === undefined ? (
      <>
        {line}
        {timeOut !== undefined && <em class="late"> {timeOut}</em>}
      </>
    ) : (
      <>
        {words.whys[why].long}{' '}
        <button type="button" class="rule" onClick={() => openRule(RULES[why])}>
          {words.ruleLink}
        </button>
      </>
    ));
  return (
    <ActionBar
      isYours={isAsked}
      question={title}
      hint={hint}
      clock={clock !== undefined && <ClockRing now={now} until={clock.until} whole={clock.whole} lang={lang} />}
      aside={
        own !== undefined &&
        you.seat !== undefined && (
          <span class="me" role="img" aria-label={`${words.you}: ${words.points(own.score)}`}>
            <Brand of={you.seat} />
            <b>{own.score}</b>
            <small>{words.pointsShort}</small>
          </span>
        )
      }
    >
      {closed === undefined &&
        answers.map((answer, i) => (
          <AnswerButton
            key={`${answer.saying.type}-${i}`}
            {...{ answer, words, table }}
            onPress={() => onAnswer(answer)}
          />
        ))}
    </ActionBar>
  );
}

type AnswerButtonProps = {
  readonly answer: Answer;
  readonly words: Words;
  readonly table: GameTableProps<View, Move, Event>;
  readonly onPress: () => void;
};

function AnswerButton({ answer, words, table, onPress }: AnswerButtonProps) {
  const { saying, look, act, why } = answer;
  const isSent = act?.type === 'send' && table.sending?.move === act.move;
  const icon = why === undefined ? ICONS[saying.type] : padlock;
  return (
    <button
      type="button"
      class={`btn ${look} a-${saying.type} ${isSent ? 'sent' : ''}`}
      aria-disabled={act === undefined || isSent ? 'true' : undefined}
      onClick={onPress}
    >
      {'seat' in saying ? <Brand of={saying.seat} /> : icon !== undefined && <Icon of={icon} />}
      <span>
        {words.answer(saying, table.names)}
        {why !== undefined && <small>{words.whys[why].short}</small>}
        {isSent && <small>{words.sending}</small>}
      </span>
    </button>
  );
}

/** Questions that no event announces are told when they are asked. */
const ASKED: readonly Prompt['type'][] = ['give-back', 'seal', 'your-miss'];

function useAnnouncement(prompt: Prompt, said: string): void {
  useEffect(() => {
    if (ASKED.includes(prompt.type)) announce(said, 'now');
  }, [prompt.type]);
}
