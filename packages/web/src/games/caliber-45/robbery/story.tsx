import type { Teller } from '../../../core/games/contract.ts';
import './story.css';
import { Card } from '../../../kit/cards/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { fastForwardButton } from '../../../kit/icons/tables.ts';
import { cowboyFace, moneyFace } from '../faces.tsx';
import { type Shown, shownFor } from '../logic/story.ts';
import { Bills } from '../piles/bills.tsx';
import type { Words } from '../text/words.ts';
import { WeaponCard } from '../weapon-card.tsx';
import type { Event } from '../wire.ts';

type StoryProps = {
  readonly now: Event | undefined;
  readonly waiting: number;
  readonly words: Words;
  readonly tell: Teller;
  readonly skip: () => void;
};

/**
 * What just happened, one thing at a time: the view is already at its end. The log says the same to who reads by ear, so
 * that this is for the eye alone.
 */
export function Story({ now: event, waiting, words, tell, skip }: StoryProps) {
  if (event === undefined) return null;
  const sentence = tell(event);
  if (sentence === undefined) return null;
  return (
    <div class={`told-story e-${event.type}`} key={sentence}>
      <Things shown={shownFor(event)} words={words} />
      <p aria-hidden="true">{sentence}</p>
      {waiting > 1 && (
        <button type="button" class="skip-on" onClick={skip} aria-label={words.skip}>
          <Icon of={fastForwardButton} />
        </button>
      )}
    </div>
  );
}

function Things({ shown, words }: { readonly shown: Shown; readonly words: Words }) {
  const size = { size: 's', width: 'var(--told-card)' } as const;
  switch (shown.type) {
    case 'weapons':
      return (
        <span class="things" aria-hidden="true">
          {shown.cards.map((card, i) => (
            <WeaponCard key={`${i}`} {...size} card={card} words={words} />
          ))}
          {shown.strength > 0 && <b class="sum">{shown.strength}</b>}
          {shown.lost > 0 && <small class="lost">−{shown.lost}</small>}
        </span>
      );
    case 'money':
      return (
        <span class="things" aria-hidden="true">
          <Card {...size} face={moneyFace(shown.card, words)} />
          {shown.card.value > 0 && <Bills loot={[shown.card]} words={words} most={1} />}
        </span>
      );
    case 'payment':
      return (
        <span class="things" aria-hidden="true">
          <Bills loot={shown.cards} words={words} most={6} />
          {shown.change.length > 0 && (
            <>
              <b class="turn-back">⇄</b>
              <Bills loot={shown.change} words={words} most={6} />
            </>
          )}
        </span>
      );
    case 'cowboy':
      return (
        <span class={`things ${shown.isLost ? 'dead' : ''}`} aria-hidden="true">
          <Card {...size} face={cowboyFace(shown.cowboy, words)} />
        </span>
      );
    case 'words':
      return null;
  }
}
