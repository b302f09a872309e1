import { type Names, type Seat, seat } from '@saloon/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Brand, type Owner } from '../../kit/brand.tsx';
import type { TableStore } from '../../net/table-store.ts';
import { settings } from '../../settings/store.ts';
import type { GameWords } from '../../tables/index.ts';

const LINES = 250;
/** So near its end the list follows what comes, in pixels. */
const NEAR = 40;
type Line = {
  readonly key: string;
  readonly text: string;
  readonly seat: Seat | undefined;
  readonly event: unknown;
};

/** Whose doing an event was, where it says so. */
const seatOf = (event: unknown): Seat | undefined =>
  typeof event === 'object' && event !== null && 'seat' in event && typeof event.seat === 'number'
    ? seat(event.seat)
    : undefined;

/** The list is one stop for the keyboard; arrows go from line to line. */
function moveAmongLines(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.line')];
  const now = lines.findIndex((line) => line.matches(':focus'));
  event.preventDefault();
  lines[Math.max(0, Math.min(lines.length - 1, now + step))]?.focus();
}

/**
 * What happened, in whole sentences, the latest at the bottom; each leads to the rule behind it. The live region tells the
 * same as it happens.
 */
export function Log({
  store,
  words,
  names,
  owner,
  onRule,
}: {
  readonly store: TableStore;
  readonly words: GameWords;
  readonly names: Names;
  readonly owner: (seat: Seat) => Owner;
  /** Somebody wants to know why that happened. */
  readonly onRule: (event: unknown) => void;
}) {
  const { lang } = settings.value;
  const lines: Line[] = store.events.value.flatMap(({ version, at, events }) =>
    events.flatMap((event, i) => {
      const text = words[lang].tell(event, names);
      return text === undefined ? [] : [{ key: `${version}-${at}-${i}`, text, seat: seatOf(event), event }];
    }),
  );
  const box = useRef<HTMLOListElement>(null);
  // Whoever reads further up is left there.
  const isFollowing = useRef(true);
  const follow = () => {
    const list = box.current;
    if (list !== null) isFollowing.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  // Before the browser tells that the list has scrolled: taking away its oldest lines scrolls it, and that is nobody reading.
  useLayoutEffect(() => {
    if (box.current !== null && isFollowing.current) box.current.scrollTop = box.current.scrollHeight;
  }, [lines.at(-1)?.key]);
  if (lines.length === 0) return <p class="nothing">{t().table.noLog}</p>;
  const shown = lines.slice(-LINES);
  return (
    <ol class="log" ref={box} aria-label={t().table.log} onKeyDown={moveAmongLines} onScroll={follow}>
      {shown.map((line, i) => (
        <li key={line.key}>
          {line.seat !== undefined && <Brand of={owner(line.seat)} />}
          <button
            type="button"
            class="line"
            tabIndex={i === shown.length - 1 ? 0 : -1}
            title={t().table.readRule}
            onClick={() => onRule(line.event)}
          >
            {line.text}
          </button>
        </li>
      ))}
    </ol>
  );
}
