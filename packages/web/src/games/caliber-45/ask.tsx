import type { Seat } from '@saloon/kernel';
import type { GameTableProps } from '../../core/games/contract.ts';
import {
  cardDraw,
  cardExchange,
  gunshot,
  returnArrow,
  robberMask,
  rollingDices,
  westernHat,
} from '../../kit/icons/tables.ts';
import { Ask as SharedAsk } from '../../table/ask/ask.tsx';
import type { Confirm } from '../../table/ask/use-confirm.ts';
import { hammerDrop, horseHead, imprisoned, payMoney, thumbDown, thumbUp } from './icons.ts';
import type { Answer, Saying, WhyNot } from './logic/answers.ts';
import { clockOf } from './logic/clock.ts';
import type { Prompt } from './logic/prompt.ts';
import { PROMPT_RULES } from './logic/prompt-rules.ts';
import { ruleOf } from './logic/rule-links.ts';
import { ownerOf, teamOf } from './people/teams.tsx';
import type { Words } from './text/words.ts';
import type { Event, Move, View } from './wire.ts';

const ICONS: Partial<Record<Saying['type'], string>> = {
  draw: cardDraw,
  exchange: cardExchange,
  announce: robberMask,
  join: robberMask,
  hire: westernHat,
  keep: westernHat,
  'work-off': hammerDrop,
  surprise: rollingDices,
  fire: gunshot,
  ride: horseHead,
  'pay-fine': payMoney,
  'go-to-jail': imprisoned,
  'vote-yes': thumbUp,
  'vote-no': thumbDown,
  back: returnArrow,
};

/** These cost the player their cowboy. */
const HARMFUL: readonly Saying['type'][] = ['fall', 'go-to-jail'];

/** Questions without an event are announced when they are asked. */
const ASKED: readonly Prompt['type'][] = ['hire', 'call', 'pick', 'fine', 'shootout'];

/** The name of a target among the answers, pressed in the bar or at its seat. */
export const targetId = (target: Seat): string => `target-${target}`;

/** The name of an answer in the bar; a shot at who was pressed once is the second press. */
function answerId({ saying }: Answer, armed: string | undefined): string {
  if (saying.type === 'target') return targetId(saying.seat);
  const isSecond = saying.type === 'fire' && saying.at !== undefined && targetId(saying.at) === armed;
  return isSecond ? targetId(saying.at) : saying.type;
}

type AskProps = {
  readonly table: GameTableProps<View, Move, Event>;
  readonly confirm: Confirm;
  readonly words: Words;
  readonly prompt: Prompt;
  readonly answers: readonly Answer[];
  /** Why the thing last pressed cannot be done: it takes the place of the second line. */
  readonly why: WhyNot | undefined;
  readonly onAnswer: (answer: Answer) => void;
  readonly onBack: () => void;
};

/** The question, its consequence and its answers. */
export function Ask({ table, confirm, words, prompt, answers, why, onAnswer, onBack }: AskProps) {
  const { view, you, names } = table;
  const isAsked = you.seat !== undefined && view.asked.includes(you.seat);
  const { price } = view;
  const costs: readonly Saying['type'][] = ['announce', 'join', 'pay-fine'];
  return (
    <SharedAsk
      table={table}
      confirm={confirm}
      names={names}
      onBack={onBack}
      asked={view.asked}
      {...words.prompt(prompt, names)}
      timeOut={you.seat === undefined ? undefined : words.timeOut(view, you.seat)}
      rule={PROMPT_RULES[prompt.type]}
      why={why === undefined ? undefined : { text: words.long(why), rule: ruleOf(why) }}
      clock={clockOf(view, table.info.options)}
      announced={isAsked && ASKED.includes(prompt.type) ? `${prompt.type}-${view.question}` : undefined}
      answers={answers.map((answer) => {
        const { saying, look, act, isFinal } = answer;
        return {
          id: answerId(answer, confirm.armed),
          label: words.answer(saying, names),
          look,
          isFinal,
          isHarmful: HARMFUL.includes(saying.type),
          icon: ICONS[saying.type],
          owner: saying.type === 'target' ? ownerOf(teamOf(view, saying.seat) ?? 0) : undefined,
          note:
            price !== undefined && price.seat === you.seat && costs.includes(saying.type)
              ? words.price.note(price)
              : undefined,
          why: answer.why === undefined ? undefined : words.shorts[answer.why],
          ...(act?.type === 'send' ? { move: act.move } : {}),
          isSent: act?.type === 'send' && table.sending?.move === act.move,
          onPress: () => onAnswer(answer),
        };
      })}
    />
  );
}
