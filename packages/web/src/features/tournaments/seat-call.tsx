import { useEffect, useRef } from 'preact/hooks';
import { tablePath } from '../../core/router/router.ts';
import { play } from '../../kit/sound/sound.ts';
import { useNow } from '../../kit/use-now.ts';
import { countdown } from './numbers.ts';
import { endSeatCall, type SeatCall } from './seat-calls.ts';
import { tournamentWords } from './text/index.ts';

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
