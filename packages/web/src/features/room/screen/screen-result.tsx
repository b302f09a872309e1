import { type Names, seat as seatAt } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';
import { useEffect } from 'preact/hooks';
import type { GameTable } from '../../../core/games/contract.ts';
import { settings } from '../../../core/settings/store.ts';
import { play } from '../../../kit/sound/sound.ts';
import { SeatMark } from '../../../table/plates/seat-mark.tsx';
import type { ShownEnding } from '../../table-page/ending/ranking-sheet.tsx';
import { useGameEnd } from '../../table-page/ending/use-game-end.ts';
import { roomWords } from '../words.ts';
import { ScreenEnding } from './screen-ending.tsx';

type ScreenResultProps = {
  readonly info: Extract<TableInfo, { phase: 'over' }>;
  readonly view: unknown;
  readonly table: GameTable;
  readonly names: Names;
  /** How the game ended, if it has a scene for it. */
  readonly ending: ShownEnding | undefined;
};

/** How the game ended, or only the places. The phones ask about another round. */
export function ScreenResult({ info, view, table, names, ending }: ScreenResultProps) {
  const { lang } = settings.value;
  const { ranks, scores } = info.outcome;
  const places = ranks.map((rank, i) => ({ rank, seat: seatAt(i), score: scores[i] })).sort((a, b) => a.rank - b.rank);
  useEffect(() => play('fanfare'), []);
  // All hands face up. What turned the game is in the replay.
  const end = useGameEnd({ table: info.id, isSolo: false, isBefore: false }, undefined, ending && noTurns);
  return (
    <section class="screen-result">
      {ending === undefined ? (
        <ol class="panel">
          {places.map(({ rank, seat, score }) => (
            <li key={seat}>
              <b class="poster">{rank}</b>
              <SeatMark table={table} view={view} seat={seat} />
              <span class="sign">{names(seat)}</span>
              {score !== undefined && <b>{table.score?.(score, lang) ?? String(score)}</b>}
            </li>
          ))}
        </ol>
      ) : (
        <ScreenEnding {...ending} names={names} lang={lang} chairs={info.seats} open={end.open} />
      )}
      <p>
        {ending !== undefined && <b class="sign">{ending.ending.why}</b>} {roomWords(lang).onPhone}
      </p>
    </section>
  );
}

const noTurns = () => [];
