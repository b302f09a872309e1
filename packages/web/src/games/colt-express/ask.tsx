import './ask.css';
import type { GameTableProps } from '../../core/games/contract.ts';
import { Icon } from '../../kit/icon.tsx';
import { lawStar } from '../../kit/icons/pages.ts';
import {
  cardDraw,
  cardPlay,
  fastBackwardButton,
  nextButton,
  previousButton,
  rollingDices,
} from '../../kit/icons/tables.ts';
import { Ask as SharedAsk } from '../../table/ask/ask.tsx';
import type { Confirm } from '../../table/ask/use-confirm.ts';
import { cutDiamond, mountainCave, strongbox, swapBag } from './icons.ts';
import type { Answer, Saying } from './logic/answer.ts';
import { clockOf } from './logic/clock.ts';
import { ownerOf } from './logic/owners.ts';
import type { Prompt } from './logic/prompt.ts';
import { PROMPT_RULES } from './logic/prompt-rules.ts';
import { actionsLeft } from './logic/situation.ts';
import { RULES, type Why } from './logic/why.ts';
import type { Words } from './text/words.ts';
import type { Event, Move, View } from './wire.ts';

const LOOT_ICONS = { purse: swapBag, jewel: cutDiamond, strongbox } as const;

function iconOf(saying: Saying): string | undefined {
  switch (saying.type) {
    case 'draw':
      return cardDraw;
    case 'play':
    case 'take':
    case 'keep':
      return cardPlay;
    case 'hide':
      return mountainCave;
    case 'random':
      return rollingDices;
    case 'go':
      return saying.car < saying.from ? nextButton : previousButton;
    case 'push':
      return saying.direction === 'forward' ? nextButton : previousButton;
    case 'send':
      return lawStar;
    case 'rob':
    case 'drop':
    case 'keep-purse':
      return LOOT_ICONS[saying.loot];
    default:
      return undefined;
  }
}

type AskProps = {
  readonly table: GameTableProps<View, Move, Event>;
  readonly confirm: Confirm;
  readonly words: Words;
  readonly prompt: Prompt;
  readonly answers: readonly Answer[];
  readonly why: Why | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly onBack: () => void;
  /** Opens the summary of the last heist, if there was one. */
  readonly onLookBack: (() => void) | undefined;
};

/** The question, its consequence and its answers. */
export function Ask({ table, confirm, words, prompt, answers, why, ...does }: AskProps) {
  const { onAnswer, onBack, onLookBack } = does;
  const { view, you, called: names } = table;
  const isAsked = you.seat !== undefined && view.asked.includes(you.seat);
  const said = words.prompt(prompt, names);
  return (
    <SharedAsk
      table={table}
      confirm={confirm}
      names={names}
      onBack={onBack}
      asked={view.asked}
      title={said.title}
      hasDigits={view.phase !== 'characters' && view.phase !== 'teams'}
      line={said.line}
      timeOut={
        view.deadline === undefined
          ? undefined
          : words.timeOut(view.phase, view.question?.type !== 'plan' || view.question.canDraw)
      }
      rule={PROMPT_RULES[prompt.type]}
      why={why === undefined ? undefined : { text: words.whys[why].long, rule: RULES[why] }}
      clock={clockOf(view, table.info.options)}
      aside={
        onLookBack !== undefined && (
          <button
            type="button"
            class="ib last-heist"
            aria-label={words.lastHeist.title}
            title={words.lastHeist.title}
            onClick={onLookBack}
          >
            <Icon of={fastBackwardButton} />
          </button>
        )
      }
      announced={isAsked ? momentOf(view, prompt) : undefined}
      answers={answers.map((answer) => {
        const { id, saying, look, act, isFinal } = answer;
        return {
          id,
          look,
          isFinal,
          label: words.answer(saying),
          note: words.note(saying, view.marshal),
          icon: iconOf(saying),
          owner:
            'target' in saying ? ownerOf(saying.target) : saying.type === 'place' ? ownerOf(saying.last) : undefined,
          why: answer.why === undefined ? undefined : words.whys[answer.why].short,
          ...(act?.type === 'send' ? { move: act.move } : {}),
          isSent: act?.type === 'send' && table.sending?.move === act.move,
          onPress: () => onAnswer(answer),
        };
      })}
    />
  );
}

/** Changes with every question, so that each is announced once. */
const momentOf = (view: View, { type }: Prompt): string =>
  `${type} ${view.round} ${view.turn} ${view.pile.length} ${view.resolving ?? ''} ${actionsLeft(view)}`;
