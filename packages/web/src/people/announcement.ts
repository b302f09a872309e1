import { signal } from '@preact/signals';
import type { TableId } from '@saloon/protocol';
import { server } from '../net/server.ts';

/** What the operators tell everybody; empty most of the time. */
export const announcement = signal('');

/** The table of a tournament that waits for this person until a moment by the browser's clock. */
export type SeatCall = { readonly table: TableId; readonly tournament: string; readonly until: number };

/** The tables that wait, the first to stop waiting at the front. */
export const seatCalls = signal<readonly SeatCall[]>([]);

const CLOSED = 'saloon.announcement';
let closed = kept();

function kept(): string {
  try {
    return localStorage.getItem(CLOSED) ?? '';
  } catch {
    return '';
  }
}

/** The server says it again at every connection: once closed, it stays closed. */
export function closeAnnouncement(): void {
  closed = announcement.peek();
  announcement.value = '';
  try {
    localStorage.setItem(CLOSED, closed);
  } catch {
    // Without storage, the next page load shows it again.
  }
}

/** Listens to news from the server. What shows news about friends is loaded with the first of them. */
export function followNews(): void {
  server.onNews((news) => {
    if (news.type === 'announcement') announcement.value = news.text === closed ? '' : news.text;
    else if (news.type === 'invited' && news.seatIn !== undefined) {
      const { table, from: tournament, seatIn } = news;
      const others = seatCalls.peek().filter((one) => one.table !== table);
      const call = { table, tournament, until: Date.now() + seatIn };
      seatCalls.value = [...others, call].toSorted((a, b) => a.until - b.until);
    } else void import('./news.ts').then(({ onNews }) => onNews(news));
  });
}

/** Nobody waits there any more. */
export function endSeatCall({ table }: SeatCall): void {
  seatCalls.value = seatCalls.peek().filter((one) => one.table !== table);
}
