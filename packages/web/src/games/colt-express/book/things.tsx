import type { ShownCard, ShownPlay } from '@saloon/colt-express/rules';
import { useLayoutEffect } from 'preact/hooks';
import { Back, Card } from '../../../kit/cards/card.tsx';
import { Chambers } from '../../../kit/cards/cylinder.tsx';
import { Brand } from '../../../kit/figures/brand.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { cancel, cardDraw } from '../../../kit/icons/tables.ts';
import { checkMark } from '../../../kit/icons/today.ts';
import { faceOf } from '../faces.tsx';
import type { Kind } from '../logic/kinds.ts';
import { ownerOf } from '../logic/owners.ts';
import { BOTTOM, widthOf } from '../logic/places.ts';
import { Face } from '../people/opponents.tsx';
import { TURN_ICONS } from '../plan/round-card.tsx';
import { FinalCount } from '../summary/final-count.tsx';
import { Cars } from '../train/cars.tsx';
import { LootPiece } from '../train/loot.tsx';
import { layTrainDefs } from '../train/train-defs.ts';
import { boardOf } from './board-of.ts';
import { Ground, type Of } from './parts.tsx';

/** Trains of several lengths. */
export function TrainsPicture({ picture, words, labels }: Of<'trains'>) {
  useLayoutEffect(layTrainDefs, []);
  return (
    <Ground kind="trains">
      {picture.trains.map(({ players, isDuo, wagons }) => {
        const { cars } = boardOf({ type: 'train', wagons, bandits: [], loot: [] });
        return (
          <span key={`${players}${isDuo}`} class="rp-one">
            <svg viewBox={`0 220 ${widthOf(cars.length)} ${BOTTOM - 240}`} aria-hidden="true">
              <Cars cars={cars} words={words} />
            </svg>
            <small>
              <b>{labels.players(players, isDuo)}</b> {labels.wagons(wagons)}
            </small>
          </span>
        );
      })}
    </Ground>
  );
}

export function LootPicture({ picture, words }: Of<'loot'>) {
  useLayoutEffect(layTrainDefs, []);
  return (
    <Ground kind="loot">
      {picture.kinds.map((kind) => (
        <span key={kind} class="rp-one">
          <svg viewBox="-30 -36 60 42" width="96" height="67" aria-hidden="true">
            <LootPiece kind={kind} x={0} y={0} scale={1.2} />
          </svg>
          <small>
            <b>{words.things.loot[kind].name}</b> {words.things.loot[kind].rule}
          </small>
        </span>
      ))}
    </Ground>
  );
}

const kindOf = ({ card, bandit }: ShownCard): Kind | undefined => {
  if (card === 'face-down') return undefined;
  if (card === 'bullet') return `bullet:${bandit ?? 'neutral'}`;
  return bandit === undefined ? card : `${card}:${bandit}`;
};

const GOOD: readonly ShownCard['mark'][] = ['played', 'legal', 'kept'];

/** Cards side by side, with their counts or what can be done with them. */
export const CardsPicture = ({ picture, words, labels }: Of<'cards'>) => (
  <Ground kind="cards">
    {picture.cards.map((card, i) => {
      const kind = kindOf(card);
      const { copies, mark } = card;
      return (
        <span key={`${i}`} class={`rp-card ${mark ?? ''}`}>
          {kind === undefined ? (
            <Back size="m" width="var(--pw)" label={labels.hidden} />
          ) : (
            <Card size="m" width="var(--pw)" face={faceOf(kind, words)} label={words.card(kind)} />
          )}
          {copies !== undefined && <small>{labels.copies(copies)}</small>}
          {mark !== undefined && (
            <small>
              <Icon of={GOOD.includes(mark) ? checkMark : cancel} />
              {labels.marks[mark]}
            </small>
          )}
        </span>
      );
    })}
  </Ground>
);

export const TurnsPicture = ({ picture, words }: Of<'turns'>) => (
  <Ground kind="turns">
    <ul>
      {picture.turns.map((turn) => (
        <li key={turn}>
          <Icon of={TURN_ICONS[turn]} />
          <b class="sign">{words.things.turns[turn].name}</b>
          <span>{words.things.turns[turn].rule}</span>
        </li>
      ))}
    </ul>
  </Ground>
);

/** Turns of a plan with the cards played in them. */
export const PlanPicture = ({ picture, words, labels }: Of<'plan'>) => (
  <Ground kind="plan">
    {picture.turns.map(({ turn, plays }, i) => (
      <section key={`${i}`} class="plan-turn done">
        <header>
          <Icon of={TURN_ICONS[turn]} />
          <b class="sign">{words.things.turns[turn].name}</b>
          <span>{words.turn(i + 1)}</span>
        </header>
        <ol>
          {plays.map((play, n) => (
            <li key={`${n}`} class={`plan-slot ${play.what}`}>
              <span class="owner">
                <Brand of={ownerOf(play.bandit)} />
              </span>
              <Played play={play} words={words} labels={labels} />
            </li>
          ))}
        </ol>
      </section>
    ))}
  </Ground>
);

const Played = ({ play, words, labels }: Omit<Of<'plan'>, 'picture'> & { readonly play: ShownPlay }) => {
  const who = words.things.characters[play.bandit].name;
  switch (play.what) {
    case 'draw':
      return (
        <span class="box" role="img" aria-label={`${who}: ${labels.drew}`}>
          <Icon of={cardDraw} />
          <b>+3</b>
        </span>
      );
    case 'to-come':
      return <span class="box" role="img" aria-label={`${who}: ${words.slots.toCome}`} />;
    case 'face-down':
      return <Back size="s" width="var(--card-width)" label={`${who}: ${labels.hidden}`} />;
    default:
      return (
        <Card
          size="s"
          width="var(--card-width)"
          face={faceOf(play.what, words)}
          label={`${who}: ${words.things.actions[play.what].name}`}
        />
      );
  }
};

export const SheetsPicture = ({ picture, words }: Of<'sheets'>) => (
  <Ground kind="sheets">
    {picture.bandits.map((bandit) => (
      <span key={bandit} class="rp-sheet">
        <Face bandit={bandit} size={58} />
        <small>
          <b class="sign">{words.things.characters[bandit].name}</b>
          {words.things.characters[bandit].rule}
        </small>
      </span>
    ))}
  </Ground>
);

export const RevolverPicture = ({ picture, words }: Of<'revolver'>) => (
  <Ground kind="revolver">
    <Face bandit={picture.bandit} size={58} />
    <Chambers loaded={picture.left} size={92} />
    <b class="sign">{words.bulletsLeft(picture.left)}</b>
  </Ground>
);

export const ScoresPicture = ({ picture, words }: Of<'scores'>) => (
  <Ground kind="scores">
    <FinalCount
      words={words}
      isTied={false}
      counts={picture.scores.map(({ bandit, purses, jewels, strongboxes, isGunslinger, total }) => ({
        name: words.things.characters[bandit].name,
        sheets: [{ bandit, purses, jewels, strongboxes, ransoms: 0 }],
        bonus: isGunslinger ? 1000 : 0,
        total,
      }))}
    />
  </Ground>
);
