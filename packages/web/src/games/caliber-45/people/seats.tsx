import './seats.css';
import type { Names, Seat } from '@saloon/kernel';
import { seatsRound } from '../logic/seating.ts';
import type { Words } from '../text/words.ts';
import type { View } from '../wire.ts';
import { SeatPanel } from './seat.tsx';

type SeatsProps = {
  readonly view: View;
  readonly you: Seat | undefined;
  readonly names: Names;
  readonly words: Words;
  readonly targets: readonly Seat[];
  readonly aimedAt: Seat | undefined;
  readonly onTarget: (seat: Seat) => void;
};

/** The other players around the table, clockwise from your left; on a phone a row of plates. */
export function Seats({ view, you, names, words, targets, aimedAt, onTarget }: SeatsProps) {
  const round = seatsRound(view.players.length, you);
  const count = round.left.length + round.top.length + round.right.length;
  const shot = view.robbery?.shot;
  const panel = (seat: Seat) => (
    <SeatPanel
      key={seat}
      view={view}
      seat={seat}
      words={words}
      name={names(seat)}
      isAimed={seat === aimedAt || (shot?.answer === 'awaited' && shot.target === seat)}
      onTarget={targets.includes(seat) ? () => onTarget(seat) : undefined}
    />
  );
  return (
    <section
      class="rider-seats narrow-plates"
      data-n={count}
      data-top={round.top.length > 0 ? 'yes' : 'no'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls on a phone has to be reached by keyboard
      tabIndex={0}
      aria-label={words.regions.seats}
      data-region="opponents"
    >
      <div class="left">{round.left.map(panel)}</div>
      <div class="top">{round.top.map(panel)}</div>
      <div class="right">{round.right.map(panel)}</div>
    </section>
  );
}
