import { useEffect, useRef } from 'preact/hooks';
import { play } from '../kit/sound.ts';
import { endSeatCall, type SeatCall } from '../people/announcement.ts';
import { tablePath } from '../router.ts';
import { countdown } from './numbers.ts';
import { tournamentWords } from './text/index.ts';
import { useNow } from './use-now.ts';

/** The table of a tournament that waits: for how long, also in the tab's title, and the way there. */
export function SeatCallLine({ call }: { readonly call: SeatCall }) {
  const words = tournamentWords();
  const left = call.until - useNow();
  const isOver = left <= 0;
  const time = words.yourTableIn(countdown(left, ''));
  const inTitle = useRef('');
  useEffect(() => play('bell'), [call.table]);
  useEffect(() => {
    if (isOver) endSeatCall(call);
  }, [isOver]);
  useEffect(() => {
    inTitle.current = retitle(inTitle.current, `${time} · `);
  }, [time]);
  useEffect(() => () => void retitle(inTitle.current, ''), []);
  if (isOver) return null;
  return (
    <p class="paper">
      <span>
        <span role="status">{call.tournament}:</span> <b class="num">{time}</b>
      </span>
      <a class="btn small main" href={tablePath(call.table, false)} aria-label={words.toTable}>
        {words.go}
      </a>
    </p>
  );
}

/** Replaces what stands in front of the page's own title, which changes from page to page. */
function retitle(before: string, now: string): string {
  const { title } = document;
  document.title = now + (before !== '' && title.startsWith(before) ? title.slice(before.length) : title);
  return now;
}
