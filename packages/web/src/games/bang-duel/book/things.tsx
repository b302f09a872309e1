import { characterFace } from '@saloon/bang-duel/text';
import { Back } from '../../../kit/cards/card.tsx';
import { Cartridges } from '../../../kit/cards/cartridge.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { SYMBOL_ICONS } from '../faces.tsx';
import { Character, Ground, type Of, OneCard } from './parts.tsx';

export const CardsPicture = ({ picture, ...drawn }: Of<'cards'>) => (
  <Ground kind="cards">
    {picture.cards.map((card, i) => (
      <OneCard key={`${i}`} shown={card} drawn={drawn} size="m" />
    ))}
  </Ground>
);

/** The symbols in the corners, and how many cards of a side have each. */
export const CornersPicture = ({ picture, words, labels }: Of<'corners'>) => (
  <Ground kind="corners">
    {(Object.keys(SYMBOL_ICONS) as (keyof typeof SYMBOL_ICONS)[])
      .toSorted((a, b) => picture.counts[b] - picture.counts[a])
      .map((symbol) => (
        <span key={symbol} class="bdp-corner">
          <Icon of={SYMBOL_ICONS[symbol]} />
          <b class="sign">{words.labels.symbols[symbol]}</b>
          <span>
            {picture.counts[symbol]} {labels.ofForty}
          </span>
        </span>
      ))}
  </Ground>
);

export const LimitsPicture = ({ picture, labels }: Of<'limits'>) => (
  <Ground kind="limits">
    {picture.cases.map(({ health, hand, discards }, i) => (
      <span key={`${i}`} class="bdp-case">
        <Cartridges full={health} of={health} height={24} />
        <small>{labels.limit(health)}</small>
        <span class="bdp-backs">
          {Array.from({ length: hand }, (_, k) => (
            <span key={k} class={k >= hand - discards ? 'gone' : ''}>
              <Back size="xs" kind="law" width="26px" />
            </span>
          ))}
        </span>
        <b class="sign">{labels.discards(discards)}</b>
      </span>
    ))}
  </Ground>
);

export const HealthPicture = ({ picture, words }: Of<'health'>) => (
  <Ground kind="health">
    {picture.changes.map(({ character, from, to }, i) => {
      const { health } = characterFace(character);
      return (
        <span key={`${i}`} class="bdp-case">
          <b class="sign">{words.labels.characters[character].name}</b>
          <span class="bdp-change" role="img" aria-label={`${from} → ${to}`}>
            <Cartridges full={from} of={health} height={24} />
            <span aria-hidden="true">→</span>
            <Cartridges full={to} of={health} height={24} />
          </span>
        </span>
      );
    })}
  </Ground>
);

export const DrawsPicture = ({ picture, ...drawn }: Of<'draws'>) => (
  <Ground kind="draws">
    {picture.cases.map(({ characters, draws }, i) => (
      <span key={`${i}`} class="bdp-case wide">
        <span class="bdp-pair">
          {characters.map((character) => (
            <Character key={character.character} shown={character} drawn={drawn} />
          ))}
        </span>
        <b class="sign">{drawn.labels.draws(draws)}</b>
      </span>
    ))}
  </Ground>
);

/** The piles at successive moments. */
export const PilesPicture = ({ picture, words, labels }: Of<'piles'>) => (
  <Ground kind="piles">
    {picture.moments.map(({ law, outlaw, common, discard, drawn }, i) => {
      const piles = [
        { name: words.pile.deck('law'), n: law, kind: 'law' },
        { name: words.pile.discard, n: discard, kind: 'house' },
        { name: words.pile.common, n: common, kind: 'outlaw' },
        { name: words.pile.deck('outlaw'), n: outlaw, kind: 'outlaw' },
      ] as const;
      return (
        <span key={`${i}`} class="bdp-case">
          <b class="sign">{labels.drawn(drawn)}</b>
          <span class="bdp-piles">
            {piles.map(({ name, n, kind }) => (
              <span key={name} class="pile">
                {n === 0 ? <span class="none" /> : <Back size="xs" kind={kind} width="34px" />}
                <small>
                  {name} <b>{n}</b>
                </small>
              </span>
            ))}
          </span>
        </span>
      );
    })}
  </Ground>
);
