import './turn-sheet.css';
import type { Names, Seat } from '@saloon/kernel';
import { Back, Card } from '../../kit/cards/card.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { faceOf } from './faces.tsx';
import { planOf } from './logic/plan.ts';
import { Whose } from './people/whose.tsx';
import type { Words } from './text/words.ts';
import type { View } from './wire.ts';

type TurnSheetProps = {
  readonly view: View;
  readonly n: number;
  readonly words: Words;
  readonly names: Names;
  readonly you: Seat | undefined;
  readonly onClose: () => void;
};

/** The cards of one turn of the plan, large enough to read. */
export function TurnSheet({ view, n, words, names, you, onClose }: TurnSheetProps) {
  const turn = planOf(view).find((one) => one.n === n);
  if (turn === undefined) return null;
  return (
    <Sheet title={`${words.turnKinds[turn.kind]} · ${words.turn(n)}`} onClose={onClose} class="turn-sheet colt-express">
      <ol>
        {turn.slots.flatMap((slot, i) => {
          if (slot.type !== 'card') return [];
          const { card, bandit } = slot.card;
          const label = `${names(slot.seat)}: ${card === 'face-down' || card === 'covered' ? words.slots.hidden : words.things.actions[card].name}`;
          return (
            <li key={`${i}`}>
              <span class="owner">
                <Whose view={view} seat={slot.seat} names={names} bandit={bandit} />{' '}
                {slot.seat === you ? words.you : names(slot.seat)}
              </span>
              {card === 'face-down' || card === 'covered' ? (
                <Back size="l" label={label} />
              ) : (
                <Card size="l" face={faceOf(card, words)} label={label} />
              )}
            </li>
          );
        })}
      </ol>
    </Sheet>
  );
}
