import { signal } from '@preact/signals';
import type { TableId } from '@saloon/protocol';

/** The table of a tournament that waits for this person until a moment by the browser's clock. */
export type SeatCall = { readonly table: TableId; readonly tournament: string; readonly until: number };

/** The tables that wait, the first to stop waiting at the front. */
export const seatCalls = signal<readonly SeatCall[]>([]);

/** A table waits for `seatIn` milliseconds. */
export function callToSeat(table: TableId, tournament: string, seatIn: number): void {
  const others = seatCalls.peek().filter((one) => one.table !== table);
  const call = { table, tournament, until: Date.now() + seatIn };
  seatCalls.value = [...others, call].toSorted((a, b) => a.until - b.until);
}

/** Nobody waits there any more. */
export function endSeatCall({ table }: SeatCall): void {
  seatCalls.value = seatCalls.peek().filter((one) => one.table !== table);
}
