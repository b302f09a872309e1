import { LEVELS, type Level, type Names, type Seat, seatsOf } from '@saloon/kernel';
import { useState } from 'preact/hooks';
import { t } from '../../core/i18n/index.ts';
import { Sheet } from '../../kit/sheet.tsx';
import { replayWords } from './text/index.ts';

type Props = {
  readonly seats: number;
  readonly names: Names;
  /** The seat that is preselected. */
  readonly seat: Seat;
  readonly onPlay: (seat: Seat, level: Level) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Continue from here: in whose seat, and against which bots. */
export function WhatIfSheet({ seats, names, seat, onPlay, onClose }: Props) {
  const [who, setWho] = useState(seat);
  const [level, setLevel] = useState<Level>('normal');
  const [isGoing, setGoing] = useState(false);
  const words = replayWords();
  const play = async () => {
    setGoing(true);
    if (!(await onPlay(who, level))) setGoing(false);
  };
  return (
    <Sheet
      title={words.whatIf}
      class="what-if-sheet"
      onClose={onClose}
      footer={
        <button type="button" class="btn main" aria-disabled={isGoing} onClick={isGoing ? undefined : play}>
          {words.playOn}
        </button>
      }
    >
      <p class="help">{words.whatIfHint}</p>
      <label class="what-if-field">
        <span>{words.inPlaceOf}</span>
        <select
          class="field"
          value={String(who)}
          onChange={({ currentTarget }) => setWho(seatsOf(seats)[Number(currentTarget.value)] ?? seat)}
        >
          {seatsOf(seats).map((one) => (
            <option key={one} value={String(one)}>
              {names(one)}
            </option>
          ))}
        </select>
      </label>
      <label class="what-if-field">
        <span>{words.againstBots}</span>
        <select
          class="field"
          value={level}
          onChange={({ currentTarget }) => setLevel(LEVELS.find((one) => one === currentTarget.value) ?? level)}
        >
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {t().levels[one]}
            </option>
          ))}
        </select>
      </label>
    </Sheet>
  );
}
