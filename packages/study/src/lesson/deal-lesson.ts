import { type Lang, type Lesson, type Seat, seat as seatAt } from '@saloon/kernel';
import { tableId, type UserId, userId } from '@saloon/protocol';
import { openTable, type Table } from '@saloon/table';

export const LEARNER = userId('learner');
/** The user id of a seat: the learner, or one of the cast. */
export const actorOf = (seat: Seat, learner: Seat): UserId => (seat === learner ? LEARNER : userId(`cast${seat}`));

/** The dealt table of a lesson, with everyone present and without bots. Its clock and the game's start together. */
export function dealLesson({ game, options, seed, cast, learner }: Lesson, lang: Lang, name: string): Table {
  const seats = cast[lang].map((called, i) => ({ name: called, seat: seatAt(i) }));
  const guests = seats.flatMap((one) => (one.seat === learner ? [] : [{ ...one, user: actorOf(one.seat, learner) }]));
  const opened = openTable({
    id: tableId('lesson'),
    seed,
    host: { user: LEARNER, name },
    guests,
    isReady: true,
    request: {
      type: 'open-table',
      id: 'lesson',
      game,
      options: { ...options },
      seats: seats.map(({ seat }) => ({ type: seat === learner ? 'me' : 'open' })),
      isPrivate: true,
      hints: 'off',
    },
  });
  if (!opened.ok) throw new Error(`Cannot lay the table of a lesson: ${opened.code} (${opened.at})`);
  const people = [LEARNER, ...guests.map(({ user }) => user)];
  // All players are in this browser, without latency.
  for (const user of people) opened.table.lag(user, 0, 0);
  for (const user of people) opened.table.presence(user, true, 0);
  return opened.table;
}
