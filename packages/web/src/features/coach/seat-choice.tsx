import type { Names, Seat } from '@saloon/kernel';
import type { ComponentChildren } from 'preact';
import { t } from '../../core/i18n/index.ts';
import { TopBar } from '../../shell/top-bar.tsx';
import { coachWords } from './text/index.ts';

type Props = {
  readonly seats: readonly Seat[];
  readonly names: Names;
  readonly mark: (seat: Seat) => ComponentChildren;
  readonly onSeat: (seat: Seat) => void;
};

/** Asks whose game to review when the link doesn't say. */
export function SeatChoice({ seats, names, mark, onSeat }: Props) {
  const words = coachWords();
  return (
    <div class="replay-choose with-tabs">
      <TopBar />
      <main id="main" tabIndex={-1}>
        <div class="coach-choice panel">
          <h1 class="sign">{words.choose}</h1>
          <p>{words.chooseHint}</p>
          <ul>
            {seats.map((seat) => (
              <li key={seat}>
                <button type="button" class="btn" onClick={() => onSeat(seat)}>
                  {mark(seat)} {names(seat)}
                </button>
              </li>
            ))}
          </ul>
        </div>
        <a class="btn ghost" href="/">
          {t().toLobby}
        </a>
      </main>
    </div>
  );
}
