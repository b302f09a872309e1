import './target.css';
import type { Names, Seat } from '@saloon/kernel';
import { Card } from '../../../kit/cards/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { person } from '../../../kit/icons/pages.ts';
import { twoFeathers } from '../../../kit/icons/tables.ts';
import { moneyFace } from '../faces.tsx';
import type { Words } from '../text/words.ts';
import type { MoneyCard, RobberyView } from '../wire.ts';

type TargetProps = {
  readonly robbery: RobberyView;
  readonly words: Words;
  readonly names: Names;
  readonly you: Seat | undefined;
  readonly onInspect: (card: MoneyCard) => void;
};

/** The revealed money card: its value, its guards, and who would get it. */
export function Target({ robbery, words, names, you, onInspect }: TargetProps) {
  const { card, heirs, repelled, stage } = robbery;
  if (card === undefined) return null;
  const [heir] = heirs;
  const isDone = repelled !== undefined;
  return (
    <div class="robbed-card">
      <Card
        size="m"
        width="var(--robbed)"
        face={moneyFace(card, words)}
        place="target"
        label={words.card(card)}
        onPress={() => onInspect(card)}
      />
      <div class="about">
        <b class="poster">{card.value > 0 ? words.usd(card.value) : words.labels.money[card.kind].name}</b>
        <Crowd card={card} isDone={isDone} />
        <span>
          {stage === 'shootout' && heirs.length === 1 && heir !== undefined
            ? words.heir(names(heir), heir === you)
            : isDone
              ? words.repelled(names(repelled.seat))
              : words.target(card)}
        </span>
      </div>
    </div>
  );
}

/** Guards or Indians, a figure each; struck out once they are beaten. Indians are feathers, never faces. */
const Crowd = ({ card, isDone }: { readonly card: MoneyCard; readonly isDone: boolean }) =>
  card.guards === 0 ? null : (
    <span class={`crowd ${isDone ? 'done' : ''}`} aria-hidden="true">
      {Array.from({ length: card.guards }, (_, i) => (
        <Icon key={i} of={card.kind === 'indians' ? twoFeathers : person} />
      ))}
    </span>
  );
