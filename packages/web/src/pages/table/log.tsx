import { type Names, type Seat, seat } from '@saloon/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Brand, type Owner } from '../../kit/brand.tsx';
import type { TableStore } from '../../net/table-store.ts';
import { settings } from '../../settings/store.ts';
import type { GameWords } from '../../tables/index.ts';

const LINES = 250;
type Line = { readonly key: string; readonly text: string; readonly seat: Seat | undefined };

/** Whose doing an event was, where it says so. */
const seatOf = (event: unknown): Seat | undefined =>
  typeof event === 'object' && event !== null && 'seat' in event && typeof event.seat === 'number'
    ? seat(event.seat)
    : undefined;

/** What happened, in whole sentences, the latest at the bottom. The live region tells the same as it happens. */
export function Log({
  store,
  words,
  names,
  owner,
}: {
  readonly store: TableStore;
  readonly words: GameWords;
  readonly names: Names;
  readonly owner: (seat: Seat) => Owner;
}) {
  const { lang } = settings.value;
  const lines: Line[] = store.events.value.flatMap(({ version, events }) =>
    events.flatMap((event, i) => {
      const text = words[lang].tell(event, names);
      return text === undefined ? [] : [{ key: `${version}-${i}`, text, seat: seatOf(event) }];
    }),
  );
  const box = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = box.current;
    if (list !== null && list.scrollHeight - list.scrollTop - list.clientHeight < 160)
      list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, []);
  if (lines.length === 0) return <p class="nothing">{t().table.noLog}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by keyboard
    <ol class="log" ref={box} tabIndex={0} aria-label={t().table.log}>
      {lines.slice(-LINES).map((line) => (
        <li key={line.key}>
          {line.seat !== undefined && <Brand of={owner(line.seat)} />}
          <span>{line.text}</span>
        </li>
      ))}
    </ol>
  );
}
