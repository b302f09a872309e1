import './photo-finish.css';
import type { Millis, Names, Seat } from '@saloon/kernel';
import { useEffect } from 'preact/hooks';
import { Brand } from '../../../kit/figures/brand.tsx';
import { announce } from '../../../kit/live.tsx';
import type { PhotoFinish as Finish, FinishRow } from '../logic/finish.ts';
import type { Words } from '../text/words.ts';

type PhotoFinishProps = {
  readonly finish: Finish;
  readonly words: Words;
  readonly names: Names;
  readonly you: Seat | undefined;
  /** How much too late the viewer slapped. */
  readonly late?: Millis | undefined;
};

/** The race to the millisecond: times, arrivals, latency credits, and who gets no share. */
export function PhotoFinish({ finish, words, names, you, late }: PhotoFinishProps) {
  const { columns, note, ms } = words.finish;
  const slowest = finish.rows.reduce((most, { received = 0, e = 0 }) => Math.max(most, received, e), 1);
  const said = note(finish);
  const last = (row: FinishRow) =>
    row.isStarter
      ? words.finish.starter
      : row.e !== undefined
        ? ms(row.e)
        : row.seat === you && late !== undefined
          ? words.finish.late(late)
          : words.finish.noHand;
  useEffect(() => {
    if (late !== undefined) announce(words.finish.late(late));
  }, [late]);
  return (
    <div class="photo-finish">
      <table>
        <caption class="sr">{words.finish.title}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.player}</th>
            <th scope="col">{columns.time}</th>
            <th scope="col">{columns.received}</th>
            <th scope="col">{columns.comp}</th>
          </tr>
        </thead>
        <tbody>
          {finish.rows.map((row) => (
            <tr key={row.seat} class={row.isOut ? 'out' : ''}>
              <th scope="row">
                <span class="hand">
                  <b class="at">{row.place ?? '–'}</b>
                  <Brand of={row.seat} />
                  <b>{names(row.seat)}</b>
                  {row.seat === you && <span class="you">{words.you}</span>}
                </span>
                {row.isOut && <em class="shut">{words.finish.out}</em>}
                {row.isStunned && <em>{words.finish.stunned}</em>}
              </th>
              <td class="num">
                <b>{last(row)}</b>
                {row.e !== undefined && (
                  <span class="track" aria-hidden="true">
                    <i class="lane" style={{ width: `${((row.received ?? row.e) / slowest) * 100}%` }} />
                    <i class="time" style={{ width: `${(row.e / slowest) * 100}%` }} />
                  </span>
                )}
              </td>
              <td class="num">{row.received === undefined ? '' : ms(row.received)}</td>
              <td class="num">{row.credit === 0 ? '' : `−${ms(row.credit)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {said !== undefined && <p class="note">{said}</p>}
    </div>
  );
}
