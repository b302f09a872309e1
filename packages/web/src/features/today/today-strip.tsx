import '../puzzles/tokens.css';
import './today.css';
import type { CSSProperties } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import { GameMark } from '../../core/games/game-mark.tsx';
import { settings } from '../../core/settings/store.ts';
import { dayAt, untilTomorrow } from '../../kit/day.ts';
import { Icon } from '../../kit/icon.tsx';
import { campfire, checkMark } from '../../kit/icons/today.ts';
import type { TodayCell } from './cell.ts';
import { SOURCES } from './sources.ts';
import { todayWords } from './text/index.ts';

const MINUTE = 60_000;

/** The strip "Today" of the lobby: deals, the puzzle and the next tournament. Renders nothing until one of them is known. */
export function TodayStrip() {
  const words = todayWords();
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  // At midnight the page may still be open.
  const day = dayAt(Date.now());
  useEffect(() => {
    for (const { load } of SOURCES) load?.();
  }, [day]);
  useEffect(() => {
    const timer = setInterval(() => look(undefined), MINUTE);
    return () => clearInterval(timer);
  }, []);
  const cells = SOURCES.flatMap((source) => source.cells());
  if (cells.length === 0) return null;
  const now = Date.now();
  const minutes = Math.ceil(untilTomorrow(now) / MINUTE);
  return (
    <section class="panel today" aria-label={words.today}>
      <Leaf now={now} />
      <h2 class="sign">
        {words.today} <small>{words.renewed(Math.floor(minutes / 60), minutes % 60)}</small>
      </h2>
      <a class="more" href="/puzzles">
        {words.allPuzzles}
      </a>
      {/* A new list when cells arrive: on phones the old one would keep its place and hide the first cells. */}
      <ul key={cells.length}>
        {cells.map((cell) => (
          <Cell key={cell.key} cell={cell} />
        ))}
      </ul>
    </section>
  );
}

/** The day as a leaf of a calendar. It is the day in UTC, because days begin there. */
function Leaf({ now }: { readonly now: number }) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(settings.value.lang, { ...options, timeZone: 'UTC' }).format(now);
  return (
    <p class="leaf">
      <span class="sign">{part({ weekday: 'short' })}</span>
      <b class="num">{part({ day: 'numeric' })}</b>
      <small>{part({ month: 'short' })}</small>
    </p>
  );
}

function Cell({ cell }: { readonly cell: TodayCell }) {
  const { href, title, mark, text, streak = 0, action, isDone = false } = cell;
  const words = todayWords();
  return (
    <li class={isDone ? 'done' : ''}>
      <a href={href} data-cell={cell.key}>
        {'game' in mark ? (
          <GameMark game={mark.game} />
        ) : (
          <span class="gi" style={{ '--g': mark.tone } as CSSProperties}>
            <Icon of={mark.icon} />
          </span>
        )}
        <b>{title}</b>
        <span class="text">{text}</span>
        {streak > 1 && (
          <small class="streak">
            <Icon of={campfire} />
            <span aria-hidden="true">{words.days(streak)}</span>
            <span class="sr">{words.streak(streak)}</span>
          </small>
        )}
        <strong class="sign">
          {isDone && <Icon of={checkMark} />}
          {action}
        </strong>
      </a>
    </li>
  );
}
