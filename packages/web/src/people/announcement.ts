import { signal } from '@preact/signals';
import { server } from '../net/server.ts';

/** What the operators tell everybody; empty most of the time. */
export const announcement = signal('');

/** Listens to news from the server. What shows news about friends is loaded with the first of them. */
export function followNews(): void {
  server.onNews((news) => {
    if (news.type === 'announcement') announcement.value = news.text;
    else void import('./news.ts').then(({ onNews }) => onNews(news));
  });
}
