import './race-layer.css';
import { type Names, type Seat, seat as seatAt } from '@saloon/kernel';
import { Back, Card } from '../../../kit/cards/card.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { FitText } from '../../../table/stage/fit-text.tsx';
import { faceOf } from '../faces.tsx';
import { handsDown, type RingState } from '../logic/race-state.ts';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';

type RaceLayerProps = {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly names: Names;
  readonly words: Words;
};

/**
 * What a race shows on the cloth. It is in the page from the start and only made visible, so that the signal is one change of
 * color in one frame. In a duel it gives no hint whether to slap: the players compare the cards themselves.
 */
export function RaceLayer({ view, you, names, words }: RaceLayerProps) {
  const hands = view.phase === 'race' || view.phase === 'duel' ? handsDown(view) : [];
  const starter = view.race?.starter;
  // Only recordings from before version 3 show other hands in an open race. Otherwise your own has no place yet.
  const isShown = hands.some((seat) => seat !== you && seat !== starter);
  return (
    <div class="race-layer" aria-hidden="true">
      <ol class="fallen" data-many={hands.length > 3 ? 'yes' : undefined}>
        {hands.map((seat, i) => (
          <li key={seat} class={seat === you ? 'own' : ''}>
            <i>{isShown || seat === starter ? i + 1 : ''}</i>
            <Brand of={seat} />
            <b>{seat === you ? words.you : names(seat)}</b>
          </li>
        ))}
      </ol>
      <p class="order-note">{isShown ? words.provisional : hands.length > 0 ? words.othersHidden : ''}</p>
    </div>
  );
}

type RaceWordProps = Pick<RaceLayerProps, 'view' | 'words'> & { readonly ring: RingState };

/** The word on the ring during a race. Like the layer, it is always in the page and only made visible. */
export function RaceWord({ view, words, ring }: RaceWordProps) {
  const said = ring === 'sent' ? words.sent : ring === 'stunned' ? words.pressAgain : undefined;
  return (
    <b class="poster race-word" aria-hidden="true">
      {said ?? (view.phase === 'duel' ? '' : words.now)}
    </b>
  );
}

/** The two duel cards beside the ring: face down until both are revealed in one frame. */
export function DuelCards({ view, you, names, words }: RaceLayerProps) {
  const { duel } = view;
  if (duel === undefined || view.division !== undefined) return null;
  const other = seatAt(1 - duel.caller);
  return (
    <div class="duel-cards">
      {[duel.caller, other].map((seat, i) => {
        const card = duel.cards === 'face-down' ? undefined : duel.cards[i];
        return (
          <figure key={seat}>
            {card === undefined ? (
              <Back size="m" width="var(--duel-card)" />
            ) : (
              <Card size="m" width="var(--duel-card)" face={faceOf(card, words)} />
            )}
            <figcaption>
              <Brand of={seat} />
              <FitText text={words.duelCard(names(seat), seat === you)} lines={2} />
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
