import type { Picture } from '@saloon/caliber-45/rules';
import { Back, Card } from '../../../kit/cards/card.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { Stages } from '../../../table/stage/stage.tsx';
import { cowboyFace, moneyFace } from '../faces.tsx';
import { Cowboy } from '../people/cowboy.tsx';
import { ownerOf, Teams } from '../people/teams.tsx';
import { Spread } from '../robbery/spread.tsx';
import { WeaponCard } from '../weapon-card.tsx';
import { Cloth, type Drawn, Labelled } from './parts.tsx';

export type Of<T extends Picture['type']> = Drawn & { readonly picture: Extract<Picture, { type: T }> };

export const WeaponsPicture = ({ picture, words, labels }: Of<'weapons'>) => (
  <Cloth kind="kinds">
    {picture.kinds.map(({ card, count }) => (
      <Labelled key={card} label={labels.copies(count)}>
        <WeaponCard size="m" width="64px" card={card} words={words} />
      </Labelled>
    ))}
  </Cloth>
);

export const MoneyPicture = ({ picture, words, labels }: Of<'money'>) => (
  <Cloth kind="kinds">
    {picture.kinds.map(({ card, count }) => (
      <Labelled
        key={`${card.kind}-${card.value}-${card.guards}`}
        label={
          <>
            {card.value > 0 && <b>{words.short(card.value)}</b>} {labels.copies(count)}
          </>
        }
      >
        <Card size="m" width="64px" face={moneyFace(card, words)} label={words.card(card)} />
      </Labelled>
    ))}
  </Cloth>
);

export const CowboysPicture = ({ picture, words }: Of<'cowboys'>) => (
  <Cloth kind="kinds">
    {picture.cowboys.map((cowboy, i) => (
      <span class="p-cowboy" key={`${i}`}>
        {cowboy.isFaceUp && cowboy.card !== 'face-down' ? (
          <Card size="m" width="72px" face={cowboyFace(cowboy.card, words)} />
        ) : (
          <Cowboy of={cowboy} words={words} size="m" width="72px" isYours />
        )}
      </span>
    ))}
  </Cloth>
);

export const SpreadPicture = ({ picture, words }: Of<'spread'>) => (
  <Cloth kind="spread">
    <Spread
      slots={Array.from({ length: picture.slots }, (_, i) => i).filter((slot) => !picture.gone.includes(slot))}
      size={picture.slots}
      isStrip
      words={words}
    />
    <Labelled label={words.target(picture.card)}>
      <Card size="m" width="84px" face={moneyFace(picture.card, words)} label={words.card(picture.card)} />
    </Labelled>
  </Cloth>
);

export const PilesPicture = ({ picture, words, labels }: Of<'piles'>) => (
  <Cloth kind="piles">
    <Labelled label={words.pile('weapons', picture.weapons)}>
      <Back size="s" kind="arms" />
    </Labelled>
    <Labelled label={labels.money(picture.money)}>
      <Back size="s" kind="money" />
    </Labelled>
    <Labelled label={words.pile('cowboys', picture.cowboys)}>
      <Back size="s" kind="cow" />
    </Labelled>
  </Cloth>
);

/** Tables from above, with a mark for each player. */
export const SeatingPicture = ({ picture, words }: Of<'seating'>) => (
  <Cloth kind="seating">
    {picture.tables.map((teams, t) => (
      <span class="p-table" key={`${t}`} role="img" aria-label={teams.map(words.team).join(', ')}>
        {teams.map((team, i) => (
          <span key={`${i}`} style={{ '--turn': `${(360 / teams.length) * i}deg` } as Record<string, string>}>
            <Brand of={ownerOf(team)} />
          </span>
        ))}
      </span>
    ))}
  </Cloth>
);

export const StagesPicture = ({ words }: Drawn) => (
  <Cloth kind="stages">
    <Stages label={words.stages.label} names={words.stages.names.slice(1)} now={-1} />
  </Cloth>
);

export const TotalsPicture = ({ picture, words }: Of<'totals'>) => (
  <Cloth kind="totals">
    <Teams teams={picture.teams} target={picture.target} yours={undefined} words={words} />
  </Cloth>
);
