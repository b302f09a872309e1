import { seat } from '@saloon/kernel';
import type { Picture } from '@saloon/wright-brothers/rules';
import { bestSet, sealedSpeed } from '@saloon/wright-brothers/wire';
import { Icon } from '../../../kit/icon.tsx';
import { hand as palm } from '../../../kit/icons/pages.ts';
import { PhotoFinish } from '../race/photo-finish.tsx';
import { Cloth, type Drawn, OneCard, Row, Who } from './parts.tsx';

type Of<T extends Picture['type']> = Drawn & { readonly picture: Extract<Picture, { type: T }> };

/** A photo finish, as shown after every race. */
export const RacePicture = ({ picture, words, cast }: Of<'race'>) => (
  <div class="rp-paper race">
    <PhotoFinish
      finish={{
        rows: picture.hands.map(({ seat: at, e, received, isStarter = false, isOut = false }, i) => ({
          seat: seat(at),
          place: i + 1,
          isStarter,
          isOut,
          e,
          received,
          credit: e === undefined || received === undefined ? 0 : received - e,
          comp: 0,
          isStunned: false,
        })),
        isReordered: false,
        hasEqualTimes: false,
      }}
      words={words}
      names={(at) => cast[at] ?? ''}
      you={undefined}
    />
  </div>
);

/** Revolvers in order of place: what is canceled, what is left, and the share. */
export const ShowdownPicture = ({ picture, words, labels, cast }: Of<'showdown'>) => (
  <div class="rp-paper showdown">
    <ol>
      {picture.revolvers.map(({ seat: at, cards, cancelled = [], share, isOut = false }, i) => {
        const gone = cancelled.flatMap((place) => cards[place] ?? []);
        return (
          <li key={at} class={isOut ? 'out' : i === 0 ? 'first' : ''}>
            <span class="rank">{isOut ? '–' : i + 1}</span>
            <Who at={at} cast={cast} />
            <Row cards={cards} words={words} voids={cancelled} />
            <span class="reads">{isOut ? <em>{labels.out}</em> : <b>{words.reading(bestSet(cards, gone))}</b>}</span>
            {share !== undefined && <b class="share sign">{words.showdown.share(share)}</b>}
          </li>
        );
      })}
    </ol>
    {picture.lost > 0 && <p>{words.showdown.lost(picture.lost)}</p>}
  </div>
);

/** Piles of loot cut in half, each a bar with one part per card. */
export const PotsPicture = ({ picture, labels }: Of<'pots'>) => (
  <div class="rp-paper pots">
    <ul>
      {picture.pots.map(({ pot, shares }) => {
        const lost = pot - shares.reduce((sum, share) => sum + share, 0);
        return (
          <li key={pot}>
            <b class="sign">{labels.pot(pot)}</b>
            <span class="cut">
              {shares.map((share, i) => (
                <i key={`${i}`} class={`p${i + 1}`} style={{ flexGrow: share }}>
                  {share}
                </i>
              ))}
              {lost > 0 && (
                <i class="lost" style={{ flexGrow: lost }}>
                  <span class="sr">{labels.gone(lost)}</span>
                  <span aria-hidden="true">{lost}</span>
                </i>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  </div>
);

/** Two duel cards, and what the players should do. */
export const DuelPicture = ({ picture, words, labels, cast }: Of<'duel'>) => (
  <Cloth kind={picture.isGo ? 'duel go' : 'duel'}>
    {picture.cards.map((card, i) => (
      <span class="rp-duellist" key={`${i}`}>
        <OneCard card={card} words={words} />
        <Who at={i} cast={cast} />
        {i === 0 && <small>{labels.caller}</small>}
      </span>
    ))}
    <b class="sign verdict">
      {picture.isGo && <Icon of={palm} />}
      {picture.isGo ? labels.higher : labels.notHigher}
    </b>
  </Cloth>
);

/** Sealed choices, the fastest first. */
export const SealedPicture = ({ picture, words, labels, cast }: Of<'sealed'>) => (
  <div class="rp-paper showdown">
    <ol>
      {picture.choices.map(({ seat: at, quick, load, isOut = false }, i) => (
        <li key={at} class={isOut ? 'out' : ''}>
          <span class="rank">{isOut ? '–' : i + 2}</span>
          <Who at={at} cast={cast} />
          <span class="rp-row">
            <OneCard card={quick} words={words} />
            {load.length > 0 && (
              <i class="minus" aria-hidden="true">
                −
              </i>
            )}
            {load.map((card, n) => (
              <OneCard key={`${n}`} card={card} words={words} class="loading" />
            ))}
          </span>
          <span class="reads">
            <b>{words.seal.speed(sealedSpeed(quick, load))}</b>
            {isOut && <em>{labels.out}</em>}
          </span>
        </li>
      ))}
    </ol>
  </div>
);
