import './felt.css';
import { type Names, type Seat, seat as seatAt } from '@saloon/kernel';
import { Back, Card } from '../../kit/cards/card.tsx';
import { Brand } from '../../kit/figures/brand.tsx';
import { faceOf } from './faces.tsx';
import type { Words } from './text/words.ts';
import type { View } from './wire.ts';

/** The deck with what is left in it; with two players the bonus cards beside it. */
export const Deck = ({ view, words }: { readonly view: View; readonly words: Words }) => (
  <div class="draw-deck" role="img" aria-label={words.deckCount(view.deck)}>
    <span class="stack">
      <Back size="s" width="var(--deck)" />
      <Back size="s" width="var(--deck)" place="deck" />
    </span>
    <span class="n">{view.deck}</span>
    {view.bonus > 0 && <span class="n">{words.bonusNote(view.bonus)}</span>}
  </div>
);

type HelpersProps = {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly words: Words;
  readonly names: Names;
};

/** Helpers in front of their owners. */
export function Helpers({ view, you, words, names }: HelpersProps) {
  const owners = view.players.flatMap(({ helpers }, i) => (helpers > 0 ? [{ seat: seatAt(i), helpers }] : []));
  return (
    <ul class="helper-cards">
      {owners.map(({ seat, helpers }) => (
        <li key={seat}>
          <Card
            size="s"
            width="var(--helper)"
            face={faceOf('helper', words)}
            place={seat === you ? 'helper-own' : `front-${seat}`}
          />
          <Brand of={seat} />
          <span class="n">{words.helperNote(helpers)}</span>
          <span class="sr">{seat === you ? words.you : names(seat)}</span>
        </li>
      ))}
    </ul>
  );
}
