import { type Names, type Seat, seatsOf } from '@saloon/kernel';
import type { Eyes } from '../../../core/router/replay-link.ts';
import { Icon } from '../../../kit/icon.tsx';
import { IconButton } from '../../../kit/icon-button.tsx';
import {
  eyeTarget,
  fastBackwardButton,
  fastForwardButton,
  nextButton,
  pauseButton,
  playButton,
  previousButton,
} from '../../../kit/icons/tables.ts';
import { hamburgerMenu } from '../icons.ts';
import { replayWords } from '../text/index.ts';
import { type Playback, SPEEDS, type Speed } from './use-playback.ts';

type Props = {
  readonly playback: Playback;
  readonly eyes: Eyes;
  readonly seats: number;
  readonly isOver: boolean;
  /** The only seat that a running game can be watched from. */
  readonly ownSeat: Seat | undefined;
  readonly names: Names;
  readonly onStep: (by: 1 | -1) => void;
  readonly onRound: (direction: 'back' | 'on') => void;
  readonly onEyes: (eyes: Eyes) => void;
  /** Opens the other actions, where they have no room beside the table. */
  readonly onMore: (() => void) | undefined;
};

/** The controls: whose view, back and forward, speed. */
export function Controls(props: Props) {
  const { playback, eyes, seats, isOver, ownSeat, names, onStep, onRound, onEyes, onMore } = props;
  const words = replayWords();
  const { isPlaying, speed, setPlaying, setSpeed } = playback;
  return (
    <div class="stand">
      <label class="eyes" title={words.eyes}>
        <Icon of={eyeTarget} />
        <select
          class="field"
          aria-label={words.eyes}
          value={String(eyes)}
          onChange={({ currentTarget: { value } }) => onEyes(eyesOf(value, seats))}
        >
          {ownSeat === undefined && <option value="spectator">{words.public}</option>}
          {(ownSeat === undefined ? seatsOf(seats) : [ownSeat]).map((seat) => (
            <option key={seat} value={String(seat)}>
              {names(seat)}
            </option>
          ))}
          {isOver && <option value="all">{words.all}</option>}
        </select>
      </label>
      <div class="drive">
        <IconButton of={fastBackwardButton} label={words.previousRound} onClick={() => onRound('back')} />
        <IconButton of={previousButton} label={words.previous} onClick={() => onStep(-1)} />
        <button
          type="button"
          class="btn main go"
          aria-label={isPlaying ? words.pause : words.play}
          title={isPlaying ? words.pause : words.play}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon of={isPlaying ? pauseButton : playButton} />
        </button>
        <IconButton of={nextButton} label={words.next} onClick={() => onStep(1)} />
        <IconButton of={fastForwardButton} label={words.nextRound} onClick={() => onRound('on')} />
      </div>
      <div class="pace">
        <select
          class="field"
          aria-label={words.speed}
          value={speed}
          onChange={({ currentTarget: { value } }) => setSpeed(speedOf(value))}
        >
          {Object.keys(SPEEDS).map((one) => (
            <option key={one} value={one}>
              {words.speeds[speedOf(one)]}
            </option>
          ))}
        </select>
        {onMore !== undefined && <IconButton of={hamburgerMenu} label={words.more} class="more" onClick={onMore} />}
      </div>
    </div>
  );
}

const eyesOf = (value: string, seats: number): Eyes =>
  value === 'all' || value === 'spectator' ? value : (seatsOf(seats)[Number(value)] ?? 'spectator');

const speedOf = (value: string): Speed =>
  (['half', 'one', 'two', 'four'] as const).find((one) => one === value) ?? 'one';
