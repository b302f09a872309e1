import './profiles.css';
import type { Seat } from '@saloon/kernel';
import type { TableId, TableRatings } from '@saloon/protocol';
import { useEffect, useState } from 'preact/hooks';
import { titleOf } from '../../core/games/titles.ts';
import { signed } from '../../kit/signed.ts';
import { ask } from '../../net/api.ts';
import { peopleWords } from './text/index.ts';

/** The server settles a game within moments; after the last try the page says that the rating is pending. */
const TRIES = [300, 700, 1500, 3000] as const;

type Props = {
  readonly table: TableId;
  readonly game: string;
  readonly seat: Seat | undefined;
  readonly rank: number | undefined;
};

/** At the end of a rated game: your rating before and after it, and why. */
export function TableRating({ table, game, seat, rank }: Props) {
  const words = peopleWords();
  const [ratings, setRatings] = useState<TableRatings | undefined>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (tries: number) => {
      const answer = await ask('GET /api/tables/:id/ratings', { params: { id: table } });
      if (answer.ok) setRatings(answer.body);
      const wait = TRIES[tries];
      if ((!answer.ok || answer.body.status === 'pending') && wait !== undefined) {
        timer = setTimeout(() => void look(tries + 1), wait);
      }
    };
    timer = setTimeout(() => void look(0), TRIES[0]);
    return () => clearTimeout(timer);
  }, [table]);
  if (seat === undefined || ratings?.status === 'unrated') return null;
  const own = ratings?.seats[seat];
  if (own === undefined || own === null) return <p class="help">{words.pending}</p>;
  const { before, after, expected, place } = own;
  const change = after.points - before.points;
  return (
    <section class="your-rating" aria-live="polite">
      <small>{words.yourRating(titleOf(game))}</small>
      <p class="num">
        <span>{before.points}</span> → <b class="sign">{after.points}</b> <span>{words.range(after.range)}</span>{' '}
        <span class={change > 0 ? 'rose' : ''}>{signed(change)}</span>
      </p>
      <p>
        {rank !== undefined && rank !== place ? words.left(place) : words.why(...likely(expected), place)}{' '}
        {words.narrowed(before.range, after.range)}
      </p>
    </section>
  );
}

/** Halfway between two places, both were as likely. */
const CLOSE = 0.3;
const likely = (expected: number): readonly [number, number] =>
  Math.abs(expected - Math.round(expected)) < CLOSE
    ? [Math.round(expected), Math.round(expected)]
    : [Math.floor(expected), Math.ceil(expected)];
