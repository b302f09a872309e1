import type { Names, Seat } from '@saloon/kernel';
import { Brand, seatClass } from '../../kit/brand.tsx';
import { Bust, figureOf } from '../../kit/bust.tsx';
import { Icon } from '../../kit/icon.tsx';
import { hand as palm } from '../../kit/icons/hand.ts';
import { pokerHand } from '../../kit/icons/poker-hand.ts';
import { threeFriends } from '../../kit/icons/three-friends.ts';
import { westernHat } from '../../kit/icons/western-hat.ts';
import { Chambers } from './cylinder.tsx';
import { opponentsOf, seatMark } from './logic/seats.ts';
import type { Words } from './text/words.ts';
import type { View } from './wire.ts';

type OpponentsProps = {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly names: Names;
  readonly words: Words;
  /** Seats an event may be aimed at, while one is being aimed. */
  readonly targets: readonly Seat[];
  readonly onTarget: (seat: Seat) => void;
};

/** The others, clockwise from the own left. */
export function Opponents({ view, you, names, words, targets, onTarget }: OpponentsProps) {
  const seats = opponentsOf(view, you);
  return (
    <section class="wb-ops" data-n={seats.length} aria-label={words.regions.opponents} data-region="opponents">
      {seats.map((seat) => (
        <Opponent
          key={seat}
          {...{ view, seat, words }}
          name={names(seat)}
          onTarget={targets.includes(seat) ? () => onTarget(seat) : undefined}
        />
      ))}
    </section>
  );
}

type OpponentProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  readonly words: Words;
  readonly onTarget: (() => void) | undefined;
};

function Opponent({ view, seat, name, words, onTarget }: OpponentProps) {
  const player = view.players[seat];
  if (player === undefined) return null;
  const mark = seatMark(view, seat);
  const said = {
    turn: words.turnMark,
    next: words.next,
    away: words.away,
    down: words.handDown,
    chosen: words.chosenMark,
    choosing: words.seal.choosing,
    ready: words.readyMark,
  };
  const label = words.opponent(name, player.score, player.cards, player.loaded);
  const inner = (
    <>
      <span class={`face ${seatClass(seat)}`}>
        {player.isAway ? (
          <span class="gone">
            <Icon of={westernHat} />
          </span>
        ) : (
          <Bust of={figureOf(seat)} seat={seat} size={46} />
        )}
        <Brand of={seat} class="fb" />
      </span>
      <span class="od">
        <b class="sign">{name}</b>
        <span class="pts">
          <b>{player.score}</b> {words.pointsShort}
        </span>
      </span>
      <span class="ct">
        <span>
          <Icon of={pokerHand} />
          {player.cards}
        </span>
        <span data-place={`cyl-${seat}`}>
          <Chambers loaded={player.loaded} size={22} />
          {player.loaded}
        </span>
        {player.helpers > 0 && (
          <span class="hp" data-place={`helper-${seat}`}>
            <Icon of={threeFriends} />
            {player.helpers}
          </span>
        )}
      </span>
      {mark !== undefined && (
        <em class={`mark ${mark}`}>
          {mark === 'down' && <Icon of={palm} />}
          {said[mark]}
        </em>
      )}
    </>
  );
  const state = `op ${mark ?? ''} ${player.isAway ? 'is-away' : ''} ${onTarget === undefined ? '' : 'can'}`;
  const full = mark === undefined ? label : `${label}, ${said[mark]}`;
  return onTarget === undefined ? (
    <article class={state} aria-label={full} data-place={`seat-${seat}`}>
      {inner}
    </article>
  ) : (
    <button type="button" class={state} aria-label={full} data-place={`seat-${seat}`} onClick={onTarget}>
      {inner}
    </button>
  );
}
