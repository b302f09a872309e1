import { Back, Card } from '../../kit/card.tsx';
import { type Board, isLit } from './board.ts';
import { characterFaceOf, faceOf, nameFace } from './faces.tsx';
import type { Pending } from './logic/pending.ts';
import type { Words } from './text/words.ts';
import { backOf, type CardId, type CardName, type CharacterId, type Face, isOpen } from './wire.ts';

type LaidProps = {
  readonly cards: readonly Face[];
  readonly board: Board;
  readonly words: Words;
  readonly onLook: (card: CardId) => void;
};

/** Cards turned up, laid out or drawn aside. */
export const Laid = ({ cards, board, words, onLook }: LaidProps) => (
  <ul class="bd-laid">
    {cards.map((card, i) => {
      if (!isOpen(card)) {
        return (
          <li key={`${i}`}>
            <Back size="m" width="var(--lw)" kind={backOf(card)} />
          </li>
        );
      }
      const standing = board.standingOf({ type: 'laid', card });
      return (
        <li key={`${i}`}>
          <Card
            size="m"
            width="var(--lw)"
            face={faceOf(card, words)}
            place={`laid-${card}`}
            state={standing === 'can' ? 'can' : standing === 'idle' ? 'idle' : 'selected'}
            label={words.laid(card, isLit(standing))}
            onPress={() => (isLit(standing) ? board.press({ type: 'laid', card }) : onLook(card))}
          />
        </li>
      );
    })}
  </ul>
);

type PendingProps = {
  readonly pending: Pending;
  readonly words: Words;
  readonly onLook: (what: CardName | CharacterId) => void;
};

/** The shot on its way, or the card that asks. */
export function PendingCard({ pending, words, onLook }: PendingProps) {
  const { card, by } = pending;
  const face = card !== undefined ? nameFace(card, words) : by !== undefined ? characterFaceOf(by, words) : undefined;
  const what = card ?? by;
  if (face === undefined || what === undefined) return null;
  return (
    <div class="bd-pending" key={`${card}-${by}-${pending.hit?.target}`}>
      <Card size="m" width="var(--lw)" face={face} label={face.name} onPress={() => onLook(what)} />
    </div>
  );
}
