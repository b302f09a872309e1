import './shot.css';
import { bulletsOn } from '@saloon/caliber-45/wire';
import type { Names, Seat } from '@saloon/kernel';
import { Brand } from '../../../kit/figures/brand.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { hourglass } from '../../../kit/icons/pages.ts';
import { tombstone } from '../../../kit/icons/tables.ts';
import { FitText } from '../../../table/stage/fit-text.tsx';
import { horseHead } from '../icons.ts';
import { ownerOf } from '../people/teams.tsx';
import type { Words } from '../text/words.ts';
import { WeaponCard } from '../weapon-card.tsx';
import type { Cards, ShotView } from '../wire.ts';

type VolleyProps = {
  readonly cards: Cards;
  readonly sum: number;
  readonly strength: number;
  readonly words: Words;
  /** Where flights find its cards: `shot-0`, `shot-1`. */
  readonly place: string;
};

/** Bullet cards on the table, what they add up to, and what fell to the cap. */
export function Volley({ cards, sum, strength, words, place }: VolleyProps) {
  const numbers = cards.map(bulletsOn).join(' + ');
  const lost = sum - strength;
  return (
    <span class="volley">
      <span class="cards">
        {cards.map((card, i) => (
          <WeaponCard key={`${i}`} size="s" width="var(--fired)" card={card} words={words} place={`${place}-${i}`} />
        ))}
      </span>
      <span class="is">
        <span class="sr">{words.sum(numbers, strength, lost)}</span>
        <b aria-hidden="true">{strength}</b>
        {lost > 0 && <small aria-hidden="true">−{lost}</small>}
      </span>
    </span>
  );
}

type ShotProps = {
  readonly shot: ShotView;
  readonly teamAt: (seat: Seat) => number;
  readonly names: Names;
  readonly words: Words;
};

const ANSWERS = { awaited: hourglass, rode: horseHead, fell: tombstone } as const;

/** A shot and its answer: whose cards against whose. */
export function Shot({ shot, teamAt, names, words }: ShotProps) {
  const { answer, defence } = shot;
  const who = (seat: Seat) => (
    <span class="name">
      <Brand of={ownerOf(teamAt(seat))} />
      <b class="sign">
        <FitText text={names(seat)} />
      </b>
    </span>
  );
  return (
    <figure class={`gunfight ${answer}`} aria-label={`${words.shot(shot, names)}: ${words.answered[answer]}`}>
      <span class="side">
        {who(shot.shooter)}
        <Volley {...shot} words={words} place="shot" />
      </span>
      <span class="line" aria-hidden="true" />
      <span class="side">
        {who(shot.target)}
        {defence === undefined ? (
          <span class="reply">
            <Icon of={ANSWERS[answer === 'defended' ? 'awaited' : answer]} />
            {words.answered[answer]}
          </span>
        ) : (
          <Volley {...defence} words={words} place="parry" />
        )}
      </span>
    </figure>
  );
}
