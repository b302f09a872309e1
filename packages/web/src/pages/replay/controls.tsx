import { type Names, seatsOf } from '@saloon/kernel';
import { Icon } from '../../kit/icon.tsx';
import { eyeTarget } from '../../kit/icons/eye-target.ts';
import { fastBackwardButton } from '../../kit/icons/fast-backward-button.ts';
import { fastForwardButton } from '../../kit/icons/fast-forward-button.ts';
import { linkedRings } from '../../kit/icons/linked-rings.ts';
import { nextButton } from '../../kit/icons/next-button.ts';
import { pauseButton } from '../../kit/icons/pause-button.ts';
import { playButton } from '../../kit/icons/play-button.ts';
import { previousButton } from '../../kit/icons/previous-button.ts';
import type { Eyes } from './logic/link.ts';
import { replayWords } from './text/index.ts';
import { type Playback, SPEEDS, type Speed } from './use-playback.ts';

type Props = {
  readonly playback: Playback;
  readonly eyes: Eyes;
  readonly seats: number;
  readonly isOver: boolean;
  readonly names: Names;
  readonly onStep: (by: 1 | -1) => void;
  readonly onRound: (direction: 'back' | 'on') => void;
  readonly onEyes: (eyes: Eyes) => void;
  readonly onCopy: () => void;
};

/** The driver's stand: whose eyes, back and on, how fast, and the link to here. */
export function Controls({ playback, eyes, seats, isOver, names, onStep, onRound, onEyes, onCopy }: Props) {
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
          <option value="spectator">{words.public}</option>
          {seatsOf(seats).map((seat) => (
            <option key={seat} value={String(seat)}>
              {names(seat)}
            </option>
          ))}
          {isOver && <option value="all">{words.all}</option>}
        </select>
      </label>
      <div class="drive">
        <button type="button" class="ib" aria-label={words.previousRound} onClick={() => onRound('back')}>
          <Icon of={fastBackwardButton} />
        </button>
        <button type="button" class="ib" aria-label={words.previous} onClick={() => onStep(-1)}>
          <Icon of={previousButton} />
        </button>
        <button
          type="button"
          class="btn main go"
          aria-label={isPlaying ? words.pause : words.play}
          onClick={() => setPlaying(!isPlaying)}
        >
          <Icon of={isPlaying ? pauseButton : playButton} />
        </button>
        <button type="button" class="ib" aria-label={words.next} onClick={() => onStep(1)}>
          <Icon of={nextButton} />
        </button>
        <button type="button" class="ib" aria-label={words.nextRound} onClick={() => onRound('on')}>
          <Icon of={fastForwardButton} />
        </button>
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
        <button type="button" class="ib" aria-label={words.copy} title={words.copy} onClick={onCopy}>
          <Icon of={linkedRings} />
        </button>
      </div>
    </div>
  );
}

const eyesOf = (value: string, seats: number): Eyes =>
  value === 'all' || value === 'spectator' ? value : (seatsOf(seats)[Number(value)] ?? 'spectator');

const speedOf = (value: string): Speed =>
  (['half', 'one', 'two', 'four'] as const).find((one) => one === value) ?? 'one';
