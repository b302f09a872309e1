import './ask.css';
import { printOf } from '@saloon/bang-duel/text';
import type { GameTableProps } from '../../core/games/contract.ts';
import { hourglass, lawStar } from '../../kit/icons/pages.ts';
import { cardDraw, linkedRings, returnArrow, robberMask } from '../../kit/icons/tables.ts';
import { type Answer as SharedAnswer, Ask as SharedAsk } from '../../table/ask/ask.tsx';
import type { Confirm } from '../../table/ask/use-confirm.ts';
import { CARD_ICONS } from './faces.tsx';
import type { Answer } from './logic/answers.ts';
import { clockOf } from './logic/clock.ts';
import { isHarmful } from './logic/harmful.ts';
import type { Prompt } from './logic/prompt.ts';
import { DECISION_RULES } from './logic/rule-ids.ts';
import { momentOf } from './logic/situation.ts';
import { WHY_RULES, type Why } from './logic/why.ts';
import type { Words } from './text/words.ts';
import type { AutoPilot } from './use-auto.ts';
import type { Event, Move, View } from './wire.ts';

function iconOf({ saying }: Answer): string | undefined {
  if (saying.type === 'back') return returnArrow;
  if (saying.type === 'card' || saying.type === 'pay') return CARD_ICONS[printOf(saying.card).name];
  if (saying.type === 'gear') return CARD_ICONS.hat;
  const { move } = saying;
  switch (move.type) {
    case 'play':
      return CARD_ICONS[move.as === 'colt' ? 'colt' : printOf(move.card).name];
    case 'dodge':
    case 'discard':
    case 'pick':
    case 'choose-revealed':
    case 'reload':
      return CARD_ICONS[printOf(move.card).name];
    case 'kate':
    case 'loot':
    case 'strip':
      return CARD_ICONS[move.take];
    case 'try-barrel':
      return CARD_ICONS.barrel;
    case 'use-hat':
      return CARD_ICONS.hat;
    case 'pearl':
      return CARD_ICONS[move.repeat];
    case 'kitty':
    case 'sundance':
      return cardDraw;
    case 'move-token':
    case 'swap':
      return linkedRings;
    case 'draw-blind':
      return move.back === 'law' ? lawStar : robberMask;
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
  readonly pilot: AutoPilot;
  readonly onAnswer: (answer: Answer) => void;
  readonly onBack: () => void;
};

/** The question with what declining it means, what waits behind it, and all answers as a list. */
export function Ask({ table, confirm, words, prompt, answers, why, pilot, onAnswer, onBack }: AskProps) {
  const { view, you, names, sending } = table;
  const { asked } = view;
  const isAsked = you.seat !== undefined && asked?.seats.includes(you.seat) === true;
  const { title, line } = words.prompt(prompt, view, names);
  const { soon } = pilot;
  const shown = answers.map(
    (answer): SharedAnswer => ({
      id: answer.id,
      look: answer.look,
      isFinal: answer.isFinal,
      ...(answer.act.type === 'send' ? { move: answer.act.move } : {}),
      isHarmful: isHarmful(answer, view),
      label: words.answer(answer.saying, view),
      note: words.note(answer.saying, view),
      icon: iconOf(answer),
      isSent: answer.act.type === 'send' && sending?.move === answer.act.move,
      onPress: () => onAnswer(answer),
    }),
  );
  const hold: SharedAnswer = { id: 'hold', look: 'can', label: words.auto.wait, icon: hourglass, onPress: pilot.stop };
  const behind = [
    ...(view.dying.length > 0 ? [words.crumbs.dying] : []),
    ...view.queue.map((waiting) => words.crumbs.waiting(waiting)),
  ];
  return (
    <SharedAsk
      table={table}
      confirm={confirm}
      names={names}
      onBack={onBack}
      title={title}
      asked={asked?.seats ?? []}
      line={
        soon === undefined ? line : words.auto.soon(soon.seconds, words.answer({ type: 'move', move: soon.move }, view))
      }
      timeOut={words.timeOut(view)}
      why={why === undefined ? undefined : { text: words.whys[why].long, rule: WHY_RULES[why] }}
      clock={clockOf(view, table.info.options)}
      crumbs={behind.length === 0 ? [] : [words.crumbs.now, ...behind]}
      announced={isAsked ? momentOf(view) : undefined}
      rule={asked === undefined ? undefined : DECISION_RULES[asked.decision]}
      answers={soon === undefined ? shown : [hold, ...shown]}
    />
  );
}
