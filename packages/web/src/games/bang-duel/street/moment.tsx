import './moment.css';
import { printOf } from '@saloon/bang-duel/text';
import { Card } from '../../../kit/cards/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { cancel } from '../../../kit/icons/tables.ts';
import { checkMark } from '../../../kit/icons/today.ts';
import { characterFaceOf, faceOf, SYMBOL_ICONS } from '../faces.tsx';
import type { Words } from '../text/words.ts';
import type { CardId, Event } from '../wire.ts';

/** How many beats an event is shown in the middle of the street; 0 skips it. */
export function beatsOf(event: Event): number {
  switch (event.type) {
    case 'revealed':
      return 2.4;
    case 'showed':
    case 'died':
    case 'left-alone':
      return 2;
    case 'entered':
      return 1.6;
    default:
      return 0;
  }
}

type MomentProps = { readonly event: Event; readonly words: Words; readonly onSkip: () => void };

/** A revealed card with its corner symbol enlarged; or who has fallen and who steps in. */
export function Moment({ event, words, onSkip }: MomentProps) {
  const said = words.moment(event);
  if (said === undefined) return null;
  const card = event.type === 'revealed' || event.type === 'showed' ? event.card : undefined;
  const isMatch = event.type === 'revealed' || event.type === 'showed' ? event.isMatch : undefined;
  return (
    <div class="street-moment" onClick={onSkip} aria-hidden="true">
      {card !== undefined && <Turned card={card} words={words} />}
      {(event.type === 'died' || event.type === 'entered' || event.type === 'left-alone') && (
        <span class={event.type === 'died' ? 'fallen' : ''}>
          <Card size="m" width="var(--shown)" face={characterFaceOf(event.character, words)} />
        </span>
      )}
      <p class={isMatch === undefined ? '' : isMatch ? 'yes' : 'no'}>
        {isMatch !== undefined && <Icon of={isMatch ? checkMark : cancel} />}
        <b class="sign">{said.title}</b>
        <span>{said.line}</span>
      </p>
    </div>
  );
}

const Turned = ({ card, words }: { readonly card: CardId; readonly words: Words }) => (
  <span class="turned">
    <Card size="m" width="var(--shown)" face={faceOf(card, words)} />
    <span class="grown">
      <Icon of={SYMBOL_ICONS[printOf(card).symbol]} />
    </span>
  </span>
);
