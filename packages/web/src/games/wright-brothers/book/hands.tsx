import type { Picture } from '@saloon/wright-brothers/rules';
import { sumIn } from '@saloon/wright-brothers/wire';
import { Back } from '../../../kit/cards/card.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { cancel } from '../../../kit/icons/tables.ts';
import { checkMark } from '../../../kit/icons/today.ts';
import { Cloth, type Drawn, Labelled, OneCard, Row, Who } from './parts.tsx';

type Of<T extends Picture['type']> = Drawn & { readonly picture: Extract<Picture, { type: T }> };

/** Every kind of card and its count. */
export const KindsPicture = ({ picture, words, labels }: Of<'kinds'>) => (
  <Cloth kind="kinds">
    {picture.kinds.map(({ cards, count }) => (
      <span class="rp-kind" key={cards.join()}>
        <Row cards={cards} words={words} />
        <small>
          {cards.length === 1 && cards[0] !== undefined && <b>{words.cards[cards[0]].name}</b>}
          {labels.copies(count)}
        </small>
      </span>
    ))}
  </Cloth>
);

/** Cards that may be discarded together, with their sum, and cards that may not. */
export const SetsPicture = ({ picture, words, labels }: Of<'sets'>) => (
  <Cloth kind="sets">
    <ul>
      {picture.sets.map(({ cards, isLegal }) => (
        <li key={cards.join()} class={isLegal ? 'yes' : 'no'}>
          <Row cards={cards} words={words} />
          <small>
            <Icon of={isLegal ? checkMark : cancel} />
            <span class="sr">{isLegal ? labels.legal : labels.illegal}</span>
            {isLegal && sumIn(cards)}
          </small>
        </li>
      ))}
    </ul>
  </Cloth>
);

/** A hand, and the cards drawn to it. */
export const HeldPicture = ({ picture, words, labels }: Of<'held'>) => (
  <Cloth kind="held">
    <Labelled label={labels.hand}>
      <Row cards={picture.hand} words={words} />
    </Labelled>
    {picture.revolver.length > 0 && (
      <Labelled label={labels.revolver}>
        <Row cards={picture.revolver} words={words} />
      </Labelled>
    )}
    {picture.helpers > 0 && (
      <Labelled label={labels.helper}>
        <Row cards={Array.from({ length: picture.helpers }, () => 'helper' as const)} words={words} />
      </Labelled>
    )}
    <Labelled label={labels.draws(picture.draws)}>
      <span class="rp-row new">
        {Array.from({ length: picture.draws }, (_, i) => (
          <Back key={i} size="s" width="var(--pw)" />
        ))}
      </span>
    </Labelled>
  </Cloth>
);

/** A Switch: what was taken, and what may be given in return. */
export const SwapPicture = ({ picture, words, labels }: Of<'swap'>) => (
  <Cloth kind="swap">
    <Labelled label={labels.taken}>
      <Row cards={picture.taken} words={words} />
    </Labelled>
    <span class="rp-arrow" aria-hidden="true">
      →
    </span>
    {picture.returns.map((cards, i) => (
      <Labelled key={cards.join()} label={i === 0 ? labels.back : labels.or}>
        <Row cards={cards} words={words} />
      </Labelled>
    ))}
  </Cloth>
);

/** Indians: what each revolver loses, and what is drawn for it. */
export const LossesPicture = ({ picture, words, labels, cast }: Of<'losses'>) => (
  <Cloth kind="losses">
    <ul>
      {picture.losses.map(({ seat, revolver, lost, draws }) => (
        <li key={seat}>
          <Who at={seat} cast={cast} />
          {revolver.length === 0 ? (
            <small>{labels.nothing}</small>
          ) : (
            <Labelled label={labels.lost}>
              <Row cards={revolver} words={words} voids={lost === undefined ? [] : [lost]} />
            </Labelled>
          )}
          {draws !== undefined && (
            <>
              <span class="rp-arrow" aria-hidden="true">
                →
              </span>
              <Labelled label={labels.drawn}>
                <OneCard card={draws} words={words} />
              </Labelled>
            </>
          )}
        </li>
      ))}
    </ul>
  </Cloth>
);
