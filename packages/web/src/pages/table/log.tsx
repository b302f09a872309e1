import { type Names, type Seat, seat } from '@saloon/kernel';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Brand, type Owner } from '../../kit/brand.tsx';
import type { TableStore } from '../../net/table-store.ts';
import { settings } from '../../settings/store.ts';
import type { GameWords } from '../../tables/index.ts';

const LINES = 250;
/** The list follows new lines while it is this close to its end, in pixels. */
const NEAR = 40;
type Line = {
  readonly key: string;
  readonly text: string;
  readonly seat: Seat | undefined;
  readonly event: unknown;
};

/** The seat that caused an event, if it names one. */
const seatOf = (event: unknown): Seat | undefined =>
  typeof event === 'object' && event !== null && 'seat' in event && typeof event.seat === 'number'
    ? seat(event.seat)
    : undefined;

/** The list is one tab stop; arrow keys move from line to line. */
function moveAmongLines(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key];
  if (step === undefined || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.line')];
  const now = lines.findIndex((line) => line.matches(':focus'));
  event.preventDefault();
  lines[Math.max(0, Math.min(lines.length - 1, now + step))]?.focus();
}

/** The log: whole sentences, the latest at the bottom, each linked to its rule. The live region announces the same. */
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
  /** Opens the rule behind an event. */
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
  // A reader who has scrolled up stays there.
  const isFollowing = useRef(true);
  const follow = () => {
    const list = box.current;
    if (list !== null) isFollowing.current = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR;
  };
  // Before the scroll event: removing the oldest lines scrolls the list, and that isn't the reader.
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
