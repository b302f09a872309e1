import './seat.css';
import { bulletsOn } from '@saloon/caliber-45/wire';
import type { Seat } from '@saloon/kernel';
import { Brand, seatClass } from '../../../kit/figures/brand.tsx';
import { ProgramMark, useProgramWord } from '../../../kit/figures/program-mark.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { pokerHand } from '../../../kit/icons/pages.ts';
import { guestWord, PlateName } from '../../../table/plates/plate-name.tsx';
import { FitText } from '../../../table/stage/fit-text.tsx';
import { isAsked, statusOf } from '../logic/status.ts';
import { Bills } from '../piles/bills.tsx';
import type { Words } from '../text/words.ts';
import type { Cards, View } from '../wire.ts';
import { Cowboy } from './cowboy.tsx';
import { ownerOf } from './teams.tsx';

export type SeatProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  readonly words: Words;
  /** Offered as a target. */
  readonly onTarget?: (() => void) | undefined;
  /** The first press was made, or a shot is on its way to them. */
  readonly isAimed: boolean;
};

/** A player's place at the table: cowboy, name, team, money, hand, and the word that matters now. */
export function SeatPanel({ view, seat, name, words, onTarget, isAimed }: SeatProps) {
  const program = useProgramWord(seat);
  const player = view.players[seat];
  if (player === undefined) return null;
  const status = statusOf(view, seat);
  const asked = isAsked(view, seat);
  const classes = [
    'rider-seat',
    seatClass(ownerOf(player.team)),
    `is-${status.type}`,
    asked && 'asked',
    view.robbery?.shot?.shooter === seat && 'shooting',
    onTarget !== undefined && 'can',
    isAimed && 'aimed',
    player.isAway && 'is-away',
  ];
  const shared = {
    class: classes.filter(Boolean).join(' '),
    'data-place': `seat-${seat}`,
    'data-seat': seat,
  };
  const label = `${words.seatLabel(view, seat, name)}${program}${asked ? `, ${words.turn}` : ''}`;
  const inner = (
    <>
      <Cowboy of={player.cowboy} words={words} size="s" width="var(--cowboy)" />
      <span class="name">
        <Brand of={ownerOf(player.team)} />
        <b class="sign">
          <ProgramMark seat={seat} />
          <FitText text={name.slice(guestWord(name).length)}>
            <PlateName of={name} />
          </FitText>
        </b>
      </span>
      <span class="held">
        <Icon of={pokerHand} />
        {player.cards}
      </span>
      <span class="gang">{words.team(player.team)}</span>
      <span class="money">
        <Bills loot={player.loot} words={words} most={3} place={`loot-${seat}`} />
        {player.debt > 0 && <em class="debt">{words.owes(player.debt)}</em>}
      </span>
      <span class="now">
        {player.hand === undefined ? null : <Mates hand={player.hand} words={words} />}
        <em class="status">{words.status(status)}</em>
      </span>
      {asked && <em class="turn">{words.turn}</em>}
    </>
  );
  return onTarget === undefined ? (
    <article {...shared} aria-label={label}>
      {inner}
    </article>
  ) : (
    <button type="button" {...shared} onClick={onTarget}>
      {inner}
    </button>
  );
}

/** A teammate's hand, where the table lets teammates see it: numbers, and the first letter of the rest. */
const Mates = ({ hand, words }: { readonly hand: Cards; readonly words: Words }) => (
  <span class="mates">
    {hand.map((card, i) => {
      const { name } = words.labels.weapons[card];
      return (
        <abbr key={`${i}`} title={name}>
          {bulletsOn(card) || name.charAt(0)}
        </abbr>
      );
    })}
  </span>
);
