import { type Names, type Seat, seat as seatAt } from '@saloon/kernel';
import type { TableInfo } from '@saloon/protocol';
import { Brand } from '../../kit/brand.tsx';
import { settings } from '../../settings/store.ts';
import type { GameTable } from '../../tables/contract.ts';
import { roomWords } from '../words.ts';

type ScreenResultProps = {
  readonly info: Extract<TableInfo, { phase: 'over' }>;
  readonly view: unknown;
  readonly table: GameTable;
  readonly names: Names;
};

/** The places, large. The phones ask about another round. */
export function ScreenResult({ info, view, table, names }: ScreenResultProps) {
  const { lang } = settings.value;
  const { ranks, scores } = info.outcome;
  const places = ranks.map((rank, i) => ({ rank, seat: seatAt(i), score: scores[i] })).sort((a, b) => a.rank - b.rank);
  const owner = (seat: Seat) => table.owner?.(view, seat) ?? seat;
  return (
    <section class="screen-result panel">
      <ol>
        {places.map(({ rank, seat, score }) => (
          <li key={seat} class={rank === 1 ? 'first' : ''}>
            <b class="poster">{rank}</b>
            <Brand of={owner(seat)} />
            <span class="sign">{names(seat)}</span>
            {score !== undefined && <b>{table.score?.(score, lang) ?? String(score)}</b>}
          </li>
        ))}
      </ol>
      <p>{roomWords(lang).onPhone}</p>
    </section>
  );
}
