import type { ShownPayment, ShownPlayer } from '@saloon/caliber-45/rules';
import { seat } from '@saloon/kernel';
import { Back, Card } from '../../../kit/cards/card.tsx';
import { seatClass } from '../../../kit/figures/brand.tsx';
import { moneyFace } from '../faces.tsx';
import { Cowboy } from '../people/cowboy.tsx';
import { ownerOf } from '../people/teams.tsx';
import { Bills } from '../piles/bills.tsx';
import { Price } from '../robbery/price.tsx';
import { Shot } from '../robbery/shot.tsx';
import { Cloth, type Drawn, Labelled, Row, teamAt, Who } from './parts.tsx';
import type { Of } from './things.tsx';

/** Seats in the middle of an action. */
export const ScenePicture = ({ picture, words, labels, cast }: Of<'scene'>) => (
  <Cloth kind="scene">
    {picture.card !== undefined && (
      <Labelled label={words.target(picture.card)}>
        <Card size="m" width="72px" face={moneyFace(picture.card, words)} label={words.card(picture.card)} />
      </Labelled>
    )}
    {picture.weaponsLeft !== undefined && (
      <Labelled label={labels.weaponsLeft(picture.weaponsLeft)}>
        {picture.weaponsLeft === 0 ? <span class="bare-spot" /> : <Back size="s" kind="arms" />}
      </Labelled>
    )}
    {picture.discard !== undefined && (
      <Labelled label={labels.discard}>
        <Row cards={picture.discard} words={words} />
      </Labelled>
    )}
    <ul>
      {picture.players.map((player) => (
        <Place key={player.seat} player={player} words={words} labels={labels} cast={cast} />
      ))}
    </ul>
  </Cloth>
);

function Place({ player, words, labels, cast }: Drawn & { readonly player: ShownPlayer }) {
  const { seat: at, cowboy, hand, played, loot = [], part = 'none', takesLoot = false } = player;
  return (
    <li class={`rider-seat ${seatClass(ownerOf(teamAt(at)))} is-${part}`}>
      <Cowboy of={cowboy} words={words} size="s" width="44px" />
      <span class="who">
        <Who at={at} cast={cast} />
        {loot.length > 0 && <Bills loot={loot} words={words} most={4} />}
        {hand !== undefined && (typeof hand === 'number' ? hand > 0 : true) && <Row cards={hand} words={words} />}
        {played !== undefined && (
          <span class="played">
            <small>{labels.played}</small>
            <Row cards={played} words={words} />
          </span>
        )}
        {part !== 'none' && <em class="st">{words.status({ type: part })}</em>}
        {takesLoot && <em class="takes">{labels.takes}</em>}
      </span>
    </li>
  );
}

export const ShotsPicture = ({ picture, words, cast }: Of<'shots'>) => (
  <Cloth kind="shots">
    <ol>
      {picture.shots.map((shot, i) => (
        <li key={`${i}`}>
          <Cowboy of={shot.shooterCowboy} words={words} size="s" width="40px" />
          <Shot
            shot={{ ...shot, shooter: seat(shot.shooter), target: seat(shot.target) }}
            teamAt={teamAt}
            names={(by) => cast[by] ?? ''}
            words={words}
          />
          <Cowboy of={shot.targetCowboy} words={words} size="s" width="40px" />
        </li>
      ))}
    </ol>
  </Cloth>
);

/** What lay there before, and what moves. */
export const PaymentsPicture = ({ picture, words, labels, cast }: Of<'payments'>) => (
  <Cloth kind="payments">
    <ol>
      {picture.payments.map((payment, i) => (
        <li key={`${i}`}>
          <Who at={payment.seat} cast={cast} />
          <Purse label={labels.purse} empty={labels.empty} loot={payment.loot} words={words} />
          <Purse label={labels.bank} empty={labels.empty} loot={payment.bank} words={words} />
          {payment.isJailed ? (
            <em class="jailed">{labels.jailed}</em>
          ) : (
            <Price price={payment} name={undefined} words={words} />
          )}
        </li>
      ))}
    </ol>
  </Cloth>
);

type PurseProps = Pick<Drawn, 'words'> & {
  readonly label: string;
  readonly empty: string;
  readonly loot: ShownPayment['loot'];
};
const Purse = ({ label, empty, loot, words }: PurseProps) => (
  <span class="purse">
    <small>{label}</small>
    {loot.length === 0 ? <i>{empty}</i> : <Bills loot={loot} words={words} most={5} />}
  </span>
);
