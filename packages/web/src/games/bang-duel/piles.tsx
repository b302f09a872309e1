import './piles.css';
import { Back, Card } from '../../kit/cards/card.tsx';
import { faceOf } from './faces.tsx';
import type { Words } from './text/words.ts';
import type { Side, View } from './wire.ts';

type PilesProps = { readonly view: View; readonly words: Words; readonly onLook: () => void };

/** Both decks and the shared discard pile, with the common deck between them once it exists. */
export function Piles({ view, words, onLook }: PilesProps) {
  const { decks, discard } = view;
  const top = discard.at(-1);
  const topName = top === undefined ? undefined : faceOf(top, words).name;
  return (
    <div class="duel-piles" data-drop="street">
      <Deck side="law" n={decks.law} words={words} />
      <div class="pile">
        <button type="button" class="look" aria-label={words.pile.look(discard.length, topName)} onClick={onLook}>
          {top === undefined ? (
            <span class="none" data-place="discard" />
          ) : (
            <Card size="s" width="var(--pile)" face={faceOf(top, words)} place="discard" />
          )}
        </button>
        <span aria-hidden="true">
          <span class="label">{words.pile.discard}</span> <b>{discard.length}</b>
        </span>
      </div>
      {decks.common > 0 && (
        <div class="pile">
          <Back size="s" width="var(--pile)" kind={decks.commonTop ?? 'house'} place="deck-common" />
          <span>
            <span class="label">{words.pile.common}</span> <b>{decks.common}</b>
          </span>
        </div>
      )}
      <Deck side="outlaw" n={decks.outlaw} words={words} />
    </div>
  );
}

type DeckProps = { readonly side: Side; readonly n: number; readonly words: Words };

const Deck = ({ side, n, words }: DeckProps) => (
  <div class="pile">
    {n === 0 ? (
      <span class="none" data-place={`deck-${side}`} />
    ) : (
      <Back size="s" width="var(--pile)" kind={side} place={`deck-${side}`} />
    )}
    <span>
      <span class="label">{words.pile.deck(side)}</span> <b>{n}</b>
    </span>
  </div>
);
