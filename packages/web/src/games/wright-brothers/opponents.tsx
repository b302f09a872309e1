import type { Names, Seat } from '@saloon/kernel';
import { Chambers } from '../../kit/cards/cylinder.tsx';
import type { Figure } from '../../kit/figures/figures.ts';
import { hand as palm, pokerHand, threeFriends } from '../../kit/icons/pages.ts';
import { PlateCount, type PlateMark, Plates, SeatPlate } from '../../table/plates/seat-plate.tsx';
import { othersOf } from '../../table/plates/seats.ts';
import { type SeatMark, seatMark } from './logic/seats.ts';
import type { Words } from './text/words.ts';
import type { View } from './wire.ts';

type OpponentsProps = {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly names: Names;
  readonly words: Words;
  readonly figure: (seat: Seat) => Figure;
  /** Seats an event may be aimed at, while one is being aimed, and the one that waits for its second press. */
  readonly targets: readonly Seat[];
  readonly aimedAt?: Seat | undefined;
  readonly onTarget: (seat: Seat) => void;
};

/** The other players, clockwise from the player's left. */
export function Opponents({ view, you, names, words, figure, targets, aimedAt, onTarget }: OpponentsProps) {
  const seats = othersOf(view.players.length, you);
  return (
    <Plates label={words.regions.opponents} count={seats.length}>
      {seats.map((seat) => (
        <Opponent
          key={seat}
          view={view}
          seat={seat}
          words={words}
          name={names(seat)}
          figure={figure(seat)}
          isAimed={seat === aimedAt}
          onTarget={targets.includes(seat) ? () => onTarget(seat) : undefined}
        />
      ))}
    </Plates>
  );
}

type OpponentProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  readonly words: Words;
  readonly figure: Figure;
  readonly isAimed: boolean;
  readonly onTarget: (() => void) | undefined;
};

const BRASS: readonly SeatMark[] = ['turn', 'down', 'chosen', 'ready'];

function markOf(mark: SeatMark | undefined, words: Words): PlateMark | undefined {
  if (mark === undefined) return undefined;
  const said = {
    turn: words.turnMark,
    next: words.next,
    away: words.away,
    down: words.handDown,
    chosen: words.chosenMark,
    choosing: words.seal.choosing,
    ready: words.readyMark,
  };
  const tone = BRASS.includes(mark) ? 'brass' : 'plain';
  return mark === 'down' ? { text: said[mark], tone, icon: palm } : { text: said[mark], tone };
}

function Opponent({ view, seat, name, words, figure, isAimed, onTarget }: OpponentProps) {
  const player = view.players[seat];
  if (player === undefined) return null;
  const mark = seatMark(view, seat);
  return (
    <SeatPlate
      seat={seat}
      name={name}
      figure={figure}
      isAimed={isAimed}
      onTarget={onTarget}
      label={words.opponent(name, player.score, player.cards, player.loaded)}
      isAway={player.isAway}
      isTurn={mark === 'turn'}
      mark={markOf(mark, words)}
      sub={
        <>
          <b>{player.score}</b> {words.pointsShort}
        </>
      }
    >
      <PlateCount icon={pokerHand} n={player.cards} />
      <PlateCount n={player.loaded} place={`cyl-${seat}`}>
        <Chambers loaded={player.loaded} size={22} />
      </PlateCount>
      {player.helpers > 0 && (
        <PlateCount icon={threeFriends} n={player.helpers} class="helpers" place={`helper-${seat}`} />
      )}
    </SeatPlate>
  );
}
