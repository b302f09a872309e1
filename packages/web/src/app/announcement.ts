import { signal } from '@preact/signals';
import { callToSeat } from '../features/tournaments/seat-calls.ts';
import { server } from '../net/server.ts';

/** What the operators tell everybody; empty most of the time. */
export const announcement = signal('');

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
    else if (news.type === 'invited' && news.seatIn !== undefined) callToSeat(news.table, news.from, news.seatIn);
    else void import('../features/friends/news.ts').then(({ onNews }) => onNews(news));
  });
}
