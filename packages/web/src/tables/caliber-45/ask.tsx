import type { Seat } from '@saloon/kernel';
import { cardDraw } from '../../kit/icons/card-draw.ts';
import { cardExchange } from '../../kit/icons/card-exchange.ts';
import { gunshot } from '../../kit/icons/gunshot.ts';
import { hammerDrop } from '../../kit/icons/hammer-drop.ts';
import { horseHead } from '../../kit/icons/horse-head.ts';
import { imprisoned } from '../../kit/icons/imprisoned.ts';
import { payMoney } from '../../kit/icons/pay-money.ts';
import { returnArrow } from '../../kit/icons/return-arrow.ts';
import { robberMask } from '../../kit/icons/robber-mask.ts';
import { rollingDices } from '../../kit/icons/rolling-dices.ts';
import { thumbDown } from '../../kit/icons/thumb-down.ts';
import { thumbUp } from '../../kit/icons/thumb-up.ts';
import { westernHat } from '../../kit/icons/western-hat.ts';
import type { GameTableProps } from '../contract.ts';
import { Ask as SharedAsk } from '../shared/ask.tsx';
import type { Confirm } from '../shared/use-confirm.ts';
import type { Answer, Saying, WhyNot } from './logic/answers.ts';
import { clockOf } from './logic/clock.ts';
import type { Prompt } from './logic/prompt.ts';
import { PROMPT_RULES } from './logic/prompt-rules.ts';
import { ruleOf } from './logic/rule-links.ts';
import { ownerOf, teamOf } from './teams.tsx';
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
      {...{ table, confirm, names, onBack }}
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
