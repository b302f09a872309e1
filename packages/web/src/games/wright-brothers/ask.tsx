import type { GameTableProps } from '../../core/games/contract.ts';
import { Brand } from '../../kit/figures/brand.tsx';
import { hand as palm, revolver } from '../../kit/icons/pages.ts';
import { cardDiscard, cardExchange, returnArrow } from '../../kit/icons/tables.ts';
import { Ask as SharedAsk } from '../../table/ask/ask.tsx';
import type { Confirm } from '../../table/ask/use-confirm.ts';
import type { Answer } from './logic/answers.ts';
import { clockOf } from './logic/clock.ts';
import { momentOf } from './logic/moment.ts';
import type { Prompt } from './logic/prompt.ts';
import { PROMPT_RULES } from './logic/prompt-rules.ts';
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

/** Moves that one press would send without a card chosen first. */
const FINAL: readonly Answer['saying']['type'][] = ['pass', 'target', 'cancel'];

/** Questions that no event announces. */
const ASKED: readonly Prompt['type'][] = ['give-back', 'seal', 'your-miss'];

type AskProps = {
  readonly table: GameTableProps<View, Move, Event>;
  readonly confirm: Confirm;
  readonly words: Words;
  readonly prompt: Prompt;
  readonly answers: readonly Answer[];
  /** Why the last press did nothing. Replaces the second line. */
  readonly why: Why | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly onBack: () => void;
};

/** The id of an answer in the bar. Targets differ by their seat. */
export const answerId = ({ saying }: Answer): string =>
  'seat' in saying ? `${saying.type}-${saying.seat}` : saying.type;

/** The question, its consequence and its answers. */
export function Ask({ table, confirm, words, prompt, answers, why, onAnswer, onBack }: AskProps) {
  const { view, you, names } = table;
  const own = you.seat === undefined ? undefined : view.players[you.seat];
  return (
    <SharedAsk
      table={table}
      confirm={confirm}
      names={names}
      onBack={onBack}
      asked={view.asked}
      {...words.prompt(prompt, names)}
      timeOut={words.timeOut(view)}
      rule={PROMPT_RULES[prompt.type]}
      why={why === undefined ? undefined : { text: words.whys[why].long, rule: RULES[why] }}
      clock={clockOf(view, table.info.options)}
      announced={ASKED.includes(prompt.type) ? `${prompt.type} ${momentOf(view)}` : undefined}
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
      answers={answers.map((answer) => {
        const { saying, look, act } = answer;
        return {
          id: answerId(answer),
          label: words.answer(saying, names),
          look,
          icon: ICONS[saying.type],
          owner: 'seat' in saying ? saying.seat : undefined,
          why: answer.why === undefined ? undefined : words.whys[answer.why].short,
          isFinal: FINAL.includes(saying.type),
          ...(act?.type === 'send' ? { move: act.move } : {}),
          isHarmful: saying.type === 'cancel' && saying.isOwn,
          isSent: act?.type === 'send' && table.sending?.move === act.move,
          onPress: () => onAnswer(answer),
        };
      })}
    />
  );
}
