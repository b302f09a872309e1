import './round-card.css';
import { Icon } from '../../../kit/icon.tsx';
import { lawStar, pokerHand } from '../../../kit/icons/pages.ts';
import { anticlockwiseRotation, fastForwardButton } from '../../../kit/icons/tables.ts';
import { mountainCave } from '../icons.ts';
import type { Words } from '../text/words.ts';
import type { EventId, RoundCardId, TurnKind } from '../wire.ts';

export const TURN_ICONS: Readonly<Record<TurnKind, string>> = {
  standard: pokerHand,
  tunnel: mountainCave,
  'speeding-up': fastForwardButton,
  switching: anticlockwiseRotation,
};

export type ShownRound = {
  readonly id: RoundCardId;
  readonly turns: readonly TurnKind[];
  readonly event?: EventId | undefined;
  readonly isStation: boolean;
};

/** The card of the round: its turns in order, and what happens after the heist. */
export const RoundCard = ({ card, words }: { readonly card: ShownRound; readonly words: Words }) => (
  <article
    class="round-card"
    data-part="round-card"
    aria-label={words.roundCard}
    data-rule={card.event === undefined ? 'CE-PLAN-1' : 'CE-EVENT-0'}
  >
    <div>
      <b class="sign">{words.things.rounds[card.id]}</b>
      <span class="turns">
        {card.turns.map((turn, i) => (
          <span key={`${i}`} role="img" aria-label={words.things.turns[turn].name}>
            <Icon of={TURN_ICONS[turn]} />
          </span>
        ))}
      </span>
      <p>
        {card.event !== undefined && <Icon of={lawStar} />}
        {card.event === undefined ? words.noEvent : words.things.events[card.event].rule}
      </p>
    </div>
  </article>
);
