import { type Seat, seatsOf } from '@saloon/kernel';
import { type UserId, userId } from '@saloon/protocol';
import type { SharedTable } from './open-moves.ts';

export const userAt = ({ seating }: SharedTable, at: Seat): UserId | undefined => {
  const user = seating.people[at];
  return user === undefined || user === '' ? undefined : userId(user);
};

/** Everyone who plays on this device. */
export const peopleAt = (table: SharedTable): readonly UserId[] =>
  seatsOf(table.seating.people.length).flatMap((one) => userAt(table, one) ?? []);
