import type { Picture } from '@saloon/wright-brothers/rules';
import { bestSet } from '@saloon/wright-brothers/wire';
import { BigCylinder } from '../../../kit/cards/cylinder.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { padlock } from '../../../kit/icons/tables.ts';
import { Law } from '../law.tsx';
import type { Racing } from '../race/use-race.ts';
import { Ring } from '../ring.tsx';
import { Cloth, type Drawn, Labelled, OneCard, Row } from './parts.tsx';
import { sampleView } from './sample-view.ts';

type Of<T extends Picture['type']> = Drawn & { readonly picture: Extract<Picture, { type: T }> };

const still = (ring: Racing['ring']): Racing => ({
  ring,
  isOpen: false,
  isHolding: false,
  late: undefined,
  press: () => undefined,
  release: () => undefined,
  giveUp: () => undefined,
});

/** The loot in its ring. It can't be slapped here. */
export const RingPicture = ({ picture, words }: Of<'ring'>) => (
  <div class="wright-brothers rp-cloth ring" data-signal={picture.isRace ? 'on' : 'none'} inert aria-hidden="true">
    <Ring view={sampleView(4, { loot: picture.loot })} words={words} racing={still(picture.isRace ? 'open' : 'idle')} />
  </div>
);

/** A revolver and its strength. */
export function RevolverPicture({ picture, words, labels }: Of<'revolver'>) {
  const { cards, bonus, isLocked } = picture;
  const reading = bestSet([...cards, ...bonus]);
  return (
    <Cloth kind="revolver">
      <BigCylinder loaded={cards.length + bonus.length} />
      <span class="rp-stack">
        <span class="rp-both">
          <Row cards={cards} words={words} />
          {bonus.length > 0 && (
            <Labelled label={labels.bonus}>
              <Row cards={bonus} words={words} />
            </Labelled>
          )}
        </span>
        <b class="sign">
          {words.reading(reading)}
          {isLocked && (
            <small>
              <Icon of={padlock} /> {labels.locked}
            </small>
          )}
        </b>
      </span>
    </Cloth>
  );
}

export const SheriffsPicture = ({ picture, words }: Of<'sheriffs'>) => (
  // Hidden from screen readers: the caption says the same, and it would add a landmark.
  <div class="wright-brothers rp-cloth sheriffs" inert aria-hidden="true">
    <Law view={sampleView(picture.isDuel ? 2 : 4, { sheriffs: picture.out })} words={words} />
  </div>
);

/** The top of the deck, card by card, and where each card goes. */
export const DrawPicture = ({ picture, words, labels }: Of<'draw'>) => (
  <Cloth kind="draw">
    {picture.deck.map(({ card, to }, i) => (
      <span key={`${i}`} class={`rp-to ${to}`}>
        <Labelled label={labels.to[to]}>
          <OneCard card={card} words={words} />
        </Labelled>
      </span>
    ))}
  </Cloth>
);
