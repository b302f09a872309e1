import './middle.css';
import { backOfFace, isFaceUp } from '@saloon/bang-duel/wire';
import { Back, Card } from '../../kit/cards/card.tsx';
import { placeInFocus, useCloserLook } from '../../table/stage/use-closer-look.ts';
import { type Board, isLit } from './board.ts';
import { characterFaceOf, faceOf, nameFace } from './faces.tsx';
import type { Pending } from './logic/pending.ts';
import type { Words } from './text/words.ts';
import type { CardId, CardName, CharacterId, Face } from './wire.ts';

const LAID = 'laid-';
/** So many cards lie in two rows on a phone. */
const MANY = 4;

type LaidProps = {
  readonly cards: readonly Face[];
  readonly board: Board;
  readonly words: Words;
  readonly onLook: (card: CardId) => void;
};

/**
 * Cards that are revealed, displayed or set aside. A selectable one can be viewed in detail, like cards in the hand.
 */
export function Laid({ cards, board, words, onLook }: LaidProps) {
  const closer = useCloserLook((place) => {
    const card = cards.find((one) => isFaceUp(one) && place === `${LAID}${one}`);
    if (card !== undefined && isFaceUp(card)) onLook(card);
  });
  return (
    <ul
      class={cards.length >= MANY ? 'laid-cards many' : 'laid-cards'}
      onPointerDown={(event) => void closer.down(event)}
      {...closer.around}
    >
      {cards.map((card, i) => {
        if (!isFaceUp(card)) {
          return (
            <li key={`${i}`}>
              <Back size="m" width="var(--shown)" kind={backOfFace(card)} />
            </li>
          );
        }
        const standing = board.standingOf({ type: 'laid', card });
        const press = () => (isLit(standing) ? board.press({ type: 'laid', card }) : onLook(card));
        return (
          <li key={`${i}`}>
            <Card
              size="m"
              width="var(--shown)"
              face={faceOf(card, words)}
              place={`${LAID}${card}`}
              state={standing === 'can' ? 'can' : standing === 'idle' ? 'idle' : 'selected'}
              label={words.laid(card, isLit(standing))}
              onPress={() => closer.wasLook() || press()}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The laid card in focus, for `I`: told from the cards that lie there. */
export const laidInFocus = (cards: readonly Face[]): CardId | undefined => {
  const place = placeInFocus(LAID);
  return cards.filter(isFaceUp).find((card) => card === place);
};

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
    <div class="shot-card" key={`${card}-${by}-${pending.hit?.target}`}>
      <Card size="m" width="var(--shown)" face={face} label={face.name} onPress={() => onLook(what)} />
    </div>
  );
}
